import { adminAuth } from '#src/contract/admin/auth.ts';
import { ROLE_ADMIN } from '#src/contract/session.ts';
import { Refusal } from '../../server/refusal.ts';
import { serve } from '../../server/serve.ts';
import { openSession, sessionCookies } from '../../server/session.ts';
import { SIGNED_IN, verifyCredentials } from '../auth.ts';

export const adminAuthHandlers = [
  serve(adminAuth.signIn, ({ body, transport, setCookies }) => {
    const user = verifyCredentials(body);
    if (!user.roles.includes(ROLE_ADMIN)) throw new Refusal(403, 'Access Denied.');
    setCookies(sessionCookies(openSession(user), transport));
    return SIGNED_IN;
  }),
];
