import { beforeEach, describe, expect, it } from 'vitest';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { namedEndpoints } from '#src/contract/endpoints.ts';
import { exampleOf } from '#src/contract/examples.ts';
import { db } from '../db/index.ts';
import { createEndpointHandlers } from './index.ts';
import { freshWorld, TestClient } from './test-client.ts';

beforeEach(() => freshWorld());

const having = (wanted: (endpoint: Endpoint) => unknown) =>
  namedEndpoints.filter(([, endpoint]) => wanted(endpoint));
const NOWHERE = { id: 999_999 };
const firstPage = { page: 0, size: 10, sort: 'id', descending: true, search: '' };
/** Returns a query that the endpoint can decode. */
const queryOf = ({ query }: Endpoint) => (query ? { query: firstPage } : {});

it('serves each call exactly once (API-2)', () => {
  const served = createEndpointHandlers({ httpOnly: true })
    .map(({ info }) => `${String(info.method)} ${String(info.path)}`)
    .sort();
  expect(served).toEqual(namedEndpoints.map(([, { method, path }]) => `${method} *${path}`).sort());
  expect(new Set(served).size).toBe(served.length);
});

describe('who may call (API-4)', () => {
  it.each(having(({ access }) => access !== 'anyone'))(
    '%s: refuses anonymous callers with 401',
    async (_, endpoint) => {
      const { status, body } = await new TestClient().ask(endpoint, NOWHERE);
      expect([status, body]).toEqual([401, { code: 401, message: 'JWT Token not found' }]);
    },
  );

  it.each(having(({ access }) => access !== 'anyone' && access !== 'user'))(
    '%s: a customer without premium is refused with 403',
    async (_, endpoint) => {
      const customer = await TestClient.of('customer');
      const { status, body } = await customer.ask(endpoint, NOWHERE);
      expect([status, body.code]).toEqual([403, 403]);
      expect(body.message).toBeTruthy();
    },
  );

  it.each(having(({ access }) => access === 'admin'))(
    '%s: premium opens no admin call',
    async (_, endpoint) => {
      const premium = await TestClient.of('premium');
      expect(await premium.ask(endpoint, NOWHERE)).toMatchObject({
        status: 403,
        body: { code: 403, message: 'Access Denied.' },
      });
    },
  );

  it.each(having(({ access }) => access !== 'anyone'))(
    '%s: distinguishes an expired bearer from a missing bearer',
    async (_, endpoint) => {
      db.settings.bearerLifeMs = -1;
      const browser = await TestClient.of('admin');
      expect(await browser.ask(endpoint, NOWHERE)).toMatchObject({
        status: 401,
        body: { message: 'Expired JWT Token' },
      });
    },
  );
});

describe('the request', () => {
  it.each(having(({ path }) => path.includes(':id')))('%s: an unknown id is 404', async (name, endpoint) => {
    const admin = await TestClient.of('admin');
    const { body } = exampleOf(name);
    expect(await admin.ask(endpoint, { ...NOWHERE, ...(body && { body }) })).toMatchObject({
      status: 404,
      body: { code: 404 },
    });
    expect((await admin.ask(endpoint, { id: 'seven', ...(body && { body }) })).status).toBe(404);
  });

  it.each(having(({ body }) => body))('%s: a wrong body is 400', async (_, endpoint) => {
    const admin = await TestClient.of('admin');
    const path = endpoint.path.replace(':id', '1');
    for (const body of ['{}', '[]', 'null', '{"broken', ''])
      expect((await admin.send(endpoint.method, path, body)).status, body).toBe(400);
  });

  it.each(having(({ query }) => query))(
    '%s: understands its own paging dialect only',
    async (_, endpoint) => {
      const admin = await TestClient.of('admin');
      expect((await admin.ask(endpoint, queryOf(endpoint))).status).toBe(200);
      const own = endpoint.query!.names.includes('limit');
      const others = own
        ? '?page=1&per_page=10&sort_field=id&sort_direction=desc'
        : '?page=0&limit=10&sortField=id&sortDirection=desc';
      expect((await admin.send('GET', endpoint.path + others)).status).toBe(400);
      // unknown, or in no row of an answer
      for (const sort of ['nonsense', 'password', 'userId'])
        expect((await admin.ask(endpoint, { query: { ...firstPage, sort } })).status, sort).toBe(400);
    },
  );
});
