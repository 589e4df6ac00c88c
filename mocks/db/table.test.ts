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

function createTable() {
  const table = new Table<Animal>(() => {}, {
    searchText: ({ name }) => name,
    computed: { size: ({ name }) => name.length },
  });
  table.load({ count: 6, make: (id) => ({ id, name: NAMES[id - 1]!, owner: id % 3 || null }) });
  return table;
}

const query = { page: 0, size: 10, sort: 'id', descending: false, search: '' };
const idsOf = (table: Table<Animal>, over: Partial<typeof query>) =>
  pageFrom(table, { ...query, ...over }, ({ id }) => id);

describe('a page', () => {
  const table = createTable();

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
  const table = createTable();
  const held = table.find(1)!;
  table.update(1, { name: 'Molly' });
  expect([held.name, table.find(1)!.name]).toEqual(['Dolly', 'Molly']);
  expect(() => table.update(99, { name: 'Nobody' })).toThrow('No row 99');
});
