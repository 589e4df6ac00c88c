import * as z from 'zod/mini';
import { listWithGaps, numeric, readable } from './wire.ts';

/** How every list is asked for inside the app: pages from zero; direction of the sort by `sort`. */
export interface ListQuery {
  page: number;
  size: number;
  sort: string;
  descending: boolean;
  search: string;
}

/** A way to write a query on the wire, and to read it back; both ends of a call use the same one. */
export interface Dialect<Query> {
  /** Parameter names as they stand in the URL, for documentation and checks. */
  names: readonly string[];
  encode(query: Query): Record<string, string>;
  /** Throws a WrongQuery for unknown names and for values that are not of the dialect. */
  decode(search: URLSearchParams): Query;
}

/** The query string is not what the dialect says. */
export class WrongQuery extends Error {}

interface Names {
  size: string;
  sort: string;
  direction: string;
}

function paging(
  { size, sort, direction }: Names,
  firstPage: 0 | 1,
): Dialect<ListQuery> & { firstPage: 0 | 1 } {
  const names = ['page', size, sort, direction, 'search'];
  const whole = (wire: URLSearchParams, name: string, least: number) => {
    const text = wire.get(name);
    if (text === null || !/^\d+$/.test(text) || Number(text) < least)
      throw new WrongQuery(`${name} must be a whole number from ${least}`);
    return Number(text);
  };
  return {
    names,
    firstPage,
    encode: (query) => ({
      page: String(query.page + firstPage),
      [size]: String(query.size),
      [sort]: query.sort,
      [direction]: query.descending ? 'desc' : 'asc',
      search: query.search,
    }),
    decode: (wire) => {
      const unknown = [...wire.keys()].find((name) => !names.includes(name));
      if (unknown) throw new WrongQuery(`Unknown parameter ${unknown}`);
      const way = (wire.get(direction) ?? 'desc').toLowerCase();
      if (way !== 'asc' && way !== 'desc') throw new WrongQuery(`${direction} must be asc or desc`);
      return {
        page: whole(wire, 'page', firstPage) - firstPage,
        size: whole(wire, size, 1),
        sort: wire.get(sort) ?? 'id',
        descending: way === 'desc',
        search: wire.get('search') ?? '',
      };
    },
  };
}

/** Keys, users, subscriptions, invites: `page` from 0, `limit`, `sortField`, `sortDirection`, `search`. */
export const camelFromZero = paging({ size: 'limit', sort: 'sortField', direction: 'sortDirection' }, 0);

/** Products and HWID requests: `page` from 1, `per_page`, `sort_field`, `sort_direction`, `search`. */
export const snakeFromOne = paging({ size: 'per_page', sort: 'sort_field', direction: 'sort_direction' }, 1);

/** One page of rows and the number of rows on all pages. */
export interface Page<Row> {
  items: Row[];
  total: number;
}

/** A page as it was read. */
export interface ReadPage<Row> extends Page<Row> {
  /** Rows of this page that could not be read. */
  unread: number;
}

/** The reply of a list. */
export const pageOf = <S extends z.core.$ZodType>(row: S) =>
  countingUnread(z.object({ items: listWithGaps(row), total: numeric }));

/** Leaves out the rows that cannot be read, and counts them. */
export function countingUnread<Read extends { items: unknown[] }, Wire>(page: z.ZodMiniType<Read, Wire>) {
  const count = (read: Read) => {
    const items: Read['items'] = readable(read.items);
    return { ...read, items, unread: read.items.length - items.length };
  };
  return z.pipe(page, z.transform(count));
}

/** Why the names and the base of users, subscriptions and invites are as they are (DEC-55, DEC-56). */
export const assumedPaging = {
  'query.page': 'Base not documented here; keys, with the same parameter names, are documented as 0-based.',
  'query.sortDirection': 'Lower case is documented for users only and is sent everywhere.',
};
