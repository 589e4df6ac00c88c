import { call } from '../api/call.ts';
import { ApiError } from '../api/error.ts';
import { SESSION_LOCK } from '../api/refresh.ts';
import { sessionScope } from '../api/session-scope.ts';
import { auth, type SignIn, USERNAME } from '../contract/auth.ts';
import type { ErrorBody } from '../contract/wire.ts';
import { insistently } from '../lib/exclusive.ts';
import { storage } from '../lib/storage.ts';
import { timings } from '../lib/timings.ts';
import { checkSession } from './session.ts';

/** Default text of a refused sign-in. */
export const UNABLE = 'Unable to sign in. Please try again';

/** Texts for the codes of a refused sign-in, as SIN-4 words them. */
const byCode: Record<number, string> = {
  401: 'Invalid username or password',
  403: 'Sorry vole, you are banned',
};

/**
 * Signs in (SIN-3), once no refresh and no sign-out is under way in any tab. Resolves to undefined when
 * somebody is signed in now, or when the server took the credentials and then did not say who it is, else to
 * the text to show. A 403, and a success whose `code` is not 200, are refusals (DEC-21).
 */
export async function signIn(credentials: SignIn): Promise<string | undefined> {
  const refused = await insistently(
    SESSION_LOCK,
    (taken) => present(credentials, taken),
    timings.patience.signOut,
  ).catch(() => UNABLE);
  if (refused) return refused;
  const { status } = await checkSession();
  return status === 'signed-in' || status === 'unknown' ? undefined : UNABLE;
}

/** Resolves to undefined when the server took the credentials: a session has begun. */
async function present(credentials: SignIn, signal: AbortSignal): Promise<string | undefined> {
  try {
    const reply = await call(auth.signIn, { body: credentials }, { signal });
    if (reply.code !== null && reply.code !== 200) return refusal(reply, reply.code);
  } catch (error) {
    return error instanceof ApiError ? refusal(error.body, error.body.code ?? error.status) : UNABLE;
  }
  storage.write(USERNAME, credentials.username);
  sessionScope.begin();
  return undefined;
}

/** The order of SIN-4: the server's message, the text of the code, the server's error, the default. */
const refusal = ({ message, error }: ErrorBody, code: number) => message || byCode[code] || error || UNABLE;
