import { adminAuth } from '../contract/admin/auth.ts';
import { auth, type SessionUser } from '../contract/auth.ts';
import type { Endpoint, Input, Reply } from '../contract/endpoint.ts';
import { timings } from '../lib/timings.ts';
import { readBearer } from './bearer.ts';
import { takeEarlyAnswer } from './early-answer.ts';
import { ApiError, SessionEnded } from './error.ts';
import { sendRequest } from './send-request.ts';
import { withOneRefresh } from './refresh.ts';
import type { AnyInput } from './request.ts';
import { sessionEvents } from './session-events.ts';
import { sessionScope } from './session-scope.ts';

type Arguments<E> =
  unknown extends Input<E>
    ? [input?: AnyInput, options?: CallOptions]
    : Record<never, never> extends Input<E>
      ? [input?: Input<E>, options?: CallOptions]
      : [input: Input<E>, options?: CallOptions];

export interface CallOptions {
  signal?: AbortSignal | undefined;
}

/** A 401 of these calls means something else than an expired token (DEC-16). */
const neverRefreshes = new Set<Endpoint>([
  auth.signIn,
  auth.signUp,
  auth.refresh,
  auth.invalidate,
  auth.signOut,
  adminAuth.signIn,
]);
/** Background calls: the notice about slow calls leaves them out. */
const background = new Set<Endpoint>([auth.me, auth.refresh, auth.invalidate, auth.signOut]);

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
    sendOnce(endpoint, (input ?? {}) as AnyInput, bearer, [options?.signal, over]);
  const answer = neverRefreshes.has(endpoint) ? await send(readBearer()) : await withSession(endpoint, send);
  return answer as Reply<E>;
}

/** Sends within the current session: refreshes and retries once, and reports what the response says about it. */
export async function withSession<T>(
  endpoint: Endpoint,
  send: (bearer: string | undefined, over: AbortSignal) => Promise<T>,
): Promise<T> {
  const scope = sessionScope.current;
  try {
    return await withOneRefresh(
      scope,
      async (bearer) => {
        const answer = await send(bearer, scope.signal);
        scope.throwIfOver();
        scope.accept(bearer);
        sessionEvents.emit('accepted');
        return answer;
      },
      refresh,
    );
  } catch (error) {
    scope.throwIfOver();
    if (error instanceof ApiError && !(error instanceof SessionEnded)) {
      if (error.status === 403 && endpoint.access === 'admin') sessionEvents.emit('forbidden');
      if (error.status === 401 && !error.isUnrefreshed) sessionEvents.emit('doubted');
    }
    throw error;
  }
}

/**
 * Fetches the signed-in user and the bearer that belongs to them. Unlike `call` it is not bound to a session,
 * because its answer is what a session begins with.
 */
export async function fetchSessionUser(
  signal: AbortSignal,
): Promise<{ user: SessionUser | null; bearer: string | undefined }> {
  const sender = {
    bearer: readBearer,
    get isOver() {
      return signal.aborted;
    },
  };
  return withOneRefresh(
    sender,
    async (bearer) => {
      const early = takeEarlyAnswer(bearer);
      const { user } = (await sendOnce(auth.me, {}, bearer, [signal], early)) as Reply<typeof auth.me>;
      return { user, bearer };
    },
    refresh,
  );
}

const refresh = (signal: AbortSignal) => call(auth.refresh, {}, { signal });

function sendOnce(
  endpoint: Endpoint,
  input: AnyInput,
  bearer: string | undefined,
  signals: (AbortSignal | undefined)[],
  early?: Promise<Response>,
) {
  return sendRequest(endpoint, input, {
    bearer,
    signals,
    early,
    limit: limitOf(endpoint),
    isBackground: background.has(endpoint),
  });
}

function limitOf(endpoint: Endpoint): number {
  const { check, read, write, refresh, signOut } = timings.patience;
  if (endpoint === auth.me) return check;
  if (endpoint === auth.refresh) return refresh;
  if (endpoint === auth.invalidate || endpoint === auth.signOut) return signOut;
  return endpoint.method === 'GET' ? read : write;
}
