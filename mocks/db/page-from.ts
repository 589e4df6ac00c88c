import { WrongQuery, type ListQuery, type Page } from '#src/contract/paging.ts';
import type { Row } from './rows.ts';
import type { Table } from './table.ts';

/**
 * Answers any list question, whatever dialect it came in: search, then sort, then one page.
 * A page beyond the last is empty. Throws WrongQuery for a column that does not exist.
 */
export function pageFrom<T extends Row, Wire>(
  table: Table<T>,
  query: ListQuery,
  toWire: (row: T) => Wire,
): Page<Wire> {
  const ids = table.idsBy(query.sort);
  if (!ids) throw new WrongQuery(`Cannot sort by ${query.sort}`);

  const needle = query.search.trim().toLowerCase();
  const found = needle ? table.search(needle) : undefined;

  const items: Wire[] = [];
  let skip = query.page * query.size;
  for (let i = 0; i < ids.length && items.length < query.size; i += 1) {
    const id = ids[query.descending ? ids.length - 1 - i : i]!;
    if (found && !found.hits[id]) continue;
    if (skip > 0) skip -= 1;
    else items.push(toWire(table.find(id)!));
  }
  return { items, total: found?.total ?? ids.length };
}
