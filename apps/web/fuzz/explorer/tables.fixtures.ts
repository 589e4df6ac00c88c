import { db, statusOf, type TableName } from '#mocks/db/index.ts';
import type { Row } from '#mocks/db/rows.ts';

interface Entry {
  table: TableName;
  id: number;
  before: Row | undefined;
  after: Row | undefined;
}

/** Every write to the tables of the mock since `begin`, so that rules can ask what a row has been since a moment. */
let journal: Entry[] = [];

for (const table of Object.keys(db).filter(
  (name) => 'diff' in Object(db[name as TableName]),
) as TableName[]) {
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
    const before = rows.find(id);
    remove.call(rows, id);
    note(id, before);
  };
}

/** The tables of the mock over time. A moment is the number of writes before it. */
export const tables = {
  begin: () => void (journal = []),
  now: () => journal.length,
  /** What a row has been since a moment, the newest last; undefined where it was not there. */
  versions<T extends Row = any>(table: TableName, id: number, since: number): (T | undefined)[] {
    const own = journal
      .map((entry, at) => ({ ...entry, at }))
      .filter((one) => one.table === table && one.id === id);
    const later = own.filter(({ at }) => at >= since);
    const first = later[0] ? later[0].before : db[table].find(id);
    return [first, ...later.map(({ after }) => after)] as (T | undefined)[];
  },
  /** The rows of a table that others or the person have written since a moment. */
  written: (table: TableName, since: number): Row[] =>
    journal.slice(since).flatMap((entry) => (entry.table === table ? [entry.after ?? entry.before!] : [])),
};

const nameOf = (id: number | null, since: number, missing: string) =>
  id === null ? [missing] : tables.versions('users', id, since).map((user) => user?.username ?? missing);
const productOf = (id: number, since: number) =>
  tables.versions('products', id, since).map((product) => product?.name);

type Cells = Record<string, unknown>;

/** The lists of the console: their table, and the values that a row of it has by the head of the column. */
export const lists: Record<
  string,
  { table: TableName; noun: string; cells(row: any, since: number): Cells }
> = {
  '/admin/keys': {
    table: 'keys',
    noun: 'key',
    cells: (key, since) => ({
      Code: key.code,
      Product: productOf(key.productId, since),
      Status: key.status,
      'Duration (Hours)': String(key.durationHours),
      'Used By': nameOf(key.usedById, since, 'Not used'),
    }),
  },
  '/admin/subs': {
    table: 'subscriptions',
    noun: 'subscription',
    cells: (row, since) => ({
      User: nameOf(row.userId, since, 'Not set'),
      Product: productOf(row.productId, since),
      Status: [statusOf(row), ...(row.isExpired ? [] : ['ACTIVE'])], // its end may have passed since it was read
      'Expiration Date': row.end,
    }),
  },
  '/admin/users': {
    table: 'users',
    noun: 'user',
    cells: (user) => ({
      Username: user.username,
      HWID: user.hwid ?? 'Not set',
      Banned: user.isBanned ? 'Yes' : 'No',
      'Last IP': user.lastIp ?? 'Never',
    }),
  },
  '/admin/hwid': {
    table: 'hwidRequests',
    noun: 'request',
    cells: (row, since) => ({
      User: nameOf(row.userId, since, 'N/A'),
      Status: row.status,
      'Requested Date': row.createdDate,
    }),
  },
  '/admin/invites': {
    table: 'invites',
    noun: 'invite',
    cells: (invite, since) => ({
      Code: invite.code,
      'Assigned User': nameOf(invite.assignedToId, since, 'Not set'),
      Status: invite.status,
    }),
  },
  '/admin/products': {
    table: 'products',
    noun: 'product',
    cells: ({ name, shortName }) => ({ Name: name, 'Short Name': shortName }),
  },
};
