import { jwt } from '#src/contract/auth.ts';
import { failures, malformed, refused, spoken } from './failures.ts';
import type { Outcome, Outcomes } from './outcome.ts';

const ORDER = 'SPEC.md §8, sign-in: message, then code, then error, then default';
const CAPTCHA = 'Captcha verification failed. Please try again';
const ENDED = 'SPEC.md §4: the refresh fails, the user is logged out and sent to /login';

const endsSession = (message: string): Outcome => ({ status: 401, body: { code: 401, message }, why: ENDED });

/** The answers to a sign-in; those of the admin sign-in are the same. */
export const signInOutcomes = {
  ...failures({ says: 'Unable to sign in. Please try again', why: ORDER, neverRefreshes: true }),
  invalidCredentials: { status: 401, body: { code: 401 }, says: 'Invalid username or password', why: ORDER },
  invalidCredentialsWithMessage: { status: 401, body: { code: 401, message: 'Invalid credentials.' }, says: 'Invalid credentials', why: ORDER },
  banned: { status: 403, body: { code: 403 }, says: 'Sorry vole, you are banned', why: ORDER },
  bannedWithMessage: refused(403, 'Banned until 1 February for sharing an account', ORDER),
  codeInSuccess: { status: 200, body: { code: 401 }, says: 'Invalid username or password', why: 'SPEC.md §7: the code decides (READINGS.md T21)' },
  errorField: { status: 400, body: { code: 400, error: 'Sign-in is closed for today' }, says: 'Sign-in is closed for today', why: ORDER },
  errorFieldBehindCode: { status: 401, body: { code: 401, error: 'Sign-in is closed for today' }, says: 'Invalid username or password', why: ORDER },
  captchaRefused: refused(400, CAPTCHA, 'SPEC.md §8: bot-check errors; the widget is reset (§2)'),
} satisfies Outcomes;

export const authOutcomes = {
  'auth.signIn': signInOutcomes,
  'auth.signUp': {
    ...failures({ says: 'Something went wrong. Please try again', why: 'SPEC.md §8: sign-up failure', neverRefreshes: true }),
    ...spoken('Welcome aboard! Sign in to begin', 'Registration successful! You can now log in', 'SPEC.md §8: sign-up success, or the server’s message'),
    usernameTaken: {
      status: 400, body: { code: 400, errors: [{ field: 'username', message: 'This username is already taken' }] },
      says: 'This username is already taken', why: 'SPEC.md §5: field errors are shown on the matching fields',
    },
    fieldErrors: {
      status: 400,
      body: { code: 400, message: 'Validation failed', errors: [{ field: 'username', message: 'Use letters and digits only' }, { field: 'password', message: 'Use at least 10 characters' }] },
      says: 'Use at least 10 characters', why: 'SPEC.md §8: field errors come before the message',
    },
    unknownFieldError: {
      status: 400, body: { code: 400, errors: [{ field: 'inviteCode', message: 'An invite is needed to sign up' }] },
      says: 'An invite is needed to sign up', why: 'READINGS.md T26: an error of a field that the form lacks is a toast',
    },
    noFieldErrors: { status: 400, body: { code: 400, message: 'Sign-up is closed', errors: [] }, says: 'Sign-up is closed', why: 'SPEC.md §8: sign-up failure' },
    captchaRefused: refused(400, CAPTCHA, 'SPEC.md §8: bot-check errors'),
  },
  'auth.invalidate': {
    ...failures({ why: 'READINGS.md T13: signing out goes on whatever this call says', neverRefreshes: true }),
    noRefreshToken: { status: 400, body: { code: 400, message: 'No refresh_token found.' }, why: 'READINGS.md T13' },
  },
  'auth.signOut': failures({ why: 'READINGS.md T13: signing out goes on whatever this call says', neverRefreshes: true }),
  'auth.refresh': {
    ...failures({ why: 'READINGS.md T17: a refresh that fails otherwise signs nobody out', neverRefreshes: true }),
    missingRefreshToken: endsSession(jwt.missingRefresh),
    invalidRefreshToken: endsSession(jwt.invalidRefresh),
    quotedRefreshToken: endsSession('Refresh token "f00d" is invalid.'),
    other401: { status: 401, body: { code: 401, message: 'Unauthorized' }, why: 'SPEC.md §4: only the two named messages end the session' },
  },
  'auth.me': {
    ...failures({ why: 'SPEC.md §8: a failure fetching the current user is only logged' }),
    malformed: malformed(undefined),
    anonymous: { status: 401, body: { code: 401, message: jwt.missing }, why: 'READINGS.md T1: the check resolves to anonymous' },
    nobody: { status: 200, body: { user: null }, why: 'READINGS.md T1' },
    secret: {
      status: 200, body: { user: { username: 'secret', role: ['ROLE_USER'], secret: true, discord: null, avatar: null }, admin: null },
      why: 'SPEC.md §3: when secret is true the user is sent to /login',
    },
    sparse: { status: 200, body: { user: { username: 'sparse' } }, why: 'READINGS.md T68: absent fields decode to nothing' },
  },
} satisfies Record<string, Outcomes>;
