import { call } from '../api/call.ts';
import { ApiError } from '../api/error.ts';
import { SESSION_LOCK } from '../api/refresh.ts';
import { auth, type SignIn } from '../contract/auth.ts';
import type { ErrorBody } from '../contract/wire.ts';
import { withLockOrSteal } from '../app/lock.ts';
import { timings } from '../app/timings.ts';
import { checkSession, dispatch } from './session.ts';

/** Default message of a failed sign-in. */
export const SIGN_IN_FAILED = 'Unable to sign in. Please try again';

/** Messages by code (SIN-4). */
const byCode: Record<number, string> = {
  401: 'Invalid username or password',
  403: 'Sorry vole, you are banned',
};

/**
 * Signs in (SIN-3) after pending refreshes and sign-outs of other tabs. Resolves with the error message; with
 * undefined if the credentials were accepted, even if the session check fails. A `code` other than 200 is an error
 * (SIN-5).
 */
export async function signIn(credentials: SignIn): Promise<string | undefined> {
  const refused = await withLockOrSteal(
    SESSION_LOCK,
    (stolen) => sendCredentials(credentials, stolen),
    timings.timeouts.signOut,
  ).catch(() => SIGN_IN_FAILED);
  if (refused) return refused;
  const { status } = await checkSession();
  return status === 'signed-in' || status === 'unknown' ? undefined : SIGN_IN_FAILED;
}

/** Resolves to an error message, or to undefined once a session has begun. */
async function sendCredentials(credentials: SignIn, signal: AbortSignal): Promise<string | undefined> {
  try {
    const reply = await call(auth.signIn, { body: credentials }, { signal });
    if (reply.code !== null && reply.code !== 200) return refusal(reply);
  } catch (error) {
    return error instanceof ApiError ? refusal(error.body, error.status) : SIGN_IN_FAILED;
  }
  dispatch({ type: 'signedIn', username: credentials.username });
  return undefined;
}

/**
 * Returns the text of a refusal in the order of SIN-4: the server's message, the body's code, the server's error,
 * the status, the default.
 */
const refusal = ({ message, code, error }: ErrorBody, status = 0) =>
  message || byCode[code ?? 0] || error || byCode[status] || SIGN_IN_FAILED;
