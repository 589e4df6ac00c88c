import { delay, HttpResponse } from 'msw';
import type { Outcome } from './outcome.ts';

/** Resolves with the response of an outcome; never for one whose `network` is 'hang'. */
export async function answer({ status, body, text, network }: Outcome): Promise<Response> {
  if (network === 'hang') await delay('infinite');
  if (network) return HttpResponse.error();
  if (text) return new HttpResponse(text.content, { status, headers: { 'Content-Type': text.type } });
  if (body === undefined) return new HttpResponse(null, { status });
  return HttpResponse.json(body as Record<string, unknown>, { status });
}
