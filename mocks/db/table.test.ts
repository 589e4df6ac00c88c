import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WrongQuery } from '#src/contract/paging.ts';
import { pageFrom } from './page-from.ts';
import type { Row } from './rows.ts';
import { Table } from './table.ts';

interface Animal extends Row {
  name: string;
  owner: number | null;
}

const NAMES = ['Dolly', 'shaun', 'Bo', 'dolly', 'Éwe', ''];
const seed = {
  count: 6,
  make: (id: number): Animal => ({ id, name: NAMES[id - 1]!, owner: id % 3 || null }),
};

function createTable() {
  let writes = 0;
  const table = new Table<Animal>(
    () => {
      writes += 1;
    },
    { searchText: ({ name }) => name, computed: { size: ({ name }) => name.length } },
  );
  table.load(seed);
  return { table, writes: () => writes };
}

const query = { page: 0, size: 10, sort: 'id', descending: false, search: '' };
const idsOf = (table: Table<Animal>, over: Partial<typeof query>) =>
  pageFrom(table, { ...query, ...over }, ({ id }) => id);

describe('a page', () => {
  const { table } = createTable();

  it.each([
    [{}, [1, 2, 3, 4, 5, 6]],
    [{ descending: true }, [6, 5, 4, 3, 2, 1]],
    [{ size: 4, page: 1 }, [5, 6]],
    [{ size: 4, page: 1, descending: true }, [2, 1]],
    [{ page: 9 }, []],
    [{ sort: 'name' }, [6, 3, 1, 4, 2, 5]],
    [{ sort: 'name', descending: true }, [5, 2, 4, 1, 3, 6]],
    [{ sort: 'owner' }, [3, 6, 1, 4, 2, 5]],
    [{ sort: 'size' }, [6, 3, 5, 1, 2, 4]],
    [{ search: 'DOLLY' }, [1, 4]],
    [{ search: ' dolly' }, []],
    [{ search: 'dolly', descending: true, size: 1, page: 1 }, [1]],
    [{ search: 'wolf' }, []],
  ])('for %j is %j', (over, ids) => {
    expect(idsOf(table, over).items).toEqual(ids);
  });

  it('counts all pages', () => {
    expect(idsOf(table, { search: 'dolly', size: 1 })).toEqual({ items: [1], total: 2 });
  });

  it.each(['wool', 'constructor', '__proto__', 'toString'])('cannot be sorted by %s', (sort) => {
    expect(() => idsOf(table, { sort })).toThrow(WrongQuery);
  });
});

it('does not change rows that have been read', () => {
  const { table } = createTable();
  const held = table.find(1)!;
  table.update(1, { name: 'Molly' });
  expect([held.name, table.find(1)!.name]).toEqual(['Dolly', 'Molly']);
  expect(() => table.update(99, { name: 'Nobody' })).toThrow('No row 99');
});

/** A random write. */
const step = fc.oneof(
  fc.record({
    kind: fc.constant('insert' as const),
    name: fc.constantFrom(...NAMES),
    owner: fc.constantFrom(null, 1, 2),
  }),
  fc.record({
    kind: fc.constant('update' as const),
    id: fc.integer({ min: 0, max: 12 }),
    name: fc.constantFrom(...NAMES),
    owner: fc.constantFrom(null, 1, 2),
  }),
  fc.record({ kind: fc.constant('remove' as const), id: fc.integer({ min: 0, max: 12 }) }),
  fc.record({ kind: fc.constant('compare' as const) }),
);

it('equals a plain list after any sequence of writes, as does a copy by diff', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const { table, writes } = createTable();
      let plain = Array.from({ length: seed.count }, (_, i) => seed.make(i + 1));
      let [lastId, written] = [seed.count, 0];
      const agree = (other: Table<Animal>) => {
        expect(other.all()).toEqual(plain);
        expect(other.size).toBe(plain.length);
        for (const owner of [null, 1, 2])
          expect(other.where('owner', owner)).toEqual(plain.filter((row) => row.owner === owner));
        expect(idsOf(other, { search: 'dolly', size: 99 }).items).toEqual(
          plain.filter(({ name }) => name.toLowerCase() === 'dolly').map(({ id }) => id),
        );
      };
      for (const move of steps) {
        if (move.kind === 'compare') agree(table);
        else if (move.kind === 'insert') {
          const { name, owner } = move;
          lastId += 1;
          expect(table.insert({ name, owner }).id).toBe(lastId);
          plain.push({ id: lastId, name, owner });
          written += 1;
        } else if (plain.some(({ id }) => id === move.id)) {
          written += 1;
          if (move.kind === 'remove') table.remove(move.id);
          else table.update(move.id, { name: move.name, owner: move.owner });
          plain =
            move.kind === 'remove'
              ? plain.filter(({ id }) => id !== move.id)
              : plain.map((row) =>
                  row.id === move.id ? { ...row, name: move.name, owner: move.owner } : row,
                );
        } else expect(table.find(move.id)).toBeUndefined();
      }
      agree(table);
      expect(writes()).toBe(written);

      const copy = createTable().table;
      copy.apply(JSON.parse(JSON.stringify(table.diff())));
      agree(copy);
      expect(copy.insert({ name: '', owner: null }).id).toBe(table.insert({ name: '', owner: null }).id);
    }),
  );
});
