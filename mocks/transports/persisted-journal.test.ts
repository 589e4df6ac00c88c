// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { examples } from '#src/contract/examples.ts';
import { db } from '../db/index.ts';
import { override } from '../outcomes/override.ts';
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

beforeEach(() => void resetDb());
afterEach(() => stop());

it('resets the state if the journal cannot be read', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.setItem(STORAGE_KEY, '{"world":"atlantis"}');
  start();
  expect(db.origin.world).toBe('typical');
});

/** Returns a tab of the static demo: separate modules, shared storage. */
async function openTab() {
  vi.resetModules();
  const [{ persistJournal }, { db, clock }, { createHandlers }, { getResponse }] = await Promise.all([
    import('./persisted-journal.ts'),
    import('../db/index.ts'),
    import('../handlers/index.ts'),
    import('msw'),
  ]);
  clock.realTime = () => 1_768_478_400_000;
  const { syncFromOtherTabs, stop } = persistJournal(localStorage);
  const handlers = createHandlers({ httpOnly: false, syncFromOtherTabs });
  const send = async (method: string, path: string, bearer = '', body?: unknown) =>
    (await getResponse(
      handlers,
      new Request(`http://localhost:3000${path}`, {
        method,
        headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body: body instanceof ReadableStream ? body : JSON.stringify(body) }),
        duplex: 'half',
      } as RequestInit),
    ))!;
  return { db, syncFromOtherTabs, stop, send };
}

describe('two tabs on a slow network', () => {
  type Tab = Awaited<ReturnType<typeof openTab>>;
  let [first, second]: Tab[] = [];
  let bearer = '';

  beforeEach(async () => {
    [first, second] = [await openTab(), await openTab()];
    await first.send('POST', '/api/login_check', '', {
      username: 'admin',
      password: 'password',
      turnstileToken: 'mock-pass-1',
    });
    bearer = first.db.sessions.all()[0]!.bearer;
    second.syncFromOtherTabs();
  });
  afterEach(() => {
    first!.stop();
    second!.stop();
  });

  const banned = { ...examples['users.update'].body, isBanned: true };
  const ban = (tab: Tab, id: number, body: unknown = banned) =>
    tab.send('PUT', `/api/admin/users/${id}`, bearer, body);
  function expectBoth() {
    for (const { db, syncFromOtherTabs } of [first!, second!]) {
      syncFromOtherTabs();
      expect([12, 13].map((id) => db.users.find(id)?.isBanned)).toEqual([true, true]);
    }
  }

  it('keep the writes of the other tab during the latency', async () => {
    first!.db.settings.latency = { min: 100, max: 100 };
    const slow = ban(first!, 12);
    await new Promise((resolve) => setTimeout(resolve, 30));
    const answers = await Promise.all([slow, ban(second!, 13)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expectBoth();
  });

  it('apply faults that the other tab switches on meanwhile', async () => {
    first!.db.settings.latency = { min: 100, max: 100 };
    const slow = ban(first!, 12);
    second!.syncFromOtherTabs();
    second!.db.settings.overrides = [override('*', '502 page', { times: 1 })];
    expect((await slow).status).toBe(502);
  });
});
