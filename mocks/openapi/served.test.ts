import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { createHandlers } from '../handlers/index.ts';
import { openApiDocument } from './document.ts';
import { problemWithReply } from './reply-check.fixtures.ts';

const json = (value: unknown, status = 200) => Response.json(value, { status });

it('the document is served, below any base path (CON-1)', async () => {
  const request = new Request('http://mock.test/any/base/openapi.json');
  const response = await getResponse(createHandlers({ httpOnly: true }), request);
  expect(await response!.json()).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
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
    ['a field', 'GET', '/api/admin/keys', json({ items: [{ id: '7' }], total: 1 }), 'id must be integer'],
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
