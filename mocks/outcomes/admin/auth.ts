import { signInOutcomes } from '../auth.ts';
import { withoutMessage } from '../failures.ts';
import type { Outcomes } from '../outcome.ts';

export const adminAuthOutcomes = {
  'adminAuth.signIn': {
    ...withoutMessage(signInOutcomes), // no screen uses this call (DEC-12)
    notAdmin: {
      status: 403,
      body: { code: 403, message: 'Access Denied.' },
      source: 'ROU-4: ROLE_ADMIN is required',
    },
  },
} satisfies Record<string, Outcomes>;
