import { WrongQuery, type ListQuery, type Page } from '#src/contract/paging.ts';
import { sortedBy } from './order.ts';
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
  const sorted = sortedBy(table.all(), query.sort, table.options.computed);
  if (!sorted) throw new WrongQuery(`Cannot sort by ${query.sort}`);

  const needle = query.search.toLowerCase();
  const textOf = (row: T) => (table.options.searchText?.(row) ?? '').toLowerCase();
  const matches = needle ? sorted.filter((row) => textOf(row).includes(needle)) : sorted;

  if (query.descending) matches.reverse();
  const first = query.page * query.size;
  return { items: matches.slice(first, first + query.size).map(toWire), total: matches.length };
}
