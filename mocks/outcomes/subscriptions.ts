import { failures, malformed, refused, spoken } from './failures.ts';
import type { Outcome, Outcomes } from './outcome.ts';

const NO_URL = 'No checkout URL received';
const noUrl = (body: unknown, why = 'SPEC.md §8: if no URL comes back'): Outcome => ({ status: 200, body, says: NO_URL, why });

export const subscriptionOutcomes = {
  'subscriptions.mine': {
    ...failures({ says: 'Failed to fetch data', why: 'SPEC.md §8: shown in place of the list', inPlace: true }),
    malformed: malformed('Failed to fetch data'),
    noProducts: { status: 200, body: { products: [], subscriptions: [], premium: false }, says: 'No products available', why: 'SPEC.md §2: an empty list' },
    emptyMaps: { status: 200, body: { products: {}, subscriptions: {}, premium: false }, says: 'No products available', odd: true, why: 'READINGS.md T68: PHP sends empty lists as maps' },
    inSeconds: {
      status: 200,
      body: { products: ['CS2'].map((name) => ({ name })), subscriptions: [{ product: 'CS2', status: 'ACTIVE', start: 1_767_225_600, end: 1_769_817_600 }], premium: true },
      says: '15 days', why: 'READINGS.md T38: start and end in seconds; on 2026-01-15T12:00:00Z this is left of January',
    },
  },
  'subscriptions.checkout': {
    ...failures({ says: 'Failed to create checkout session', why: 'SPEC.md §8: customer errors', busy: 'Processing...' }),
    noCheckoutUrl: noUrl({}),
    nullCheckoutUrl: noUrl({ checkout: null }),
    emptyCheckoutUrl: noUrl({ checkout: '' }),
    scriptUrl: noUrl({ checkout: 'javascript:alert(1)' }, 'DESIGN.md: a checkout URL is followed only if it is http(s)'),
    dataUrl: noUrl({ checkout: 'data:text/html,<h1>Pay here</h1>' }, 'DESIGN.md: a checkout URL is followed only if it is http(s)'),
    unknownPlan: refused(400, 'This plan is no longer on sale', 'SPEC.md §8: the server message if there is one'),
  },
  'subscriptions.redeem': {
    ...failures({ says: 'Failed to redeem key. Please try again', why: 'SPEC.md §8: customer errors', busy: 'Redeeming...' }),
    ...spoken('30 days of CS2 added. Enjoy!', 'Key redeemed successfully', 'SPEC.md §4: the server message is shown; the default is ours (READINGS.md T88)'),
    unknownKey: refused(400, 'Invalid activation key', 'SPEC.md §8: the server message if there is one'),
    usedKey: refused(400, 'This activation key has already been used', 'SPEC.md §8: the server message if there is one'),
  },
} satisfies Record<string, Outcomes>;
