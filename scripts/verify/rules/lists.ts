import { type EndpointName, namedEndpoints } from '#src/contract/endpoints.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import type { ListQuery } from '#src/contract/paging.ts';
import { firstPage } from '../harmless-input.ts';
import { type Context, hold, holdReply, needed, type Rule } from '../rule.ts';

interface Row {
  id: number;
  [field: string]: any;
}

const LARGE = 100;
const NOTHING = 'zqx-no-such-row-zqx';

/** A text of a row by which the search finds it. */
const searchable: Partial<Record<EndpointName, (row: Row) => string | undefined>> = {
  'users.list': ({ username }) => username,
  'adminSubscriptions.list': ({ user }) => user?.username,
  'products.list': ({ name }) => name,
  'keys.list': ({ code }) => code,
  'hwidRequests.list': ({ user }) => user?.username,
  'adminInvites.list': ({ code }) => code,
};

const lists = namedEndpoints.filter(([, { query }]) => query);

/** Reads a page with a changed query. */
type Read = (change?: Partial<ListQuery>) => Promise<{ items: Row[]; total: number; ids: string }>;

/** Reads a list with the rights of the administrator; what the query does not name is as on the first page. */
export const readOf =
  (endpoint: Endpoint, { admin }: Context): Read =>
  async (change) => {
    const { items, total } = holdReply(
      endpoint,
      await admin.ask(endpoint, { query: { ...firstPage, ...change } }),
    );
    return { items, total, ids: items.map(({ id }: Row) => id).join(' ') };
  };

const idsOf = (rows: Row[]) => rows.map(({ id }) => id).join(' ');

/** The rules of every list, by their text. */
const rules: Record<string, (read: Read, call: EndpointName) => Promise<void>> = {
  'has as many rows on a page as were asked for': async (read) => {
    for (const size of [1, 10, 25]) {
      const { items, total } = await read({ size });
      hold(items.length === Math.min(size, total), `${items.length} rows of ${total} on a page of ${size}`);
    }
  },
  'counts pages from the documented number': async (read) => {
    const { items: all, total } = await read({ size: LARGE });
    hold(
      all.length === Math.min(LARGE, total),
      `The first page of ${LARGE} has ${all.length} rows of ${total}`,
    );
    needed(all[2], 'there are less than three rows');
    for (const page of [0, 1]) {
      const { ids } = await read({ page, size: 2 });
      const expected = idsOf(all.slice(page * 2, page * 2 + 2));
      hold(ids === expected, `Of pages of 2, number ${page + 1} has the rows ${ids} instead of ${expected}`);
    }
  },
  'counts all rows on every page': async (read) => {
    const { total } = await read();
    for (const change of [{ size: 1 }, { page: 1, size: 1 }, { descending: false }]) {
      const { total: other } = await read(change);
      hold(other === total, `The total is ${total}, and ${other} with ${JSON.stringify(change)}`);
    }
    const { items } = await read({ size: LARGE });
    hold(total >= items.length, `The total is ${total}, but ${items.length} rows came`);
  },
  'sorts by id in both directions': async (read) => {
    for (const descending of [true, false]) {
      const { items, ids } = await read({ descending });
      needed(items[1], 'there are less than two rows');
      const sorted = idsOf(items.toSorted((a, b) => (descending ? b.id - a.id : a.id - b.id)));
      hold(ids === sorted, `${descending ? 'Descending' : 'Ascending'}: ${ids}`);
    }
    const [newest, oldest] = [
      (await read({ size: 1 })).items[0]!,
      (await read({ size: 1, descending: false })).items[0]!,
    ];
    hold(newest.id > oldest.id, `Both directions begin with ${newest.id}`);
  },
  'searches, and counts what it found': async (read, call) => {
    const { items, total } = await read({ descending: false });
    const row = needed(items[0], 'there are no rows');
    const text = needed(searchable[call]!(row) || undefined, 'the first row has no text');
    const found = await read({ search: text, descending: false, size: LARGE });
    hold(
      found.items.some(({ id }) => id === row.id),
      `Row ${row.id} is not found by '${text}'`,
    );
    hold(found.total <= total, `'${text}' is found ${found.total} times in ${total} rows`);
    const nothing = await read({ search: NOTHING });
    hold(
      nothing.total === 0 && nothing.items.length === 0,
      `'${NOTHING}' is found ${nothing.total} times, ${nothing.items.length} rows came`,
    );
  },
};

/** Pages, order and search of the six lists, each in its own dialect (API-2). */
export const listRules: Rule[] = lists.flatMap(([call, endpoint]) =>
  Object.entries(rules).map(([rule, check]): Rule => {
    const { names, encode } = endpoint.query!;
    const wire = encode(firstPage)[names[0]!]!;
    return {
      call,
      rule: rule.replace('the documented number', wire),
      check: (context) => check(readOf(endpoint, context), call),
    };
  }),
);

/** The newest row of a list that the search finds by a text; undefined if there is none. */
export async function newest(context: Context, endpoint: Endpoint, search: string): Promise<Row | undefined> {
  const { items } = await readOf(endpoint, context)({ search });
  return items[0];
}

/** The row of a list with this id among those that the search finds; undefined if it is not there. */
export async function rowOf(context: Context, endpoint: Endpoint, id: number, search = '') {
  const { items } = await readOf(endpoint, context)({ search, size: LARGE });
  return items.find((row) => row.id === id);
}
