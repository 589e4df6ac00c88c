import { db, isPremium, statusOf, type TableName, tableNames } from '#mocks/db/index.ts';
import type {
  HwidRequestRow,
  InviteRow,
  KeyRow,
  ProductRow,
  Row,
  SubscriptionRow,
  UserRow,
} from '#mocks/db/rows.ts';
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
    const before = rows.find(id);
    remove.call(rows, id);
    note(id, before);
  };
}

/** The tables of the mock over time. A moment is the number of writes before it. */
export const tables = {
  begin: () => void ([journal, floors] = [[], {}]),
  now: () => journal.length,
  /** What has been written since a moment, as code. */
  playSince: (moment: number): string[] =>
    journal.slice(moment).map(({ table, id, before, after }) => {
      const { id: _, ...row } = after ?? { id };
      const change = before ? `update(${id}, ` : 'insert(';
      return `db.${table}.${after ? `${change}${JSON.stringify(row)})` : `remove(${id})`};`;
    }),
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

type Texts = Record<string, string | readonly string[] | null>;

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
  tables.versions<ProductRow>('products', id, since).map((product) => product?.name ?? '');

interface List {
  table: TableName;
  noun: string;
  /** Its calls. */
  api: string;
  /** The values of a row by the head of their column; several if the page may know any of them. */
  texts(row: any, since?: number): Texts;
}

const listOf: Record<AdminPath, List> = {
  '/admin/keys': {
    table: 'keys',
    noun: 'key',
    api: '/api/admin/keys',
    texts: (key: KeyRow, since) => ({
      Code: key.code,
      Product: productOf(key.productId, since),
      Status: key.status,
      'Duration (Hours)': String(key.durationHours),
      'Used By': nameOf(key.usedById, since, 'Not used'),
      'Used Date': key.usedDate ?? 'Not used',
      'Created Date': key.createdDate,
    }),
  },
  '/admin/subs': {
    table: 'subscriptions',
    noun: 'subscription',
    api: '/api/admin/subscriptions',
    texts: (row: SubscriptionRow, since) => ({
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
    texts: (user: UserRow) => ({
      Username: user.username,
      Role: roleOf(user),
      Premium: premiumOf(user.id),
      Discord: user.discord || 'Not set',
      HWID: user.hwid || 'Not set',
      'New HWID': user.newHwid || 'Not set',
      Banned: yesOrNo(user.isBanned),
      'Last IP': [user.lastIp || 'Never', ...(user.lastIp ? [] : ['Not set'])],
      'Join IP': user.joinIp || 'Not set',
      'Join Date': user.joinDate,
    }),
  },
  '/admin/hwid': {
    table: 'hwidRequests',
    noun: 'request',
    api: '/api/admin/hwid-reset/requests',
    texts: (row: HwidRequestRow, since) => ({
      User: nameOf(row.userId, since, 'N/A'),
      'Current HWID': row.currentHwid || 'N/A',
      'New HWID': row.requestHwid || 'N/A',
      Reason: row.reason,
      'Request IP': row.requestIp || 'N/A',
      Status: row.status,
      'Requested Date': row.createdDate,
    }),
  },
  '/admin/invites': {
    table: 'invites',
    noun: 'invite',
    api: '/api/admin/invites',
    texts: (invite: InviteRow, since) => ({
      Code: invite.code,
      'Assigned User': nameOf(invite.assignedToId, since, 'Not set'),
      Status: invite.status,
      'Used By': nameOf(invite.usedById, since, 'Not used'),
      'Used Date': invite.usedDate ?? 'Not used',
      'Created Date': invite.createdDate,
    }),
  },
  '/admin/products': {
    table: 'products',
    noun: 'product',
    api: '/api/admin/products',
    texts: ({ name, shortName }: ProductRow) => ({ Name: name, 'Short Name': shortName }),
  },
};
/** The lists of the console by address. */
export const lists: Record<string, List> = listOf;
