import { delay, HttpResponse } from 'msw';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { namedEndpoints } from '#src/contract/endpoints.ts';
import { answer } from './outcomes/answer.ts';
import { outcomes } from './outcomes/index.ts';
import { Refusal, type RefusalBody } from './refusal.ts';
import { on } from './serve.ts';

/** For stories and tests: this endpoint answers with an error; `body` is a message or the fields of an error answer. */
export const fails = (endpoint: Endpoint, status: number, body?: string | RefusalBody) =>
  on(endpoint, () => {
    throw new Refusal(status, body);
  });

/** For stories and tests: this endpoint never answers. */
export const hangs = (endpoint: Endpoint) =>
  on(endpoint, async () => {
    await delay('infinite');
    return new HttpResponse();
  });

/** For stories and tests: this endpoint answers with one of its documented outcomes, such as `outcome('keys.update', 'duplicateCode')`. */
export function outcome(endpointName: string, outcomeName: string) {
  const endpoint = namedEndpoints.find(([name]) => name === endpointName)?.[1];
  const chosen = outcomes[endpointName]?.[outcomeName];
  if (!endpoint || !chosen) throw new Error(`No outcome ${outcomeName} of ${endpointName}`);
  return on(endpoint, () => answer(chosen), { once: chosen.once ?? false });
}
