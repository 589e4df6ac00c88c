import { vi } from 'vitest';
import { uploadTransport } from '#src/api/upload.ts';
import type { RawFault } from './raw-faults.fixtures.ts';

/** A response, or a function of the server's response. */
export type Replacement = RawFault | ((answer: unknown) => unknown);

/**
 * Replaces responses of the server by those that `answerFor` returns; undefined keeps a response. Vitest undoes it
 * after the test.
 */
export function replaceAnswers(answerFor: (method: string, path: string) => Replacement | undefined) {
  const through = globalThis.fetch;
  let pending = 0;
  vi.stubGlobal('fetch', async (request: Request) => {
    pending++;
    try {
      const replacement = answerFor(request.method, new URL(request.url).pathname);
      if (!replacement) return await through(request);
      if (typeof replacement === 'object') return responseOf(replacement, request.redirect);
      const answer = await through(request);
      return Response.json(replacement(await answer.json()), { status: answer.status });
    } finally {
      pending--;
    }
  });
  const { send } = uploadTransport;
  vi.spyOn(uploadTransport, 'send').mockImplementation(async (url, form, options) => {
    const replacement = answerFor('POST', url.pathname);
    if (typeof replacement !== 'object') return send(url, form, options);
    const response = responseOf(replacement, 'error');
    const type = response.headers.get('content-type') ?? undefined;
    return { status: response.status, type, text: await response.text() };
  });
  return { isIdle: () => pending === 0 };
}

/** Returns the response that `fetch` would return; throws where `fetch` would reject. */
function responseOf({ status, type, body = null, isRedirected }: RawFault, redirect: Request['redirect']) {
  if (status === undefined || (isRedirected && redirect === 'error')) throw new TypeError('Failed to fetch');
  const response = new Response(body, { status });
  response.headers.delete('content-type');
  if (type) response.headers.set('content-type', type);
  if (isRedirected) Object.defineProperty(response, 'redirected', { value: true });
  return response;
}
