import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { adminClient } from '#src/contract/admin/client.ts';
import { products } from '#src/contract/admin/products.ts';
import { examples } from '#src/contract/examples.ts';
import { db } from '../db/index.ts';
import type { TestClient } from '../handlers/test-client.ts';
import { type ActiveFault, override } from '../outcomes/override.ts';
import { resetDb } from '../seeds/reset-db.ts';
import { createMockServer } from './http.ts';
import { startTestServer } from './start-test-server.fixtures.ts';

const server = createMockServer();
const at = startTestServer(server);
let admin: TestClient;
beforeEach(async () => {
  resetDb();
  admin = at.browser();
  await admin.signIn('admin');
});

const activate = (fault: Partial<ActiveFault> & Pick<ActiveFault, 'is'>) => {
  db.settings.overrides = [override('*', fault.is, fault)];
};

describe('a connection', () => {
  it('is closed before the call is carried out, and works for the next call', async () => {
    const { size } = db.products;
    activate({ endpoint: 'products.create', is: 'no connection', times: 1 });
    const create = () => admin.ask(products.create, { body: examples['products.create'].body });
    await expect(create()).rejects.toThrow('fetch failed');
    expect([db.products.size, db.settings.overrides]).toEqual([size, []]);
    expect((await create()).status).toBe(200);
  });

  it('stays open without an answer until the client leaves', async () => {
    activate({ is: 'never answers' });
    const leave = new AbortController();
    const arrived = once(server, 'request');
    const asked = fetch(`${at.origin}/api/me`, { signal: leave.signal });
    const [, outgoing] = await arrived;
    leave.abort();
    await expect(asked).rejects.toThrow('aborted');
    await once(outgoing, 'close');
    db.settings.overrides = [];
    expect((await admin.send('GET', '/api/me')).status).toBe(200);
  });

  it('is not kept while faults may happen, since browsers repeat requests on kept connections', async () => {
    const agent = new Agent({ keepAlive: true });
    const connectionOf = async (path: string) => {
      const outgoing = request(at.origin + path, { agent }).end();
      const [response] = await once(outgoing, 'response');
      await once(response.resume(), 'end');
      return response.headers.connection as string;
    };
    expect(await connectionOf('/api/me')).toBe('keep-alive');
    const [kept] = await vi.waitUntil(() => Object.values(agent.freeSockets)[0], { timeout: 60_000 });
    const closed = once(kept!, 'close');
    const change = request(`${at.origin}/mock/state`, {
      method: 'PUT',
      agent: new Agent({ keepAlive: true }),
    });
    change.end('{"happenings":[{"endpoint":"keys.list","is":"no connection"}]}');
    const [answer] = await once(change, 'response');
    expect(answer.headers.connection).toBe('close');
    answer.resume();
    await closed;
    expect(await connectionOf('/api/me')).toBe('close');
    agent.destroy();
  });
});

it('the body of an answer ends after a part', async () => {
  activate({ is: 'download stops', percent: 25 });
  const response = await admin.request('GET', '/api/client/download');
  const reader = response.body!.getReader();
  const total = Number(response.headers.get('content-length'));
  let received = 0;
  const read = async () => {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read())
      received += chunk.value.length;
  };
  await expect(read()).rejects.toThrow('terminated');
  expect(received).toBe(total / 4);
});

it('an upload breaks, is not carried out, and works the next time', async () => {
  const { size } = db.clients;
  activate({ is: 'upload stops', percent: 30, times: 1 });
  const form = new FormData();
  form.set('version', '9.9.9');
  form.set('releaseDate', '2026-01-15');
  form.set('file', new Blob(['MZ', new Uint8Array(20 * 1024 * 1024)]), 'client.exe');
  const upload = () => admin.ask(adminClient.upload, { body: form });
  await expect(upload()).rejects.toThrow('fetch failed');
  expect(db.clients.size).toBe(size);
  expect([(await upload()).status, db.clients.size]).toEqual([200, size + 1]);
});
