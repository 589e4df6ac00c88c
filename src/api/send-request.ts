import type { Endpoint } from '../contract/endpoint.ts';
import { bytesOf, replyOf } from './answer.ts';
import { ApiError } from './error.ts';
import { type AnyInput, requestOf } from './request.ts';
import { waitForAnswer } from './waiting.ts';

interface ExchangeOptions {
  bearer: string | undefined;
  signals: (AbortSignal | undefined)[];
  /** How long the server may be silent, in ms. */
  limit: number;
  isQuiet: boolean;
}

/**
 * One request and its answer. Rejects with ApiError (status 0 when no answer came) or with the reason of a
 * signal.
 */
export async function sendRequest(
  endpoint: Endpoint,
  input: AnyInput,
  { bearer, ...options }: ExchangeOptions,
): Promise<unknown> {
  const waiting = waitForAnswer(options);
  const request = requestOf(endpoint, input, bearer, waiting.signal);
  try {
    const response = await fetch(request);
    waiting.heard();
    if (!response.ok) throw await ApiError.from(response);
    if (endpoint.replies === 'binary') return await bytesOf(endpoint, response, waiting.heard);
    const type = response.headers.get('Content-Type') ?? undefined;
    return replyOf(endpoint, { status: response.status, type, text: await response.text() });
  } catch (error) {
    throw waiting.failure(error);
  } finally {
    waiting.end();
  }
}
