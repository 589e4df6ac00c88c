// @vitest-environment node
import { getResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { namedEndpoints } from '#src/contract/endpoints.ts';
import { db } from '../db/index.ts';
import { createHandlers } from '../handlers/index.ts';
import { freshWorld } from '../handlers/test-browser.ts';
import { documentedAnswers } from '../outcomes/documented.ts';

beforeEach(() => freshWorld());

const handlers = createHandlers({ httpOnly: true });

const ask = async (method: string, path: string, prefer: string) =>
  (await getResponse(handlers, new Request(`http://mock.test${path}`, { method, headers: { prefer } })))!;

it.each([
  ['example=duplicateCode', 400, 'Code already exists', 'duplicateCode'],
  ['code=404', 404, 'Key not found', 'gone'],
  ['code=400; example="duplicateCode"', 400, 'Code already exists', 'duplicateCode'],
  ['respond-async, Code=503', 503, 'Down for maintenance', 'serverMessage'],
])('%s is answered with that documented answer (CON-2)', async (prefer, status, message, name) => {
  const response = await ask('PUT', '/api/admin/keys/7', prefer);
  expect(response.status).toBe(status);
  expect((await response.json()).message).toContain(message);
  expect(response.headers.get('preference-applied')).toBe(`example=${name}`);
});

it.each(['example=duplicatCode', 'code=418', 'code=404, example=duplicateCode'])(
  '%s, which is not documented, is refused with a list of what is',
  async (prefer) => {
    const response = await ask('PUT', '/api/admin/keys/7', prefer);
    expect(response.status).toBe(400);
    expect((await response.json()).message).toContain('duplicateCode (400)');
    expect(response.headers.has('preference-applied')).toBe(false);
  },
);

it.each(['', 'code=200', 'code=204', 'return=minimal'])('%j changes nothing', async (prefer) => {
  expect((await ask('GET', '/api/me', prefer)).status).toBe(401);
});

it('goes before an outcome that is switched on, and does not use it up', async () => {
  db.settings.activeOutcomes = { 'keys.update': 'duplicateCode' };
  db.settings.outcomeTimes = { 'keys.update': 1 };
  expect((await ask('PUT', '/api/admin/keys/7', 'code=404')).status).toBe(404);
  expect((await ask('PUT', '/api/admin/keys/7', '')).status).toBe(400);
});

it('can be a broken connection', async () => {
  expect((await ask('GET', '/api/me', 'example=networkError')).type).toBe('error');
});

it('exists for every answer of every call', async () => {
  for (const [endpointName, endpoint] of namedEndpoints)
    for (const [name, { status, network }] of Object.entries(documentedAnswers(endpointName, endpoint))) {
      if (network) continue;
      const response = await ask(endpoint.method, endpoint.path.replace(':id', '1'), `example=${name}`);
      expect(response.status, `${endpointName} ${name}`).toBe(status);
    }
});
