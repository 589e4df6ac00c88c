import { gone, refusedByError } from '../failures.ts';
import type { Outcomes } from '../outcome.ts';
import { actionOutcomes, listOutcomes, readOutcomes } from './lists.ts';

const OWNED = 'This user already has that product';
const FIELD = 'SBS-1: the server error field is shown if present';

export const adminSubscriptionOutcomes = {
  'adminSubscriptions.list': listOutcomes('Error fetching subscriptions', 'subscriptions'),
  'adminSubscriptions.products': readOutcomes('Error fetching products'),
  'adminSubscriptions.update': {
    ...actionOutcomes('Error updating subscription'),
    errorField: refusedByError(400, OWNED, FIELD),
    errorFieldAndMessage: refusedByError(400, OWNED, FIELD, { message: 'Bad Request' }),
    gone: refusedByError(404, 'Subscription not found', FIELD),
  },
  'adminSubscriptions.remove': {
    ...actionOutcomes('Error deleting subscription', 'Deleting...'),
    gone: gone('Subscription'),
  },
} satisfies Record<string, Outcomes>;
