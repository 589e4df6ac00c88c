import { failures, malformed, messageOutcomes, offContract, refused, success } from './failures.ts';
import type { Outcome, Outcomes } from './outcome.ts';

const NO_URL = 'No checkout URL received';
const HTTP_ONLY = 'API-5: a checkout URL is followed only if it is http(s)';
const IF_ANY = 'TOA-3: the server message if there is one';
const EMPTY = 'No products available';
const noUrl = (body: unknown, source = 'TOA-3: if no URL comes back'): Outcome => ({
  status: 200,
  body,
  userSees: NO_URL,
  source,
});

export const subscriptionOutcomes = {
  'subscriptions.mine': {
    ...failures({
      userSees: 'Failed to fetch data',
      source: 'TOA-3: shown in place of the list',
      inPlace: true,
    }),
    malformed: malformed('Failed to fetch data'),
    noProducts: success({ products: [], subscriptions: [], premium: false }, 'SUB-5: an empty list', EMPTY),
    emptyMaps: offContract(
      success(
        { products: {}, subscriptions: {}, premium: false },
        'DEC-68: PHP sends empty lists as maps',
        EMPTY,
      ),
    ),
    inSeconds: success(
      {
        products: ['CS2'].map((name) => ({ name, shortName: null })),
        subscriptions: [{ product: 'CS2', status: 'ACTIVE', start: 1_767_225_600, end: 1_769_817_600 }],
        premium: true,
      },
      'DEC-38: start and end in seconds; on 2026-01-15T12:00:00Z this is left of January',
      '15 days',
    ),
  },
  'subscriptions.checkout': {
    ...failures({
      userSees: 'Failed to create checkout session',
      source: 'TOA-3: customer errors',
      busy: 'Processing...',
    }),
    noCheckoutUrl: offContract(noUrl({})),
    nullCheckoutUrl: noUrl({ checkout: null }),
    emptyCheckoutUrl: noUrl({ checkout: '' }),
    scriptUrl: noUrl({ checkout: 'javascript:alert(1)' }, HTTP_ONLY),
    dataUrl: noUrl({ checkout: 'data:text/html,<h1>Pay here</h1>' }, HTTP_ONLY),
    unknownPlan: refused(400, 'This plan is no longer on sale', IF_ANY),
  },
  'subscriptions.redeem': {
    ...failures({
      userSees: 'Failed to redeem key. Please try again',
      source: 'TOA-3: customer errors',
      busy: 'Redeeming...',
    }),
    ...messageOutcomes(
      '30 days of CS2 added. Enjoy!',
      'Key redeemed successfully',
      'RED-2: the server message is shown; the default is ours (DEC-88)',
    ),
    unknownKey: refused(400, 'Invalid access key', IF_ANY),
    usedKey: refused(400, 'This access key has already been used', IF_ANY),
  },
} satisfies Record<string, Outcomes>;
