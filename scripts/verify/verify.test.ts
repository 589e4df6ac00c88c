// @vitest-environment node
import { getResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { namedEndpoints } from '#src/contract/endpoints.ts';
import { db } from '#mocks/db/index.ts';
import { createHandlers } from '#mocks/handlers/index.ts';
import { PERSONA_PASSWORD } from '#mocks/scenarios/personas.ts';
import { resetDb } from '#mocks/seeds/reset-db.ts';
import { DUMMY_TOKEN } from '#mocks/third-parties/dummy-token.ts';
import { createMockServer } from '#mocks/transports/http.ts';
import { listen } from '#mocks/transports/listen.ts';
import { deviating } from './deviate.fixtures.ts';
import { deviations } from './deviations.fixtures.ts';
import { lineOf, reportOf, summaryOf } from './report.ts';
import { reportPage } from './report-page.ts';
import { NotVerifiable, type Options, type Result, verify } from './run.ts';

beforeEach(() => resetDb('typical'));

const credentials = (name: string) => ({ name, password: PERSONA_PASSWORD });
const handlers = createHandlers({ httpOnly: true });
const inProcess = async (request: Request) => (await getResponse(handlers, request))!;

const options = (over: Partial<Options> = {}): Options => ({
  address: 'http://mock.test',
  admin: credentials('admin'),
  customer: credentials('customer'),
  writes: true,
  tokens: [DUMMY_TOKEN],
  send: inProcess,
  ...over,
});

const failed = (results: Result[]) => results.filter(({ verdict }) => verdict === 'fail').map(lineOf);
const rowCounts = () =>
  [db.users, db.products, db.keys, db.invites, db.subscriptions, db.hwidRequests].map(({ size }) => size);

describe('the mock backend', () => {
  it('conforms to the contract over HTTP, and every call is checked; nothing of the run is left (CON-4)', async () => {
    const server = createMockServer();
    const address = await listen(server);
    const before = rowCounts();
    const results = await verify(options({ address, send: fetch }));
    server.close();
    expect(failed(results)).toEqual([]);
    expect(results.filter(({ verdict }) => verdict === 'skip')).toEqual([]);
    const checked = new Set(results.map(({ call }) => call));
    expect(namedEndpoints.map(([name]) => name).filter((name) => !checked.has(name))).toEqual([]);
    expect(rowCounts()).toEqual(before);
  });

  it('conforms without a customer: the own account is one', async () => {
    const results = await verify(options({ customer: undefined }));
    expect(failed(results)).toEqual([]);
    expect(results.filter(({ verdict }) => verdict === 'skip')).toEqual([]);
  });

  it('is not changed without --writes, and what was not checked is said', async () => {
    const rows = () =>
      JSON.stringify([db.users.all(), db.keys.all(), db.invites.all(), db.hwidRequests.all()]);
    const before = rows();
    const results = await verify(options({ writes: false, customer: undefined }));
    expect(rows()).toBe(before);
    expect(failed(results)).toEqual([]);
    const skipped = results.filter(({ verdict }) => verdict === 'skip');
    expect(new Set(skipped.map(({ reason }) => reason))).toEqual(
      new Set(['needs --writes', 'name an account without the admin role by --customer, or allow --writes']),
    );
  });
});

describe('a deviation is caught', () => {
  it('of which there are fifty at least', () =>
    expect(Object.keys(deviations).length).toBeGreaterThanOrEqual(50));

  it.each(Object.entries(deviations))('%s', async (_, deviate) => {
    const send = deviating(inProcess, deviate);
    const results = await verify(options({ send, untilFirstFailure: true })).catch((error: unknown) => {
      if (!(error instanceof NotVerifiable)) throw error;
      return [];
    });
    expect(results.length === 0 || failed(results).length > 0).toBe(true);
    // a violation that the rule names, and no check that broke by chance
    expect(failed(results).filter((line) => line.includes('The check broke'))).toEqual([]);
  });
});

describe('a server that cannot be verified', () => {
  it('lets nobody in', async () => {
    await expect(verify(options({ tokens: ['wrong'] }))).rejects.toThrow('--turnstile-token');
    await expect(verify(options({ admin: { name: 'admin', password: 'wrong' } }))).rejects.toThrow(
      NotVerifiable,
    );
  });

  it('does not answer', async () => {
    const send = () => Promise.reject(new TypeError('fetch failed', { cause: 'ECONNREFUSED' }));
    await expect(verify(options({ send }))).rejects.toThrow('does not answer: ECONNREFUSED');
  });
});

it('reports in lines, as JSON and as a page', async () => {
  const results = await verify(options({ send: deviating(inProcess, deviations['a removed key stays']!) }));
  const report = reportOf({
    address: 'http://mock.test',
    startedAt: '2026-01-15T12:00:00Z',
    seconds: 1,
    writes: true,
    results,
  });
  expect(report.counts.fail).toBeGreaterThan(0);
  expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  expect(failed(results)[0]).toMatch(/^FAIL {2}keys\.remove +removes one/);
  expect(summaryOf(report)).toMatch(/\d+ rules hold, \d+ do not, 0 were not checked/);
  const page = await reportPage(report);
  expect(page).toContain('do not hold');
  expect(page).toContain('keys.remove');
  expect(page).not.toMatch(/undefined|\[object/);
});
