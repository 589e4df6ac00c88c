import { gone } from '../failures.ts';
import type { Outcomes } from '../outcome.ts';
import { actionOutcomes, listOutcomes, readOutcomes } from './lists.ts';

const FIELD = 'SBS-1: the server error field is shown if present';

export const adminSubscriptionOutcomes = {
  'adminSubscriptions.list': listOutcomes('Error fetching subscriptions', 'subscriptions'),
  'adminSubscriptions.products': readOutcomes('Error fetching products'),
  'adminSubscriptions.update': {
    ...actionOutcomes('Error updating subscription'),
    errorField: {
      status: 400,
      body: { code: 400, error: 'This user already has that product' },
      userSees: 'This user already has that product',
      source: FIELD,
    },
    errorFieldAndMessage: {
      status: 400,
      body: { code: 400, error: 'This user already has that product', message: 'Bad Request' },
      userSees: 'This user already has that product',
      source: FIELD,
    },
    gone: {
      status: 404,
      body: { code: 404, error: 'Subscription not found' },
      userSees: 'Subscription not found',
      source: FIELD,
    },
  },
  'adminSubscriptions.remove': {
    ...actionOutcomes('Error deleting subscription', 'Deleting...'),
    gone: gone('Subscription'),
  },
} satisfies Record<string, Outcomes>;
