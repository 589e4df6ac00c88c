import { beforeAll, describe, expect, it, vi } from 'vitest';
import { resetDb } from '#mocks/seeds/reset-db.ts';
import { endpointOf } from '#mocks/server/find-endpoint.ts';
import { replyOf } from '#src/api/answer.ts';
import { ApiError } from '#src/api/error.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { pathsIn, withValue } from './fields.ts';
import { hostileValues } from './hostile-values.ts';
import { type ReadName, visits } from './reads.fixtures.ts';
import { trueAnswer } from './true-answers.fixtures.ts';

beforeAll(() => {
  resetDb();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const decode = (endpoint: Endpoint, body: unknown): any =>
  replyOf(endpoint, { status: 200, type: 'application/json', text: JSON.stringify(body) });

/** The rows of a reply: the reply itself or its first list. */
const rowsOf = (reply: any): unknown[] =>
  Array.isArray(reply) ? reply : (Object.values<any>(reply).find(Array.isArray) ?? []);

describe('every hostile value in every field of every GET', () => {
  it.each(Object.keys(visits) as ReadName[])('%s', async (name) => {
    const endpoint = endpointOf(name);
    const truth = await trueAnswer(name);
    const others = rowsOf(decode(endpoint, truth)).slice(1);
    const wrong: string[] = [];
    for (const path of pathsIn(truth))
      for (const [what, value] of Object.entries(hostileValues)) {
        const where = `${path.join('.')} = ${what}`;
        try {
          const rows = rowsOf(decode(endpoint, withValue(truth, path, value)));
          const isInRow = path.includes(0) && rowsOf(truth).length > 1;
          if (isInRow && others.length > 0) expect(rows.slice(-others.length), where).toEqual(others);
        } catch (error) {
          if (!(error instanceof ApiError) || path.includes(0)) wrong.push(`${where}: ${String(error)}`);
        }
      }
    expect(wrong).toEqual([]);
    expect(({} as { hacked?: true }).hacked).toBeUndefined();
  });
});
