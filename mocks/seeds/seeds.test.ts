import { describe, expect, it } from 'vitest';
import { worlds, type WorldName } from '../worlds/worlds.ts';
import { createSeeds, type Seeds } from './index.ts';
import { REFERENCE_NOW } from './timeline.ts';

const rowsOf = (seeds: Seeds) =>
  Object.fromEntries(
    Object.entries(seeds).map(([name, { count, make }]) => [
      name,
      Array.from({ length: count }, (_, i) => make(i + 1)),
    ]),
  ) as {
    [Name in keyof Seeds]: ReturnType<Seeds[Name]['make']>[];
  };
const world = (name: WorldName) => rowsOf(createSeeds(worlds[name], REFERENCE_NOW));
const small = (Object.keys(worlds) as WorldName[]).filter((name) => name !== 'crowded');

it('generates a row from its entity and id alone, in any order, whatever else exists', () => {
  const seeds = createSeeds(worlds.typical, REFERENCE_NOW);
  const backwards = Object.values(seeds)
    .reverse()
    .map(({ count, make }) => Array.from({ length: count }, (_, i) => make(count - i)).reverse());
  expect(backwards.reverse()).toEqual(Object.values(world('typical')));

  const more = Object.entries(seeds).map(([name, { count }]) => [
    name,
    ['products', 'clients'].includes(name) ? count : count * 1.2,
  ]);
  const grown = rowsOf(createSeeds({ ...worlds.typical, ...Object.fromEntries(more) }, REFERENCE_NOW));
  for (const [name, rows] of Object.entries(world('typical')))
    expect(grown[name as keyof Seeds].slice(0, rows.length), name).toEqual(rows);
});

it('moves only the dates with now', () => {
  const [then, now] = [
    createSeeds(worlds.typical, REFERENCE_NOW),
    createSeeds(worlds.typical, REFERENCE_NOW + 86_400_000),
  ];
  expect(Date.parse(now.users.make(77).joinDate) - Date.parse(then.users.make(77).joinDate)).toBe(86_400_000);
  expect({ ...now.keys.make(5), createdDate: '', usedDate: '' }).toEqual({
    ...then.keys.make(5),
    createdDate: '',
    usedDate: '',
  });
});

describe.each(small)('%s', (name) => {
  const rows = world(name);
  const { users, products, keys, invites, hwidRequests } = rows;
  const tables: object[][] = Object.values(rows);
  /** Returns the values that the fields of these names have, by table. */
  const valuesOf = (names: RegExp) =>
    tables.map((rows) =>
      rows.flatMap((row) =>
        Object.entries(row).filter(([field, value]) => names.test(field) && value !== null),
      ),
    );

  it('has unique names and codes', () => {
    for (const values of valuesOf(/^(username|name|shortName|code)$/)) {
      const texts = values.map(([field, value]) => `${field} ${value}`.toLowerCase());
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  it('refers only to what exists', () => {
    for (const [, id] of valuesOf(/^userId$|(By|To)Id$/).flat()) expect(users[id - 1]?.id).toBe(id);
    for (const [, id] of valuesOf(/^productId$/).flat()) expect(products[id - 1]?.id).toBe(id);
  });

  it('has a past, and no row from the future', () => {
    for (const [field, text] of valuesOf(/^(start|(?!pause|expiration)\w*Date)$/).flat())
      expect(Date.parse(text), field).toBeLessThan(REFERENCE_NOW);
    for (const { createdDate, usedDate } of [...keys, ...invites])
      if (usedDate)
        expect(
          usedDate >= createdDate && Date.parse(usedDate) < REFERENCE_NOW,
          `${createdDate} ${usedDate}`,
        ).toBe(true);
  });

  it('has keys and codes with a user exactly if used', () => {
    for (const { status, usedById, usedDate } of [...keys, ...invites])
      expect([usedById !== null, usedDate !== null]).toEqual([status === 'USED', status === 'USED']);
  });

  it('has at most one pending request per user', () => {
    const pending = hwidRequests.filter(({ status }) => status === 'PENDING').map(({ userId }) => userId);
    expect(new Set(pending).size).toBe(pending.length);
  });
});

describe('typical', () => {
  const { users, subscriptions, keys, invites, hwidRequests } = world('typical');

  it('has keys and codes used only after their user joined', () => {
    for (const { usedById, usedDate, id } of [...keys.slice(4), ...invites.slice(10)])
      if (usedById) expect(users[usedById - 1]!.joinDate <= usedDate!, `${id}`).toBe(true);
  });

  it('shows every state', () => {
    const pending = hwidRequests.filter(({ status }) => status === 'PENDING');
    expect(pending.length).toBeGreaterThan(10);
    expect(new Set(hwidRequests.map(({ status }) => status)).size).toBe(3);
    for (const some of [
      users.filter(({ isBanned }) => isBanned),
      users.filter(({ lastIp }) => !lastIp),
      users.filter(({ hwid }) => !hwid),
      subscriptions.filter(({ pauseDate }) => pauseDate),
      keys.filter(({ status }) => status === 'UNUSED'),
      subscriptions.filter(({ isExpired }) => !isExpired),
      hwidRequests.filter(({ requestHwid }) => !requestHwid),
    ])
      expect(some.length).toBeGreaterThan(1);
  });
});
