import { gone, refusal } from '../failures.ts';
import type { Outcomes } from '../outcome.ts';
import { actionOutcomes, listOutcomes, readOutcomes } from './lists.ts';

const FIELD = 'SBS-1: the server error field is shown if present';

export const adminSubscriptionOutcomes = {
  'adminSubscriptions.list': listOutcomes('Error fetching subscriptions', 'subscriptions'),
  'adminSubscriptions.products': readOutcomes('Error fetching products'),
  'adminSubscriptions.update': {
    ...actionOutcomes('Error updating subscription'),
    errorField: refusal(
      400,
      { error: 'This user already has that product' },
      FIELD,
      'This user already has that product',
    ),
    errorFieldAndMessage: refusal(
      400,
      { error: 'This user already has that product', message: 'Bad Request' },
      FIELD,
      'This user already has that product',
    ),
    gone: refusal(404, { error: 'Subscription not found' }, FIELD, 'Subscription not found'),
  },
  'adminSubscriptions.remove': {
    ...actionOutcomes('Error deleting subscription', 'Deleting...'),
    gone: gone('Subscription'),
  },
} satisfies Record<string, Outcomes>;
