import { call } from '../api/call.ts';
import { ApiError } from '../api/error.ts';
import { auth, type SignIn } from '../contract/auth.ts';
import type { ErrorBody } from '../contract/wire.ts';
import { checkSession, USERNAME } from './session.ts';

/** Default text of a refused sign-in. */
export const UNABLE = 'Unable to sign in. Please try again';

/** Texts for the codes of a refused sign-in, as SPEC.md §8 words them. */
const byCode: Record<number, string> = {
  401: 'Invalid username or password',
  403: 'Sorry vole, you are banned',
};

/**
 * Signs in (SPEC.md §2, §7). Resolves to undefined when somebody is signed in now, else to the text to show.
 * A 403, and a success whose `code` is not 200, are refusals (READINGS.md T21).
 */
export async function signIn(credentials: SignIn): Promise<string | undefined> {
  try {
    const reply = await call(auth.signIn, { body: credentials });
    if (reply.code !== null && reply.code !== 200) return refusal(reply, reply.code);
  } catch (error) {
    return error instanceof ApiError ? refusal(error.body, error.body.code ?? error.status) : UNABLE;
  }
  localStorage.setItem(USERNAME, credentials.username);
  const session = await checkSession();
  return session.status === 'signed-in' ? undefined : UNABLE;
}

/** The order of SPEC.md §8: the server's message, the text of the code, the server's error, the default. */
const refusal = ({ message, error }: ErrorBody, code: number) => message || byCode[code] || error || UNABLE;
