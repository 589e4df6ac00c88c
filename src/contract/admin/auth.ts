import { SignIn, SignInReply, TEST_TOKEN } from '../auth.ts';
import { endpoint } from '../endpoint.ts';

export const adminAuth = {
  signIn: endpoint({
    method: 'POST',
    path: '/api/admin/login_check',
    access: 'anyone',
    summary: 'Sign in as administrator',
    body: SignIn,
    example: { username: 'admin', password: 'password', turnstileToken: TEST_TOKEN },
    reply: SignInReply,
    assumed: {
      body: 'As the customer sign-in; only the call is documented, and no screen uses it (DEC-12).',
    },
  }),
};
