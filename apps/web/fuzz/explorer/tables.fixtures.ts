import { db, type TableName, tableNames } from '#mocks/db/index.ts';
import type { Row } from '#mocks/db/rows.ts';
import type { AdminPath } from '#src/session/page-names.ts';

interface Entry {
  table: TableName;
  id: number;
  before: Row | undefined;
  after: Row | undefined;
}

/** Every write to the mock's tables since `begin`, so that rules can look up earlier states of a row. */
let journal: Entry[] = [];
/** Moments of the last own writes that the page has seen, by table. */
let floors: Partial<Record<TableName, number>> = {};

for (const table of tableNames) {
  const rows = db[table] as unknown as Record<'insert' | 'update' | 'remove', (...args: any[]) => any> & {
    find(id: number): Row | undefined;
  };
  const note = (id: number, before: Row | undefined) =>
    void journal.push({ table, id, before, after: rows.find(id) });
  const { insert, update, remove } = rows;
  rows.insert = (row) => {
    const inserted = insert.call(rows, row) as Row;
    note(inserted.id, undefined);
    return inserted;
  };
  rows.update = (id: number, change) => {
    const before = rows.find(id);
    const after: unknown = update.call(rows, id, change);
    note(id, before);
    return after;
  };
  rows.remove = (id: number) => {
    const before: unknown = remove.call(rows, id);
    note(id, before as Row | undefined);
    return before;
  };
}

/** The tables of the mock over time. A moment is the number of writes before it. */
export const tables = {
  begin: () => void ([journal, floors] = [[], {}]),
  now: () => journal.length,
  /** Returns the writes between two moments. */
  between: (from: number, to: number) => journal.slice(from, to),
  /** Notes that the page has seen the success of an own write, which the server executed between two moments. */
  wrote(from: number, to: number) {
    for (const { table } of journal.slice(from, to)) floors[table] = Math.max(to, floors[table] ?? 0);
  },
  /** Notes that the page has fetched everything again. */
  read() {
    for (const table of tableNames) floors[table] = journal.length;
  },
  /** True if others have written to a list's data since the last own write to its table. */
  haveOthersWritten: () =>
    journal.some(({ table }, at) => at >= (floors[table] ?? 0) && shownTables.includes(table)),
  /** Returns the versions of a row since a moment, the newest last; undefined entries where the row did not exist. */
  versions(table: TableName, id: number, since: number): any[] {
    const own = journal.slice(since).filter((entry) => entry.table === table && entry.id === id);
    const first = own[0] ? own[0].before : db[table].find(id);
    return [first, ...own.map(({ after }) => after)];
  },
};

interface List {
  table: TableName;
  noun: string;
  /** Path of the list's calls. */
  api: string;
}

/** The lists of the console by address. */
export const lists: Record<string, List> = {
  '/admin/keys': { table: 'keys', noun: 'key', api: '/api/admin/keys' },
  '/admin/subs': { table: 'subscriptions', noun: 'subscription', api: '/api/admin/subscriptions' },
  '/admin/users': { table: 'users', noun: 'user', api: '/api/admin/users' },
  '/admin/hwid': { table: 'hwidRequests', noun: 'request', api: '/api/admin/hwid-reset/requests' },
  '/admin/invites': { table: 'invites', noun: 'invite', api: '/api/admin/invites' },
  '/admin/products': { table: 'products', noun: 'product', api: '/api/admin/products' },
} satisfies Record<AdminPath, List>;

const shownTables = Object.values(lists).map(({ table }) => table);
