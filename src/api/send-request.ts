import { auth } from '../contract/auth.ts';
import type { Endpoint, Reply } from '../contract/endpoint.ts';
import { observeClock } from '../app/clock-skew.ts';
import { timings } from '../app/timings.ts';
import { readResponse } from './raw-response.ts';
import { readBlob, decodeResponse } from './response.ts';
import { ApiError } from './error.ts';
import { connection } from './connection.ts';
import { type AnyInput, requestOf } from './request.ts';
import { startTimeout } from './wait.ts';

interface SendOptions {
  bearer: string | undefined;
  signals: (AbortSignal | undefined)[];
}

/** Names of the timeouts of the session's own calls, by path. The notice about slow calls leaves these calls out. */
const ofSession: Partial<Record<string, 'check' | 'refresh' | 'signOut'>> = {
  [auth.me.path]: 'check',
  [auth.refresh.path]: 'refresh',
  [auth.invalidate.path]: 'signOut',
  [auth.signOut.path]: 'signOut',
};

/** Sends one request. Rejects with an ApiError (status 0 without a response) or with the reason of a signal. */
export async function sendRequest<E extends Endpoint>(
  endpoint: E,
  input: AnyInput,
  { bearer, signals }: SendOptions,
): Promise<Reply<E>> {
  const kind = ofSession[endpoint.path];
  const limit = timings.timeouts[kind ?? (endpoint.method === 'GET' ? 'read' : 'write')];
  const timeout = startTimeout({ endpoint, limit, isBackground: kind !== undefined, signals });
  const askedAt = Date.now();
  try {
    const response = await fetch(requestOf(endpoint, input, bearer, timeout.signal));
    timeout.restart();
    observeClock(response.headers, askedAt);
    if (!response.ok) throw await ApiError.from(response);
    const reply =
      endpoint.replies === 'binary'
        ? await readBlob(response, timeout.restart)
        : decodeResponse(endpoint, await readResponse(response));
    connection.report();
    return reply as Reply<E>;
  } catch (error) {
    connection.report(error);
    throw timeout.toError(error);
  } finally {
    timeout.end();
  }
}
