import type { Endpoint, Input, Reply } from '../contract/endpoint.ts';
import { auth, type SessionUser } from '../contract/auth.ts';
import { readBearer } from './bearer.ts';
import { withOneRefresh } from './refresh.ts';
import type { AnyInput } from './request.ts';
import { sendRequest } from './send-request.ts';
import { withSession } from './with-session.ts';

type Arguments<E> =
  unknown extends Input<E>
    ? [input?: AnyInput, options?: CallOptions]
    : Record<never, never> extends Input<E>
      ? [input?: Input<E>, options?: CallOptions]
      : [input: Input<E>, options?: CallOptions];

export interface CallOptions {
  signal?: AbortSignal | undefined;
}

/** A 401 of a sign-in, sign-up, refresh or sign-out means something else than an expired token (DEC-16). */
const neverRefreshes = ({ access, path }: Endpoint) =>
  access === 'anyone' || path === auth.invalidate.path || path === auth.signOut.path;

/**
 * Calls an endpoint (API-2): `await call(keys.update, { id: 7, body })`. Rejects with an ApiError (status 0
 * without a response), with SessionEnded if the session has ended since the call, or with the AbortError of
 * `signal`.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[input, options]: Arguments<E>
): Promise<Reply<E>> {
  const send = (bearer: string | undefined, over?: AbortSignal) =>
    sendRequest(endpoint, (input ?? {}) as AnyInput, { bearer, signals: [options?.signal, over] });
  return neverRefreshes(endpoint) ? send(readBearer()) : withSession(endpoint, send);
}

/** Fetches the signed-in user and their bearer; not bound to a session, which begins with its answer. */
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
