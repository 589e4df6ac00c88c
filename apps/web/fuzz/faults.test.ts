// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { call } from '#src/api/call.ts';
import { ApiError, SessionEnded } from '#src/api/error.ts';
import { sessionScope } from '#src/api/session-scope.ts';
import { upload } from '#src/api/upload.ts';
import type { Endpoint, Reply } from '#src/contract/endpoint.ts';
import { namedEndpoints } from '#src/contract/endpoints.ts';
import { subscriptions } from '#src/contract/subscriptions.ts';
import { type RawFault, rawFaults } from './raw-faults.fixtures.ts';
import { replaceAnswers } from './replace-answers.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const query = { page: 0, size: 10, sort: 'id', descending: true, search: '' };

function send(endpoint: Endpoint): Promise<unknown> {
  const body = endpoint.method === 'GET' ? {} : { body: { file: new File(['MZ'], 'a.exe') } };
  const input = { id: 1, query, ...body } as never;
  return endpoint.encoding === 'multipart'
    ? upload<Endpoint>(endpoint, input, { onProgress() {} })
    : call<Endpoint>(endpoint, input);
}

/** A reply without a URL is accepted, because BUY-2 has a message for it. */
type Checkout = Reply<typeof subscriptions.checkout>;

/** The faults that an endpoint without a required reply may accept as a success. */
const mayPass = ({ status, body, type }: RawFault) => status === 204 || (status === 200 && !body && !type);

describe('every raw fault in the place of every answer', () => {
  it.each(namedEndpoints)('%s', async (_, endpoint) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const wrong: string[] = [];
    for (const [what, fault] of Object.entries(rawFaults)) {
      sessionScope.begin();
      replaceAnswers(() => fault);
      try {
        const reply = await send(endpoint);
        const isWithoutUrl = endpoint === subscriptions.checkout && !(reply as Checkout).checkout;
        if (!mayPass(fault) && !isWithoutUrl) wrong.push(`${what} is accepted as a success`);
      } catch (error) {
        if (!(error instanceof ApiError || error instanceof SessionEnded))
          wrong.push(`${what}: ${String(error)}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
