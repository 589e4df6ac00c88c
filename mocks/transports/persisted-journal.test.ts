// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { db } from '../db/index.ts';
import { resetDb } from '../seeds/reset-db.ts';
import { persistJournal } from './persisted-journal.ts';

const STORAGE_KEY = 'mock-journal';

let stop = () => {};
const start = () => {
  stop();
  const persistence = persistJournal(localStorage);
  stop = persistence.stop;
  return persistence;
};

beforeEach(() => {
  localStorage.clear();
  resetDb();
});
afterEach(() => stop());

it('imports what another tab has written', async () => {
  const { catchUp } = start();
  db.users.update(2, { isBanned: true });
  await Promise.resolve();
  const mine = localStorage.getItem(STORAGE_KEY)!;

  localStorage.setItem(STORAGE_KEY, mine.replace('"isBanned":true', '"isBanned":false'));
  expect(db.users.find(2)?.isBanned).toBe(true);
  catchUp();
  expect(db.users.find(2)?.isBanned).toBe(false);
});

it('stores all changes of one task at once', async () => {
  start();
  const setItem = vi.spyOn(Storage.prototype, 'setItem');
  for (let id = 2; id < 8; id += 1) db.users.update(id, { discord: String(id) });
  await Promise.resolve();
  expect(setItem).toHaveBeenCalledOnce();
  setItem.mockRestore();
});

it('restores the state after a reload', async () => {
  start();
  const seeded = db.users.find(2);
  db.users.update(2, { discord: '42' });
  await Promise.resolve();
  const stored = localStorage.getItem(STORAGE_KEY)!;

  resetDb();
  expect(db.users.find(2)).toEqual(seeded);
  await Promise.resolve();

  localStorage.setItem(STORAGE_KEY, stored);
  start();
  expect(db.users.find(2)?.discord).toBe('42');
});

it('resets the state if the journal cannot be read', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.setItem(STORAGE_KEY, '{"world":"atlantis"}');
  start();
  expect(db.origin.world).toBe('typical');
});

/** A tab of the static demo: separate modules, shared storage. */
async function openTab() {
  vi.resetModules();
  const [{ persistJournal }, { db, clock }, { createHandlers }, { getResponse }] = await Promise.all([
    import('./persisted-journal.ts'),
    import('../db/index.ts'),
    import('../handlers/index.ts'),
    import('msw'),
  ]);
  clock.realTime = () => 1_768_478_400_000;
  const { catchUp, stop } = persistJournal(localStorage);
  const handlers = createHandlers({ httpOnly: false, catchUp });
  const send = async (method: string, path: string, bearer = '', body?: unknown) =>
    (await getResponse(
      handlers,
      new Request(`http://localhost:3000${path}`, {
        method,
        headers: { authorization: `Bearer ${bearer}` },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    ))!;
  return { db, catchUp, stop, send };
}

it('keeps the writes of two tabs on a slow network', async () => {
  const [first, second] = [await openTab(), await openTab()];
  first.db.settings.latency = { min: 100, max: 100 };
  await first.send('POST', '/api/login_check', '', {
    username: 'admin',
    password: 'password',
    turnstileToken: 'mock-pass-1',
  });
  const bearer = first.db.sessions.all()[0]!.bearer;
  second.catchUp();
  const ban = (tab: typeof first, id: number) =>
    tab.send('PUT', `/api/admin/users/${id}`, bearer, {
      discord: null,
      hwid: null,
      newHwid: null,
      isBanned: true,
    });

  const slow = ban(first, 12);
  await new Promise((resolve) => setTimeout(resolve, 30));
  const [answer, other] = await Promise.all([slow, ban(second, 13)]);
  expect([answer.status, other.status]).toEqual([200, 200]);
  first.catchUp();
  second.catchUp();
  for (const { db } of [first, second])
    expect([12, 13].map((id) => db.users.find(id)?.isBanned)).toEqual([true, true]);
  first.stop();
  second.stop();
});
