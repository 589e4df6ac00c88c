import { signInOutcomes } from '../auth.ts';
import { refusal, withoutMessage } from '../failures.ts';
import type { Outcomes } from '../outcome.ts';

export const adminAuthOutcomes = {
  'adminAuth.signIn': {
    ...withoutMessage(signInOutcomes), // no screen uses this call (DEC-12)
    notAdmin: refusal(403, { message: 'Access Denied.' }, 'ROU-4: ROLE_ADMIN is required'),
  },
} satisfies Record<string, Outcomes>;
