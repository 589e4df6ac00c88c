import { failures, refused, messageOutcomes } from './failures.ts';
import type { Outcomes } from './outcome.ts';

export const hwidOutcomes = {
  'hwid.requestReset': {
    ...failures({
      userSees: 'Failed to submit HWID reset request',
      source: 'TOA-3: customer errors',
      busy: 'Processing...',
    }),
    ...messageOutcomes(
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
