import { WrongQuery, type ListQuery, type Page } from '#src/contract/paging.ts';
import type { Row } from './rows.ts';
import type { Table } from './table.ts';

/**
 * Searches, sorts and pages a table. A page past the last one is empty.
 * Throws WrongQuery for an unknown sort column.
 */
export function pageFrom<T extends Row, Wire>(
  table: Table<T>,
  query: ListQuery,
  toWire: (row: T) => Wire,
): Page<Wire> {
  const ids = table.sortedIds(query.sort);
  if (!ids) throw new WrongQuery(`Cannot sort by ${query.sort}`);

  const needle = query.search.trim().toLowerCase();
  const matches = needle ? table.search(needle) : undefined;

  const items: Wire[] = [];
  let skip = query.page * query.size;
  for (let i = 0; i < ids.length && items.length < query.size; i += 1) {
    const id = ids[query.descending ? ids.length - 1 - i : i]!;
    if (matches && !matches.hits[id]) continue;
    if (skip > 0) skip -= 1;
    else items.push(toWire(table.find(id)!));
  }
  return { items, total: matches?.total ?? ids.length };
}
