import * as z from 'zod/mini';
import { listWithNulls, numeric, validItems } from './wire.ts';

/** The query of a list, independent of its dialect. `page` is 0-based. */
export interface ListQuery {
  page: number;
  size: number;
  sort: string;
  descending: boolean;
  search: string;
}

/** Encodes a query as URL parameters and decodes it; used by the client and by the mock. */
export interface Dialect<Query> {
  names: readonly string[];
  encode(query: Query): Record<string, string>;
  /** Throws a WrongQuery for unknown names and invalid values. */
  decode(search: URLSearchParams): Query;
}

/** Error for a query string that does not conform to the dialect. */
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
  const integer = (wire: URLSearchParams, name: string, min: number) => {
    const text = wire.get(name);
    if (text === null || !/^\d+$/.test(text) || Number(text) < min)
      throw new WrongQuery(`${name} must be a whole number from ${min}`);
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
      const order = wire.get(direction) ?? 'desc';
      if (order !== 'asc' && order !== 'desc') throw new WrongQuery(`${direction} must be asc or desc`);
      return {
        page: integer(wire, 'page', firstPage) - firstPage,
        size: integer(wire, size, 1),
        sort: wire.get(sort) ?? 'id',
        descending: order === 'desc',
        search: wire.get('search') ?? '',
      };
    },
  };
}

/** Keys, users, subscriptions, invites: `page` from 0, `limit`, `sortField`, `sortDirection`, `search`. */
export const camelFromZero = paging({ size: 'limit', sort: 'sortField', direction: 'sortDirection' }, 0);

/** Products and HWID requests: `page` from 1, `per_page`, `sort_field`, `sort_direction`, `search`. */
export const snakeFromOne = paging({ size: 'per_page', sort: 'sort_field', direction: 'sort_direction' }, 1);

/** One page of rows, and the number of rows on all pages. */
export interface Page<Row> {
  items: Row[];
  total: number;
}

export interface ReadPage<Row> extends Page<Row> {
  /** Number of rows that could not be decoded. */
  invalidCount: number;
}

export const pageOf = <S extends z.core.$ZodType>(row: S) =>
  countingInvalid(z.object({ items: listWithNulls(row), total: numeric }));

/** Creates the schema of a page without the rows that could not be decoded, and with their number. */
export function countingInvalid<Read extends { items: unknown[] }, Wire>(page: z.ZodMiniType<Read, Wire>) {
  const count = (read: Read) => {
    const items: Read['items'] = validItems(read.items);
    return { ...read, items, invalidCount: read.items.length - items.length };
  };
  return z.pipe(page, z.transform(count));
}

/** Assumptions about the lists of users, subscriptions and invites (DEC-55, DEC-56). */
export const assumedPaging = {
  'query.page': 'Base not documented here; keys, with the same parameter names, are documented as 0-based.',
  'query.sortDirection': 'Lower case is documented for users only and is sent everywhere.',
};
