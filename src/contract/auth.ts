import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { cleanUsername } from './clean-input.ts';
import {
  flag,
  ignored,
  listOf,
  looseText,
  nullishAsNull,
  numeric,
  objectOrNothing,
  messageReply,
  userMessage,
} from './wire.ts';

/** The signed-in user (API-1). A user with `secret` counts as signed out (DEC-2). */
export type SessionUser = z.infer<typeof SessionUser>;
export const SessionUser = z.object({
  username: z.string(),
  role: listOf(z.string()),
  secret: flag,
  discord: nullishAsNull(looseText),
  avatar: nullishAsNull(z.string()),
});

const turnstileToken = z.string().check(z.minLength(1, 'Please complete the captcha'));

/** Body of the sign-in request (SIN-1). */
export type SignIn = z.infer<typeof SignIn>;
export const SignIn = z.object({
  username: z.string().check(z.overwrite(cleanUsername), z.minLength(1, 'Please enter your username')),
  password: z.string().check(z.minLength(1, 'Please enter your password')),
  turnstileToken,
});

/** Body of the sign-up request (SIN-1). */
export type SignUp = z.infer<typeof SignUp>;
export const SignUp = z.object({
  username: z.string().check(z.overwrite(cleanUsername), z.minLength(1, 'Please enter a username')),
  password: z.string().check(z.minLength(1, 'Please enter a password')),
  turnstileToken,
});

/** Values of the sign-up form: the body and the confirmation of the password. */
export type SignUpForm = z.infer<typeof SignUpForm>;
export const SignUpForm = z
  .extend(SignUp, { confirmPassword: z.string().check(z.minLength(1, 'Please confirm your password')) })
  .check(
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      message: 'Passwords do not match',
      path: ['confirmPassword'],
      // by default Zod skips this check while other fields are invalid
      when: ({ value }) => {
        const form = value as Record<string, unknown>;
        return typeof form.password === 'string' && Boolean(form.confirmPassword);
      },
    }),
  );

/** Reply to a sign-in, and body of its 403. Only a 2xx without a code or with code 200 is a success (SIN-5). */
export type SignInReply = z.infer<typeof SignInReply>;
export const SignInReply = objectOrNothing(
  z.object({
    code: z._default(nullishAsNull(numeric), null),
    message: z._default(userMessage, null),
    error: z._default(userMessage, null),
  }),
  { code: null, message: null, error: null },
);

const assumedSignIn = {
  'reply.code': '200 on success; an empty success (204) counts as well.',
  'reply.Set-Cookie':
    'The bearer travels in the BEARER cookie, readable by the page; the refresh token in a HttpOnly cookie.',
};

export const auth = {
  signIn: endpoint({
    method: 'POST',
    path: '/api/login_check',
    access: 'anyone',
    summary: 'Sign in',
    isRepeatable: true,
    body: SignIn,
    reply: SignInReply,
    assumed: assumedSignIn,
  }),
  signUp: endpoint({
    method: 'POST',
    path: '/api/register',
    access: 'anyone',
    summary: 'Create an account',
    body: SignUp,
    reply: messageReply,
    assumed: { 'error.errors': 'Field errors come as a list `errors` of field and message.' },
  }),
  invalidate: endpoint({
    method: 'POST',
    path: '/api/token/invalidate',
    access: 'user',
    summary: 'Sign out, first part: forget the refresh token',
    reply: ignored,
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/api/logout',
    access: 'user',
    summary: 'Sign out, second part: end the session',
    reply: ignored,
    assumed: { reply: '204 without a body.' },
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/api/token/refresh',
    access: 'anyone',
    summary: 'New bearer for the refresh cookie',
    reply: ignored,
    assumed: { reply: '204 without a body.', 'reply.Set-Cookie': 'Sets a new BEARER cookie.' },
  }),
  me: endpoint({
    method: 'GET',
    path: '/api/me',
    access: 'user',
    summary: 'Who is signed in',
    reply: z.object({ user: SessionUser, admin: z.optional(nullishAsNull(SessionUser)) }),
    assumed: {
      'reply.admin':
        'Same shape as user; null for those without ROLE_ADMIN. The client does not use it (DEC-12).',
    },
  }),
};
