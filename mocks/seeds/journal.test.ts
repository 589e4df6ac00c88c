import { beforeEach, expect, it } from 'vitest';
import { db } from '../db/index.ts';
import { defaultSettings } from '../db/settings.ts';
import { override } from '../outcomes/override.ts';
import { journal } from './journal.ts';
import { resetDb } from './reset-db.ts';
import { REFERENCE_NOW } from './timeline.ts';

beforeEach(() => resetDb('typical', REFERENCE_NOW));

const rows = () => [
  db.users.all(),
  db.keys.all(),
  db.subscriptions.all(),
  db.sessions.all(),
  db.checkouts.all(),
  { ...db.settings },
  db.origin,
];

function writeEverywhere() {
  db.users.update(9, { isBanned: true });
  db.users.remove(10);
  const { id: _, ...row } = db.keys.find(1)!;
  db.keys.insert({ ...row, code: 'NEW' });
  db.sessions.insert({ userId: 3, bearer: 'b', bearerEnds: 1, refreshToken: 'r' });
  db.settings.latency = { min: 1, max: 2 };
  db.settings.overrides.push(override('keys.update', 'duplicateCode'));
}

it('the journal contains everything that was written, and nothing else', () => {
  writeEverywhere();
  const [text, before] = [journal.export(), JSON.stringify(rows())];
  expect(text.length).toBeLessThan(1500);
  resetDb('empty', REFERENCE_NOW + 5);
  journal.import(text);
  expect(JSON.stringify(rows())).toBe(before);
  expect(journal.export()).toBe(text);
});

it('the journal stays small in a crowded world', () => {
  resetDb('crowded', REFERENCE_NOW);
  db.users.update(15_000, { isBanned: true });
  expect(journal.export().length).toBeLessThan(1000);
  expect(db.users.find(15_000)!.isBanned).toBe(true);
});

it('the journal is empty after a reset', () => {
  const [fresh, before] = [journal.export(), JSON.stringify(rows())];
  writeEverywhere();
  resetDb('typical', REFERENCE_NOW);
  expect(journal.export()).toBe(fresh);
  expect(JSON.stringify(rows())).toBe(before);
  expect({ ...db.settings }).toEqual(defaultSettings());
});

it('the journal rejects text that is not a journal and changes nothing', () => {
  const before = JSON.stringify(rows());
  for (const text of ['', '{', 'null', '{}', '{"world":"atlantis","now":1}', '[]'])
    expect(() => journal.import(text)).toThrow();
  expect(JSON.stringify(rows())).toBe(before);
});
