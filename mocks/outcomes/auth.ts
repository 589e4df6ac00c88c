import { jwt } from '#src/contract/session.ts';
import {
  failures,
  malformed,
  messageOutcomes,
  offContract,
  refusal,
  refused,
  refusedByError,
  refusedField,
  success,
} from './failures.ts';
import type { Outcome, Outcomes } from './outcome.ts';

const ORDER = 'SIN-4, sign-in: message, then code, then error, then default';
const CAPTCHA = 'Captcha verification failed. Please try again';
const CLOSED = 'Sign-up is closed';
const ENDED = 'SES-5: the refresh fails, the user is logged out and sent to /login';

const endsSession = (message: string): Outcome => refusal(401, { message }, ENDED);

/** Outcomes shared by sign-in and admin sign-in. */
export const signInOutcomes = {
  ...failures({ userSees: 'Unable to sign in. Please try again', source: ORDER, neverRefreshes: true }),
  invalidCredentials: refusal(401, {}, ORDER, 'Invalid username or password'),
  invalidCredentialsWithMessage: refusal(
    401,
    { message: 'Invalid credentials.' },
    ORDER,
    'Invalid credentials',
  ),
  banned: { status: 403, body: { code: 403 }, userSees: 'Sorry vole, you are banned', source: ORDER },
  bannedWithMessage: refused(403, 'Banned until 1 February for sharing an account', ORDER),
  codeInSuccess: success({ code: 401 }, 'SIN-5: the code decides', 'Invalid username or password'),
  errorField: refusedByError(400, 'Sign-in is closed for today', ORDER),
  errorFieldBehindCode: refusal(
    401,
    { error: 'Sign-in is closed for today' },
    ORDER,
    'Invalid username or password',
  ),
  captchaRefused: refused(400, CAPTCHA, 'SIN-4: bot-check errors; the widget is reset (API-3)'),
} satisfies Outcomes;

export const authOutcomes = {
  'auth.signIn': signInOutcomes,
  'auth.signUp': {
    ...failures({
      userSees: 'Something went wrong. Please try again',
      source: 'SIN-4: sign-up failure',
      neverRefreshes: true,
    }),
    ...messageOutcomes(
      'Welcome aboard! Sign in to begin',
      'Registration successful! You can now log in',
      'SIN-4: sign-up success, or the server’s message',
    ),
    usernameTaken: refusedField(
      'username',
      'This username is already taken',
      'SUP-2: field errors are shown on the matching fields',
    ),
    fieldErrors: refusal(
      400,
      {
        message: 'Validation failed',
        errors: [
          { field: 'username', message: 'Use letters and digits only' },
          { field: 'password', message: 'Use at least 10 characters' },
        ],
      },
      'SIN-4: field errors come before the message',
      'Use at least 10 characters',
    ),
    unknownFieldError: refusedField(
      'inviteCode',
      'An invite is needed to sign up',
      'DEC-26: an error of a field that the form lacks is a toast',
    ),
    noFieldErrors: refusal(400, { message: CLOSED, errors: [] }, 'SIN-4: sign-up failure', CLOSED),
    captchaRefused: refused(400, CAPTCHA, 'SIN-4: bot-check errors'),
  },
  'auth.invalidate': {
    ...failures({ source: 'SES-7: signing out goes on whatever this call says' }),
    noRefreshToken: refusal(400, { message: 'No refresh_token found.' }, 'SES-7'),
  },
  'auth.signOut': failures({ source: 'SES-7: signing out goes on whatever this call says' }),
  'auth.refresh': {
    ...failures({ source: 'DEC-17: a refresh that fails otherwise signs nobody out', neverRefreshes: true }),
    missingRefreshToken: endsSession(jwt.missingRefresh),
    invalidRefreshToken: endsSession(jwt.invalidRefresh),
    quotedRefreshToken: endsSession('Refresh token "f00d" is invalid.'),
    other401: refusal(401, { message: 'Unauthorized' }, 'SES-5: only the two named messages end the session'),
  },
  'auth.me': {
    ...failures({ source: 'SIN-4: a failure fetching the current user is only logged' }),
    malformed: malformed(undefined),
    anonymous: refusal(401, { message: jwt.missing }, 'DEC-1: the check resolves to anonymous'),
    nobody: offContract(success({ user: null }, 'DEC-130: nobody is signed out by a success without a user')),
    secret: success(
      {
        user: { username: 'secret', role: ['ROLE_USER'], secret: true, discord: null, avatar: null },
        admin: null,
      },
      'SES-8: when secret is true the user is sent to /login',
    ),
    sparse: offContract(success({ user: { username: 'sparse' } }, 'DEC-68: absent fields decode to nothing')),
  },
} satisfies Record<string, Outcomes>;
