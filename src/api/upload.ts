import type { Endpoint, Input, Reply } from '../contract/endpoint.ts';
import { config } from '../lib/config.ts';
import { decode, guarded } from './call.ts';
import { ApiError } from './error.ts';
import { type AnyInput, bearerHeader, urlOf } from './request.ts';

export interface UploadOptions {
  /** Called with percent, 0 to 100. */
  onProgress(percent: number): void;
  signal?: AbortSignal | undefined;
}

/** Sends a form and tells how much of it has left; answers with status and text of the reply. */
export type SendForm = (url: URL, form: FormData, options: UploadOptions) => Promise<{ status: number; text: string }>;

/**
 * How forms travel. `fetch` tells nothing about progress, so it is XMLHttpRequest, which reads a File from disk piece
 * by piece. A harness whose network is mocked, and therefore tells no progress either, puts a stand-in here (READINGS.md T60).
 */
export const uploadTransport: { send: SendForm } = { send: sendByXhr };

/** Sends a multipart call (SPEC.md §2, upload client). Rejects as `call` does. */
export async function upload<E extends Endpoint>(endpoint: E, input: Input<E>, options: UploadOptions): Promise<Reply<E>> {
  const { body } = input as AnyInput;
  const send = async () => {
    const { status, text } = await uploadTransport.send(urlOf(endpoint, input as AnyInput), formOf(body as Fields), options);
    if (status < 200 || status > 299) throw ApiError.parse(status, text);
    return decode(endpoint, status, text) as Reply<E>;
  };
  return guarded(endpoint, send);
}

type Fields = Record<string, string | Blob>;

function formOf(fields: Fields): FormData {
  const form = new FormData();
  Object.entries(fields).forEach(([name, value]) => form.append(name, value));
  return form;
}

function sendByXhr(url: URL, form: FormData, { onProgress, signal }: UploadOptions): ReturnType<SendForm> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open('POST', url);
    xhr.withCredentials = config.apiOrigin !== '';
    Object.entries(bearerHeader()).forEach(([name, value]) => xhr.setRequestHeader(name, value));
    xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(Math.round((loaded / total) * 100));
    };
    xhr.onload = () => resolve({ status: xhr.status, text: xhr.responseText });
    xhr.onerror = () => reject(new ApiError(0));
    xhr.onabort = () => reject(new DOMException('The upload was aborted', 'AbortError'));
    signal?.addEventListener('abort', () => xhr.abort());
    xhr.send(form);
  });
}
