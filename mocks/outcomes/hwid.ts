import { failures, refused, spoken } from './failures.ts';
import type { Outcomes } from './outcome.ts';

export const hwidOutcomes = {
  'hwid.requestReset': {
    ...failures({
      says: 'Failed to submit HWID reset request',
      why: 'TOA-3: customer errors',
      busy: 'Processing...',
    }),
    ...spoken(
      'We will look at it within a day',
      'HWID reset request submitted',
      'TOA-3: data.message; the default is ours (DEC-88)',
    ),
    alreadyPending: refused(
      409,
      'You already have a pending HWID reset request',
      'TOA-3: the server message if there is one',
    ),
    notPremium: refused(
      403,
      'This feature requires an active subscription',
      'DOW-1: premium alone unlocks it',
    ),
  },
} satisfies Record<string, Outcomes>;
