import { adminAuth } from '#src/contract/admin/auth.ts';
import { ROLE_ADMIN } from '#src/contract/auth.ts';
import { Refusal } from '../../server/refusal.ts';
import { serve } from '../../server/serve.ts';
import { openSession, sessionCookies } from '../../server/session.ts';
import { admitted, SIGNED_IN } from '../auth.ts';

export const adminAuthHandlers = [
  serve(adminAuth.signIn, ({ body, setCookies }) => {
    const user = admitted(body);
    if (!user.roles.includes(ROLE_ADMIN)) throw new Refusal(403, 'Access Denied.');
    setCookies(sessionCookies(openSession(user)));
    return SIGNED_IN;
  }),
];
