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
}

/** Sends one request. Rejects with an ApiError (status 0 without a response) or with the reason of a signal. */
export async function sendRequest(
  endpoint: Endpoint,
  input: AnyInput,
  { bearer, ...options }: SendOptions,
): Promise<unknown> {
  const waiting = waitForAnswer(options);
  const request = requestOf(endpoint, input, bearer, waiting.signal);
  try {
    const response = await fetch(request);
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
