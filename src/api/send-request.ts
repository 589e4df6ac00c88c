import type { Route } from '../contract/endpoint.ts';
import { sessionRoutes } from '../contract/session.ts';
import { timings } from '../lib/timings.ts';
import { ApiError } from './error.ts';
import { type AnyInput, requestOf } from './request.ts';
import { waitForAnswer } from './waiting.ts';

interface SendOptions {
  bearer: string | undefined;
  signals: (AbortSignal | undefined)[];
  /** Reads a successful response, and calls `onChunk` whenever data has arrived. */
  read(response: Response, onChunk: () => void): Promise<unknown>;
  /** The response to the same request, if it was sent earlier. */
  early?: Promise<Response> | undefined;
}

/** The patience with the calls of a session, by path. The notice about slow calls leaves them out. */
const ofSession: Partial<Record<string, 'check' | 'refresh' | 'signOut'>> = {
  [sessionRoutes.me.path]: 'check',
  [sessionRoutes.refresh.path]: 'refresh',
  [sessionRoutes.invalidate.path]: 'signOut',
  [sessionRoutes.signOut.path]: 'signOut',
};

/** Sends one request. Rejects with an ApiError (status 0 without a response) or with the reason of a signal. */
export async function sendRequest(
  route: Route,
  input: AnyInput,
  { bearer, early, signals, read }: SendOptions,
): Promise<unknown> {
  const kind = ofSession[route.path];
  const limit = timings.patience[kind ?? (route.method === 'GET' ? 'read' : 'write')];
  const waiting = waitForAnswer({ limit, isBackground: kind !== undefined, signals });
  const request = requestOf(route, input, bearer, waiting.signal);
  try {
    const response = await (early ? unlessAborted(early, waiting.signal) : fetch(request));
    waiting.restart();
    if (!response.ok) throw await ApiError.from(response);
    return await read(response, waiting.restart);
  } catch (error) {
    throw waiting.errorOf(error);
  } finally {
    waiting.end();
  }
}

/** The same promise, but rejects when the signal is aborted. */
async function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  let fail = () => {};
  const aborted = new Promise<never>((_, reject) => {
    fail = () => reject(signal.reason as Error);
  });
  if (signal.aborted) fail();
  signal.addEventListener('abort', fail);
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', fail);
  }
}
