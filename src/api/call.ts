import type { Endpoint, Input, Reply } from '../contract/endpoint.ts';
import { auth, type SessionUser } from '../contract/auth.ts';
import { Bearers } from './bearer.ts';
import { ApiError } from './error.ts';
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
  return endpoint.access === 'anyone' ? sendForAnyone(send) : withSession(endpoint, send);
}

/** Sends without a refresh (DEC-16), and again without each bearer that the server rejects, as the call needs none. */
async function sendForAnyone<T>(send: (bearer: string | undefined) => Promise<T>): Promise<T> {
  const bearers = new Bearers();
  const bearer = bearers.nextForAnyone();
  try {
    return await send(bearer);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    bearers.reject(bearer, error);
    if (bearers.nextForAnyone() === bearer) throw error;
    return sendForAnyone(send);
  }
}

/** Fetches the signed-in user and their bearer; not bound to a session, which begins with its answer. */
export async function fetchSessionUser(
  signal: AbortSignal,
  bearers = new Bearers(),
): Promise<{ user: SessionUser; bearer: string | undefined }> {
  const sender = {
    bearers,
    bearer: () => bearers.next(),
    get isOver() {
      return signal.aborted;
    },
  };
  return withOneRefresh(sender, async (bearer) => {
    const { user } = await sendRequest(auth.me, {}, { bearer, signals: [signal] });
    return { user, bearer };
  });
}
