import { signInOutcomes } from '../auth.ts';
import type { Outcome, Outcomes } from '../outcome.ts';

/** No screen uses this call (READINGS.md T12), so nothing is seen. */
const unseen = ({ says: _, ...outcome }: Outcome): Outcome => outcome;

export const adminAuthOutcomes: Record<string, Outcomes> = {
  'adminAuth.signIn': {
    ...Object.fromEntries(Object.entries(signInOutcomes).map(([name, outcome]) => [name, unseen(outcome)])),
    notAdmin: { status: 403, body: { code: 403, message: 'Access Denied.' }, why: 'SPEC.md §6: ROLE_ADMIN is required' },
  },
};
