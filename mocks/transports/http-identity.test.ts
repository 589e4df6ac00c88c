// @vitest-environment node
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PERSONA_PASSWORD, personas } from '../scenarios/personas.ts';
import { resetDb } from '../seeds/reset-db.ts';
import { db } from '../db/index.ts';
import { DUMMY_TOKEN } from '../third-parties/dummy-token.ts';
import { createMockServer } from './http.ts';
import { IDENTITY_HEADER } from './identity.ts';

let server: Server;
let origin: string;

beforeAll(async () => {
  server = createMockServer().listen(0, 'localhost');
  await once(server, 'listening');
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => resetDb());
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** The one cookie jar of a browser. */
let jar: Record<string, string>;
beforeEach(() => (jar = {}));

async function ask(path: string, { identity = '', ...init }: RequestInit & { identity?: string } = {}) {
  const response = await fetch(origin + path, {
    redirect: 'manual',
    ...init,
    headers: {
      'Content-Type': 'application/json',
      cookie: Object.entries(jar)
        .map(([name, value]) => `${name}=${value}`)
        .join('; '),
      ...(identity && { [IDENTITY_HEADER]: identity }),
    },
  });
  for (const cookie of response.headers.getSetCookie()) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!;
    jar[name!] = value!;
  }
  return response;
}
const signIn = (username: string, identity?: string) =>
  ask('/api/login_check', {
    method: 'POST',
    body: JSON.stringify({ username, password: PERSONA_PASSWORD, turnstileToken: DUMMY_TOKEN }),
    ...(identity && { identity }),
  });
const refresh = (identity?: string) =>
  ask('/api/token/refresh', { method: 'POST', ...(identity && { identity }) });

it('keeps the cookies of each identity apart in one browser (SPL-1)', async () => {
  await signIn('customer', 'left');
  await signIn('admin', 'right');
  expect(Object.keys(jar)).toEqual([
    'left.BEARER',
    'left.refresh_token',
    'right.BEARER',
    'right.refresh_token',
  ]);
  expect((await refresh()).status).toBe(401);
  expect((await refresh('left')).status).toBe(204);
  await ask('/api/logout', { method: 'POST', identity: 'left' });
  expect(db.sessions.all().map(({ userId }) => userId)).toEqual([personas.admin.id]);
  expect(jar['left.BEARER']).toBe('');
  expect((await refresh('right')).status).toBe(204);
});

it('keeps the identity through the pages of a third party', async () => {
  await signIn('admin');
  await signIn('customer', 'left');
  const accountOfAdmin = db.users.find(personas.admin.id)?.discord;
  const connected = await ask('/api/discord/connect?mock-identity=left');
  const consent = connected.headers.get('location')!;
  expect(await (await ask(consent)).text()).toContain('Signed in to Discord as <strong>customer</strong>');
  const body = new URLSearchParams({ choice: 'authorize' }).toString();
  const back = await ask(consent, { method: 'POST', body });
  expect(back.headers.get('location')).toBe('/dash');
  expect(db.users.find(personas.customer.id)?.discord).not.toBeNull();
  expect(db.users.find(personas.admin.id)?.discord).toBe(accountOfAdmin);
});
