// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { db, resetDb } from './db/index.ts';
import { keepJournal } from './kept-journal.ts';

const KEY = 'mock-journal';

let stop = () => {};
const keep = () => {
  stop();
  const kept = keepJournal(localStorage);
  stop = kept.stop;
  return kept;
};

beforeEach(() => {
  localStorage.clear();
  resetDb();
});
afterEach(() => stop());

it('takes over what another tab wrote, once', async () => {
  const { catchUp } = keep();
  db.users.update(2, { isBanned: true });
  await Promise.resolve();
  const mine = localStorage.getItem(KEY)!;

  localStorage.setItem(KEY, mine.replace('"isBanned":true', '"isBanned":false'));
  expect(db.users.find(2)?.isBanned).toBe(true);
  catchUp();
  expect(db.users.find(2)?.isBanned).toBe(false);
});

it('writes many changes of one action at once', async () => {
  keep();
  const written = vi.spyOn(Storage.prototype, 'setItem');
  for (let id = 2; id < 8; id += 1) db.users.update(id, { discord: String(id) });
  await Promise.resolve();
  expect(written).toHaveBeenCalledOnce();
  written.mockRestore();
});

it('survives a reload, and a reset returns to the seed', async () => {
  keep();
  const seeded = db.users.find(2);
  db.users.update(2, { discord: '42' });
  await Promise.resolve();
  const kept = localStorage.getItem(KEY)!;

  resetDb();
  expect(db.users.find(2)).toEqual(seeded);
  await Promise.resolve();

  localStorage.setItem(KEY, kept);
  keep();
  expect(db.users.find(2)?.discord).toBe('42');
});

it('starts over from a journal that it cannot read', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.setItem(KEY, '{"world":"atlantis"}');
  keep();
  expect(db.origin.world).toBe('typical');
});
