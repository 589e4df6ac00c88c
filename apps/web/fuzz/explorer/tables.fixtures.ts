import { db, isPremium, statusOf, type TableName, tableNames } from '#mocks/db/index.ts';
import type { HwidRequestRow, InviteRow, KeyRow, Row, SubscriptionRow, UserRow } from '#mocks/db/rows.ts';
import type { Product } from '#src/contract/admin/products.ts';
import type { AdminPath } from '#src/session/page-names.ts';

interface Entry {
  table: TableName;
  id: number;
  before: Row | undefined;
  after: Row | undefined;
}

/** Every write to the tables of the mock since `begin`, so that rules can ask what a row has been since a moment. */
let journal: Entry[] = [];
/** By table, the moment that the page has to know at least: that of the last own write to it. */
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
  /** What was written between two moments. */
  between: (from: number, to: number) => journal.slice(from, to),
  /** The page has seen the success of an own write, which the server has done between two moments. */
  wrote(from: number, to: number) {
    for (const { table } of journal.slice(from, to)) floors[table] = Math.max(to, floors[table] ?? 0);
  },
  /** What a row has been since the last own write, the newest last; undefined where it was not there. */
  versions<T extends Row = any>(table: TableName, id: number, since = floors[table] ?? 0): (T | undefined)[] {
    const own = journal.slice(since).filter((entry) => entry.table === table && entry.id === id);
    const first = own[0] ? own[0].before : db[table].find(id);
    return [first, ...own.map(({ after }) => after)] as (T | undefined)[];
  },
  /** The ids of a table at each moment since the last own write, newest first. */
  idsOf(table: TableName): number[][] {
    let ids = db[table].all().map(({ id }) => id);
    const moments = [ids];
    for (const entry of journal
      .slice(floors[table])
      .filter((one) => one.table === table)
      .toReversed()) {
      if (!entry.before) ids = ids.filter((id) => id !== entry.id);
      else if (!entry.after) ids = [...ids, entry.id];
      moments.push(ids);
    }
    return moments.map((moment) => moment.toSorted((a, b) => b - a));
  },
  /** The rows of a table that others have written since. */
  written: <T extends Row = any>(table: TableName): T[] =>
    journal
      .slice(floors[table])
      .flatMap((one) => (one.table === table ? [(one.after ?? one.before) as T] : [])),
};

type Texts = Record<string, string | readonly string[]>;

export const premiumOf = (userId: number) => {
  const answers = [yesOrNo(isPremium(userId))];
  // by an end that has passed since it was read, or by somebody else
  const own = db.subscriptions.where('userId', userId);
  if (own.some((row) => !row.isExpired && !row.pauseDate)) answers.push('Yes');
  return tables.written<SubscriptionRow>('subscriptions').some((row) => row.userId === userId)
    ? ['Yes', 'No']
    : answers;
};
const yesOrNo = (is: boolean) => (is ? 'Yes' : 'No');
const roleOf = ({ roles }: UserRow) =>
  roles
    .filter((role) => role !== 'ROLE_USER')
    .map((role) => role.slice(5, 6) + role.slice(6).toLowerCase())
    .join(', ') || 'User';
const nameOf = (id: number | null, since: number | undefined, missing: string) =>
  id === null
    ? missing
    : tables.versions<UserRow>('users', id, since).map((user) => user?.username ?? missing);
const productOf = (id: number, since: number | undefined) =>
  tables.versions<Product>('products', id, since).map((product) => product?.name ?? '');

interface List {
  table: TableName;
  noun: string;
  /** Its calls. */
  api: string;
  /** What is not the field of the row that its column is named after; several values if the page may know any of them. */
  joined(row: any, since?: number): Texts;
}

/** The lists of the console by address. */
export const lists: Record<string, List> = {
  '/admin/keys': {
    table: 'keys',
    noun: 'key',
    api: '/api/admin/keys',
    joined: (key: KeyRow, since) => ({
      Product: productOf(key.productId, since),
      'Duration (Hours)': String(key.durationHours),
      'Used By': nameOf(key.usedById, since, 'Not used'),
    }),
  },
  '/admin/subs': {
    table: 'subscriptions',
    noun: 'subscription',
    api: '/api/admin/subscriptions',
    joined: (row: SubscriptionRow, since) => ({
      User: nameOf(row.userId, since, 'Not set'),
      Product: productOf(row.productId, since),
      Status: [statusOf(row), ...(row.isExpired ? [] : ['ACTIVE'])], // its end may have passed since it was read
      'Expiration Date': row.end,
    }),
  },
  '/admin/users': {
    table: 'users',
    noun: 'user',
    api: '/api/admin/users',
    joined: (user: UserRow) => ({
      Role: roleOf(user),
      Premium: premiumOf(user.id),
      Banned: yesOrNo(user.isBanned),
    }),
  },
  '/admin/hwid': {
    table: 'hwidRequests',
    noun: 'request',
    api: '/api/admin/hwid-reset/requests',
    joined: (row: HwidRequestRow, since) => ({
      User: nameOf(row.userId, since, '–'),
      'New HWID': row.requestHwid ?? 'N/A',
      'Requested Date': row.createdDate,
    }),
  },
  '/admin/invites': {
    table: 'invites',
    noun: 'invite',
    api: '/api/admin/invites',
    joined: (invite: InviteRow, since) => ({
      'Assigned User': nameOf(invite.assignedToId, since, 'Not set'),
      'Used By': nameOf(invite.usedById, since, 'Not used'),
    }),
  },
  '/admin/products': { table: 'products', noun: 'product', api: '/api/admin/products', joined: () => ({}) },
} satisfies Record<AdminPath, List>;

/** What a cell or field may say in place of a value that is missing. */
const missing = ['', 'Not set', 'Not used', 'N/A', 'Never', '–'];

/** The values that a row may have under a label; undefined for one that is no column of the list. */
export function valuesAt(list: List, row: Row, label: string, since?: number): Texts[string] | undefined {
  const words = label.replace(/ ID$/, '').toLowerCase();
  const field = words.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
  const joined = list.joined(row, since)[label];
  if (joined !== undefined || !Object.hasOwn(row, field)) return joined;
  const value = row[field as keyof Row] as string | number | null;
  return value === null || value === '' ? missing : String(value);
}
