import { SignIn, SignInReply } from '../auth.ts';
import { endpoint } from '../endpoint.ts';

export const adminAuth = {
  signIn: endpoint({
    method: 'POST',
    path: '/api/admin/login_check',
    access: 'anyone',
    summary: 'Sign in as administrator',
    body: SignIn,
    reply: SignInReply,
    assumed: {
      body: 'As the customer sign-in; only the call is documented, and no screen uses it (DEC-12).',
    },
  }),
};
