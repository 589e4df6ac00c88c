import type { Endpoint, Input, Reply } from '../contract/endpoint.ts';
import { config } from '../app/config.ts';
import { timings } from '../app/timings.ts';
import type { RawResponse } from './raw-response.ts';
import { decodeResponse } from './response.ts';
import { bearerHeader } from './bearer.ts';
import { ApiError } from './error.ts';
import { connection } from './connection.ts';
import { type AnyInput, urlOf } from './request.ts';
import { startTimeout } from './wait.ts';
import { withSession } from './with-session.ts';

export interface UploadOptions {
  /** Called with the percentage that has been sent, 0 to 100. */
  onProgress(percent: number): void;
  signal?: AbortSignal | undefined;
}

interface SendOptions {
  headers: Record<string, string>;
  onProgress(percent: number): void;
  signal: AbortSignal;
}

/**
 * Function that sends a form and reports progress. Rejects with an ApiError without a response or after a redirect,
 * with an AbortError if `signal` is aborted.
 */
export type SendForm = (url: URL, form: FormData, options: SendOptions) => Promise<RawResponse>;

/** Transport of uploads: XMLHttpRequest, as `fetch` reports no progress. Mocks replace it, as service workers report none (DEC-60). */
export const uploadTransport: { send: SendForm } = { send: sendByXhr };

/** Sends a multipart call (UPL-2). Rejects like `call`. */
export async function upload<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: UploadOptions,
): Promise<Reply<E>> {
  const { body } = input as AnyInput;
  return withSession(endpoint, async (bearer, over) => {
    const timeout = startTimeout({
      endpoint,
      limit: timings.timeouts.write,
      isBackground: false,
      signals: [options.signal, over],
    });
    const onProgress = (percent: number) => {
      timeout.restart();
      options.onProgress(percent);
    };
    try {
      timeout.signal.throwIfAborted();
      const answer = await uploadTransport.send(urlOf(endpoint, input as AnyInput), formOf(body as Fields), {
        headers: bearerHeader(bearer),
        onProgress,
        signal: timeout.signal,
      });
      if (answer.status < 200 || answer.status > 299) throw ApiError.parse(answer);
      const reply = decodeResponse(endpoint, answer) as Reply<E>;
      connection.report();
      return reply;
    } catch (error) {
      connection.report(error);
      throw timeout.toError(error);
    } finally {
      timeout.end();
    }
  });
}

type Fields = Record<string, string | Blob>;

function formOf(fields: Fields): FormData {
  const form = new FormData();
  Object.entries(fields).forEach(([name, value]) => form.append(name, value));
  return form;
}

function sendByXhr(
  url: URL,
  form: FormData,
  { headers, onProgress, signal }: SendOptions,
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open('POST', url);
    xhr.withCredentials = config.apiOrigin !== '';
    Object.entries(headers).forEach(([name, value]) => xhr.setRequestHeader(name, value));
    xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(Math.round((loaded / total) * 100));
    };
    xhr.onload = () => {
      // XMLHttpRequest always follows redirects
      if (xhr.responseURL && xhr.responseURL !== url.href) return reject(ApiError.redirected());
      resolve({
        status: xhr.status,
        type: xhr.getResponseHeader('Content-Type') ?? undefined,
        text: xhr.responseText,
      });
    };
    xhr.onerror = () => reject(new ApiError(0));
    xhr.onabort = () => reject(new DOMException('The upload was aborted', 'AbortError'));
    const abort = () => xhr.abort();
    signal.addEventListener('abort', abort);
    xhr.onloadend = () => signal.removeEventListener('abort', abort);
    xhr.send(form);
  });
}
