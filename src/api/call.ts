import * as z from 'zod/mini';
import { auth } from '../contract/auth.ts';
import { adminAuth } from '../contract/admin/auth.ts';
import type { Endpoint, Input, Reply } from '../contract/endpoint.ts';
import { timings } from '../lib/timings.ts';
import { ApiError } from './error.ts';
import { withOneRefresh } from './refresh.ts';
import { type AnyInput, requestOf } from './request.ts';
import { sessionEvents } from './session-events.ts';

type Arguments<E> = unknown extends Input<E>
  ? [input?: AnyInput, options?: CallOptions]
  : Record<never, never> extends Input<E>
    ? [input?: Input<E>, options?: CallOptions]
    : [input: Input<E>, options?: CallOptions];

export interface CallOptions {
  signal?: AbortSignal | undefined;
}

/** A wrong password is no expired token, and signing out must not sign in again (READINGS.md T16). */
const neverRefreshes = new Set<Endpoint>([auth.signIn, auth.signUp, auth.refresh, auth.invalidate, auth.signOut, adminAuth.signIn]);

/**
 * The way out to the network (SPEC.md §7): `await call(keys.update, { id: 7, body })`.
 * Rejects with ApiError (status 0 when no answer came), with SessionEnded when the session is over, or with the
 * AbortError of `signal`. A 429 is rejected like any other refusal.
 */
export async function call<E extends Endpoint>(endpoint: E, ...[input, options]: Arguments<E>): Promise<Reply<E>> {
  const send = () => exchange(endpoint, (input ?? {}) as AnyInput, options?.signal);
  const answer = neverRefreshes.has(endpoint) ? await send() : await guarded(endpoint, send);
  return answer as Reply<E>;
}

/** Any exchange with the rules of the session around it: one silent refresh, one retry, and word of a lost role. */
export async function guarded<T>(endpoint: Endpoint, send: () => Promise<T>): Promise<T> {
  try {
    // a refresh that never answers must not hold every later call
    return await withOneRefresh(send, () => call(auth.refresh, {}, { signal: AbortSignal.timeout(timings.patience.refresh) }));
  } catch (error) {
    if (error instanceof ApiError && error.status === 403 && endpoint.access === 'admin') sessionEvents.emit('forbidden');
    throw error;
  }
}

async function exchange(endpoint: Endpoint, input: AnyInput, signal?: AbortSignal): Promise<unknown> {
  const response = await answerTo(requestOf(endpoint, input, signal));
  if (!response.ok) throw await ApiError.from(response);
  if (endpoint.replies === 'binary') return response.blob();
  return decode(endpoint, response.status, await response.text());
}

async function answerTo(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    if (request.signal.aborted) throw error;
    throw new ApiError(0);
  }
}

/** A success with a body that is not what the contract says is a failure like any other: the screen shows its default text. */
export function decode(endpoint: Endpoint, status: number, text: string): unknown {
  const { success, data, error } = z.safeParse(endpoint.reply, jsonOf(text));
  if (success) return data;
  console.warn(`${endpoint.method} ${endpoint.path} answered in an unexpected shape`, error.issues);
  throw new ApiError(status);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // empty (204) or not JSON, such as the page that a dev server sends for an unknown path
  }
}
