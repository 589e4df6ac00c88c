import { auth, type SessionUser } from '../contract/auth.ts';
import { readBearer } from './bearer.ts';
import { withOneRefresh } from './refresh.ts';
import { sendRequest } from './send-request.ts';

/**
 * Fetches the signed-in user and the bearer that belongs to them. Unlike `call` it is not bound to a session,
 * because its answer is what a session begins with.
 */
export async function fetchSessionUser(
  signal: AbortSignal,
): Promise<{ user: SessionUser; bearer: string | undefined }> {
  const sender = {
    bearer: readBearer,
    get isOver() {
      return signal.aborted;
    },
  };
  return withOneRefresh(sender, async (bearer) => {
    const { user } = await sendRequest(auth.me, {}, { bearer, signals: [signal] });
    return { user, bearer };
  });
}
