import type { Endpoint } from '#src/contract/endpoint.ts';
import { type EndpointName, namedEndpoints } from '#src/contract/endpoints.ts';
import type { ListQuery } from '#src/contract/paging.ts';
import { hold, holdReply, needed, type Rule } from './check.ts';

interface Row {
  id: number;
  [field: string]: any;
}

/** The first page of a list, newest first. */
export const firstPage: ListQuery = { page: 0, size: 10, sort: 'id', descending: true, search: '' };

/** Reads a page; what the query does not name is as on the first one. */
type Read = (change?: Partial<ListQuery>) => Promise<{ items: Row[]; total: number }>;

const idsOf = (rows: Row[]) => rows.map(({ id }) => id).join(' ');

/** What holds of every list, each in its own dialect (API-2). */
const rules: Record<string, (read: Read) => Promise<void>> = {
  'has as many rows on a page as were asked for': async (read) => {
    for (const size of [1, 10]) {
      const { items, total } = await read({ size });
      hold(items.length === Math.min(size, total), `${items.length} rows of ${total} on a page of ${size}`);
    }
  },
  'begins with the documented page': async (read) => {
    const { items: all } = await read({ size: 100 });
    needed(all[2], 'there are less than three rows');
    for (const page of [0, 1]) {
      const ids = idsOf((await read({ page, size: 2 })).items);
      const expected = idsOf(all.slice(page * 2, page * 2 + 2));
      hold(ids === expected, `Page ${page + 1} of 2 rows has the rows ${ids} instead of ${expected}`);
    }
  },
  'counts all rows on every page': async (read) => {
    const { total } = await read();
    const { total: other } = await read({ page: 1, size: 1 });
    hold(other === total, `The total is ${total}, and ${other} on another page`);
    const { items } = await read({ size: 100 });
    hold(total >= items.length, `The total is ${total}, but ${items.length} rows came`);
  },
  'sorts by id in both directions': async (read) => {
    for (const descending of [true, false]) {
      const { items } = await read({ descending });
      needed(items[1], 'there are less than two rows');
      const sorted = items.toSorted((a, b) => (descending ? b.id - a.id : a.id - b.id));
      hold(idsOf(items) === idsOf(sorted), `${descending ? 'Descending' : 'Ascending'}: ${idsOf(items)}`);
    }
  },
  'searches, and counts what it found': async (read) => {
    const { items, total } = await read();
    const row = needed(items[0], 'there are no rows');
    const text = needed<string>(
      row.code ?? row.username ?? row.name ?? row.user?.username,
      'the row has no text',
    );
    const found = await read({ search: text, size: 100 });
    hold(
      found.items.some(({ id }) => id === row.id),
      `Row ${row.id} is not found by '${text}'`,
    );
    hold(found.total <= total, `'${text}' is found ${found.total} times in ${total} rows`);
    const { total: none } = await read({ search: 'zqx-no-such-row-zqx' });
    hold(none === 0, `A text of no row is found ${none} times`);
  },
};

const rulesOf = ([call, endpoint]: [EndpointName, Endpoint]) =>
  Object.entries(rules).map(([rule, check]): Rule => ({
    call,
    rule,
    check: ({ admin }) =>
      check(async (change) =>
        holdReply(endpoint, await admin.ask(endpoint, { query: { ...firstPage, ...change } })),
      ),
  }));

export const listRules: Rule[] = namedEndpoints.filter(([, { query }]) => query).flatMap(rulesOf);
