import type { Endpoint } from '../contract/endpoint.ts';
import { bytesOf, replyOf } from './answer.ts';
import { ApiError } from './error.ts';
import { type AnyInput, requestOf } from './request.ts';
import { waitForAnswer } from './waiting.ts';

interface SendOptions {
  bearer: string | undefined;
  signals: (AbortSignal | undefined)[];
  /** How long the server may be silent, in ms. */
  limit: number;
  isBackground: boolean;
  /** The response to the same request, if it was sent earlier. */
  early?: Promise<Response> | undefined;
}

/** Sends one request. Rejects with an ApiError (status 0 without a response) or with the reason of a signal. */
export async function sendRequest(
  endpoint: Endpoint,
  input: AnyInput,
  { bearer, early, ...options }: SendOptions,
): Promise<unknown> {
  const waiting = waitForAnswer(options);
  const request = requestOf(endpoint, input, bearer, waiting.signal);
  try {
    const response = await (early ? Promise.race([early, aborted(waiting.signal)]) : fetch(request));
    waiting.restart();
    if (!response.ok) throw await ApiError.from(response);
    if (endpoint.replies === 'binary') return await bytesOf(endpoint, response, waiting.restart);
    const type = response.headers.get('Content-Type') ?? undefined;
    return replyOf(endpoint, { status: response.status, type, text: await response.text() });
  } catch (error) {
    throw waiting.errorOf(error);
  } finally {
    waiting.end();
  }
}

/** Rejects when the signal is aborted. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const fail = () => reject(signal.reason as Error);
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail);
  });
