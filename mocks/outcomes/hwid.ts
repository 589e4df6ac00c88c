import { failures, refused, spoken } from './failures.ts';
import type { Outcomes } from './outcome.ts';

export const hwidOutcomes = {
  'hwid.requestReset': {
    ...failures({ says: 'Failed to submit HWID reset request', why: 'SPEC.md §8: customer errors', busy: 'Processing...' }),
    ...spoken('We will look at it within a day', 'HWID reset request submitted', 'SPEC.md §7: data.message; the default is ours (READINGS.md T88)'),
    alreadyPending: refused(409, 'You already have a pending HWID reset request', 'SPEC.md §8: the server message if there is one'),
    notPremium: refused(403, 'This feature requires an active subscription', 'SPEC.md §6: premium alone unlocks it'),
  },
} satisfies Record<string, Outcomes>;
