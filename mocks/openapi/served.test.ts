// @vitest-environment node
import { getResponse, type HttpHandler } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { namedEndpoints } from '#src/contract/endpoints.ts';
import { createControlHandlers } from '../control/handlers.ts';
import { createHandlers } from '../handlers/index.ts';
import { freshWorld, TestBrowser } from '../handlers/test-browser.ts';
import { logHandlers } from '../log/handlers.ts';
import { controlDocument } from './control-document.ts';
import { openApiDocument } from './document.ts';
import { openApiHandlers } from './handlers.ts';
import { problemWithReply, replyCheck } from './reply-check.fixtures.ts';

beforeEach(() => freshWorld());

const ORIGIN = 'http://mock.test';
const transport = { httpOnly: true };
const json = (value: unknown, status = 200) => Response.json(value, { status });

describe('the documents', () => {
  it('are served, below any base path (CON-1)', async () => {
    const ask = async (path: string) =>
      (await getResponse(createHandlers(transport), new Request(ORIGIN + path)))!.json();
    expect(await ask('/openapi.json')).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
    expect(await ask('/any/base/mock/openapi.json')).toEqual(JSON.parse(JSON.stringify(controlDocument())));
  });

  it('are shown as a page with every call, its fields and its answers', async () => {
    const response = (await getResponse(openApiHandlers, new Request(`${ORIGIN}/mock/api`)))!;
    const text = await response.text();
    for (const [name] of namedEndpoints) expect(text).toContain(`id="${name}"`);
    expect(text).toContain('items[].product.name');
    expect(text).toContain('The user sees: Code already exists');
    expect(text).not.toMatch(/undefined|\[object/);
  });
});

describe('the controls', () => {
  const handlers = [...createControlHandlers(transport), ...logHandlers, ...openApiHandlers];

  it('are all documented', () => {
    const served = handlers.map(({ info }: HttpHandler) =>
      `${String(info.method)} ${String(info.path).slice(1)}`.replace(/:(\w+)/g, '{$1}'),
    );
    const documented = Object.entries(controlDocument().paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(documented.sort()).toEqual(served.sort());
  });

  it('answer as documented', async () => {
    const check = replyCheck(controlDocument());
    const browser = await TestBrowser.of('premium');
    const saved = (await browser.send('GET', '/mock/saved-state')).body;
    const { link } = (await browser.send('GET', '/mock/link?app=http://localhost/')).body;
    const id = (await browser.send('GET', '/mock/requests')).body.requests[0].id;
    const requests: [method: string, path: string, body?: unknown][] = [
      ['GET', '/mock/state'],
      ['PUT', '/mock/state', { activeOutcomes: { 'keys.list': 'noRows' }, latency: { min: 0, max: 0 } }],
      ['PUT', '/mock/state', { nonsense: 1 }],
      ['PUT', '/mock/state', { faults: [{ endpoint: '*', fault: 'slow', seconds: 0 }] }],
      ['POST', '/mock/clock', { advance: 1 }],
      ['POST', '/mock/clock', {}],
      ['POST', '/mock/session', { command: 'endBearer' }],
      ['POST', '/mock/session', { command: 'nonsense' }],
      ['GET', '/mock/link?app=http://localhost/'],
      ['GET', '/mock/link'],
      ['POST', '/mock/link', { link }],
      ['POST', '/mock/link', { link: 'damaged' }],
      ['GET', '/mock/saved-state'],
      ['PUT', '/mock/saved-state', saved],
      ['PUT', '/mock/saved-state', { ...saved, hash: 'wrong' }],
      ['GET', '/mock/subscriptions'],
      ['GET', '/mock/requests'],
      ['GET', `/mock/requests/${id}`],
      ['GET', `/mock/requests/${id}/curl`],
      ['GET', `/mock/requests/${id}/story`],
      ['GET', '/mock/requests/none'],
      ['GET', '/mock'],
      ['POST', '/mock'],
      ['POST', '/mock/reset'],
      ['DELETE', '/mock/requests'],
      ['GET', '/mock/api'],
      ['GET', '/mock/openapi.json'],
    ];
    for (const [method, path, body] of requests) {
      const response = await browser.request(
        method,
        path,
        body === undefined ? undefined : JSON.stringify(body),
      );
      expect(await check(method, path.split('?')[0]!, response), `${method} ${path}`).toBeUndefined();
    }
  });
});

describe('the check of replies', () => {
  it.each([
    [
      'a status',
      'GET',
      '/api/admin/keys',
      json({ items: [], total: 0 }, 418),
      'status 418 is not documented',
    ],
    [
      'a type',
      'GET',
      '/api/admin/keys',
      new Response('', { headers: { 'content-type': 'text/csv' } }),
      'text/csv',
    ],
    ['no type', 'GET', '/api/admin/keys', new Response(null), 'no content'],
    ['a field', 'GET', '/api/admin/keys', json({ items: [{ id: '7' }], total: 1 }), 'id must be number'],
    ['a lost field', 'GET', '/api/admin/users/list', json([{ username: 'a' }]), "required property 'id'"],
    ['an error', 'PUT', '/api/admin/keys/7', json({ code: 'four' }, 400), 'code must be'],
    ['a method', 'DELETE', '/api/me', json({}), 'is not documented'],
  ])('finds %s that is not documented', async (_, method, path, response, problem) => {
    expect(await problemWithReply(method, path, response)).toContain(problem);
  });

  it('accepts what is', async () => {
    expect(
      await problemWithReply('GET', '/base/api/admin/users/list', json([{ id: 1, username: 'a' }])),
    ).toBe(undefined);
    expect(await problemWithReply('DELETE', '/api/admin/keys/7', new Response(null, { status: 204 }))).toBe(
      undefined,
    );
  });
});
