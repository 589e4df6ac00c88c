// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { getResponse } from 'msw';
import { createHandlers } from '#mocks/handlers/index.ts';
import { resetDb } from '#mocks/seeds/reset-db.ts';
import { DUMMY_TOKEN } from '#mocks/third-parties/dummy-token.ts';
import { verify } from '../verify/run.ts';
import { findingsIn } from './find.ts';
import { NotHar, readHar } from './har.ts';

beforeEach(() => resetDb('typical'));

interface Entry {
  method?: string;
  url: string;
  sent?: unknown;
  status?: number;
  type?: string;
  received?: unknown;
}

const textOf = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body));

const har = (entries: Entry[]) =>
  JSON.stringify({
    log: {
      version: '1.2',
      entries: entries.map(
        ({ method = 'GET', url, sent, status = 200, type = 'application/json', received }) => ({
          request: {
            method,
            url: `https://shop.example.com${url}`,
            ...(sent !== undefined && { postData: { mimeType: 'application/json', text: textOf(sent) } }),
          },
          response: { status, content: { mimeType: `${type}; charset=utf-8`, text: textOf(received) } },
        }),
      ),
    },
  });

const wordsOf = (...entries: Entry[]) =>
  findingsIn(readHar(har(entries))).findings.map(({ call, what, times }) => `${call}: ${what} (${times})`);

const product = { id: 1, name: 'CS2', shortName: 'cs2' };

describe('finds', () => {
  it.each<[string, Entry, string]>([
    ['a call', { url: '/api/admin/key' }, 'GET /api/admin/key: the contract has no such call. Did you mean'],
    [
      'a method',
      { method: 'PATCH', url: '/api/admin/keys/7' },
      'PATCH /api/admin/keys/:id: the contract has no',
    ],
    [
      'a parameter',
      { url: '/api/admin/products?page=1&limit=10', received: { items: [product], total: 1 } },
      'products.list: request: the parameter limit is unknown',
    ],
    [
      'a field that is sent',
      { method: 'PUT', url: '/api/admin/invites/7', sent: { code: 'A', note: 'x' }, received: {} },
      'adminInvites.update: request: note is unknown',
    ],
    [
      'a field that is not sent',
      { method: 'POST', url: '/api/admin/products', sent: { name: 'A' }, received: {} },
      'products.create: request: shortName is missing',
    ],
    [
      'a field of a row',
      { url: '/api/admin/products', received: { items: [product, { ...product, colour: 'red' }], total: 2 } },
      'products.list: answer 200: items[].colour is unknown',
    ],
    [
      'a lost field',
      { url: '/api/admin/products', received: { items: [{ id: 1, name: 'CS2' }], total: 1 } },
      'products.list: answer 200: items[].shortName is missing',
    ],
    [
      'another form',
      { url: '/api/admin/products', received: { items: [{ ...product, id: '1' }], total: 1 } },
      'products.list: answer 200: items[].id is "1", another form',
    ],
    [
      'a wrong type',
      { url: '/api/admin/users/list', received: { users: [] } },
      'users.refs: answer 200: the body: Invalid input',
    ],
    [
      'a status',
      { url: '/api/me', status: 418, received: { code: 418 } },
      'auth.me: answer: the status 418 is not documented',
    ],
    [
      'a field of an error',
      { method: 'DELETE', url: '/api/admin/keys/7', status: 404, received: { detail: 'Gone' } },
      'keys.remove: answer 404: detail is unknown',
    ],
    [
      'a page',
      { url: '/api/me', type: 'text/html', received: '<p>' },
      'auth.me: answer 200: text/html instead of',
    ],
    [
      'half an answer',
      { url: '/api/me', received: '{"user":' },
      'auth.me: answer 200: the body is no complete JSON',
    ],
  ])('%s that the contract does not know', (_, entry, words) => {
    expect(wordsOf(entry).join('\n')).toContain(words);
  });
});

it('names each finding once, and counts it (CON-5)', () => {
  const entry = { url: '/base/api/invites/my', received: { codes: [], more: true } };
  expect(wordsOf(entry, entry, { url: '/assets/app.js' })).toEqual([
    'invites.mine: answer 200: more is unknown to the contract (2)',
  ]);
});

it('finds nothing in a session with the mock backend, except for input that is wrong on purpose', async () => {
  const entries: Entry[] = [];
  const handlers = createHandlers({ httpOnly: true });
  const credentials = { name: 'admin', password: 'password' };
  await verify({
    address: 'https://shop.example.com',
    admin: credentials,
    writes: true,
    tokens: [DUMMY_TOKEN],
    send: async (request) => {
      const sent = /json/.test(request.headers.get('content-type') ?? '')
        ? await request.clone().text()
        : undefined;
      const response = (await getResponse(handlers, request))!;
      entries.push({
        method: request.method,
        url: request.url.replace('https://shop.example.com', ''),
        sent,
        status: response.status,
        type: response.headers.get('content-type') ?? '',
        received: await response.clone().text(),
      });
      return response;
    },
  });
  const { findings, calls } = findingsIn(readHar(har(entries)));
  expect(calls).toBeGreaterThan(200);
  expect(findings.filter(({ what }) => !what.startsWith('request: '))).toEqual([]);
});

it.each(['', 'no JSON', '{}', '{"log":{"entries":[{}]}}'])('refuses %j as a file', (text) => {
  expect(() => readHar(text)).toThrow(NotHar);
});
