import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { resetDb } from '#mocks/seeds/reset-db.ts';
import { endpointOf } from '#mocks/server/find-endpoint.ts';
import { decodeResponse } from '#src/api/response.ts';
import { ApiError } from '#src/api/error.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { hostile, pathsIn, withValue } from './hostile.ts';
import { reads, mockAnswer } from './reads.fixtures.ts';

beforeEach(() => {
  resetDb();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const decode = (endpoint: Endpoint, body: unknown): any =>
  decodeResponse(endpoint, { status: 200, type: 'application/json', text: JSON.stringify(body) });

/** Returns the rows of a reply: the reply itself or its first list. */
const rowsOf = (reply: any): unknown[] =>
  Array.isArray(reply) ? reply : (Object.values<any>(reply).find(Array.isArray) ?? []);

it.each(reads)('%s: a hostile value leaves the other rows; elsewhere the reply may fail', async (name) => {
  const endpoint = endpointOf(name);
  const truth = await mockAnswer(name);
  const others = rowsOf(decode(endpoint, truth)).slice(1);
  const rowsWith = (path: ReturnType<typeof pathsIn>[number], value: unknown) =>
    rowsOf(decode(endpoint, withValue(truth, path, value)));
  fc.assert(
    fc.property(fc.constantFrom(...pathsIn(truth)), hostile, (path, value) => {
      if (path.includes(0)) {
        const rows = rowsWith(path, value);
        if (others.length > 0) expect(rows.slice(-others.length)).toEqual(others);
      } else
        try {
          rowsWith(path, value);
        } catch (error) {
          expect(error).toBeInstanceOf(ApiError);
        }
    }),
    { numRuns: 500 },
  );
  expect(({} as { hacked?: true }).hacked).toBeUndefined();
});
