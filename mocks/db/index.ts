import { seedsOf } from '../seeds/index.ts';
import type { WorldName } from '../scenarios/worlds.ts';
import type {
  CheckoutRow,
  ClientRow,
  HwidRequestRow,
  InviteRow,
  KeyRow,
  ProductRow,
  SessionRow,
  SubscriptionRow,
  UserRow,
} from './rows.ts';
import { defaultSettings, watched, type Settings } from './settings.ts';
import { type Seed, Table, type TableDiff } from './table.ts';

/** The server's clock, milliseconds since 1970. Stories and tests freeze Date; a transport may replace `now`. */
export const clock = { now: () => Date.now() };

/** The seed of a table that starts empty. */
const NO_ROWS = {
  count: 0,
  make: () => {
    throw new Error('No seed');
  },
};

const listeners = new Set<() => void>();
let quiet = false;
const changed = () => {
  if (!quiet) listeners.forEach((listener) => listener());
};

const nameOf = (id: number | null): string => (id === null ? '' : (db.users.find(id)?.username ?? ''));
const productOf = (id: number): string => db.products.find(id)?.name ?? '';

/** A subscription's state now (SBS-1): expired by hand, or because its end has passed. */
export const statusOf = ({ isExpired, end }: SubscriptionRow) =>
  isExpired || Date.parse(end) <= clock.now() ? 'EXPIRED' : 'ACTIVE';

/** Premium: an active subscription that is not paused (DOW-1). */
export const isPremium = (userId: number): boolean =>
  db.subscriptions
    .where('userId', userId)
    .some((row) => row.pauseDate === null && statusOf(row) === 'ACTIVE');

/** A table here is loaded with its seed, if it has one, and kept by the journal. */
const tables = {
  users: new Table<UserRow>(changed, {
    text: (row) =>
      `${row.id} ${row.username} ${row.roles.join(' ')} ${row.discord ?? ''} ${row.hwid ?? ''} ${row.newHwid ?? ''} ${row.lastIp ?? ''} ${row.joinIp ?? ''}`,
    columns: {
      roles: (row) => row.roles.join(' '),
      nonExpiredNonPausedSubscription: (row) => isPremium(row.id),
    },
  }),
  products: new Table<ProductRow>(
    () => {
      db.keys.forgetTexts();
      db.subscriptions.forgetTexts();
      changed();
    },
    { text: (row) => `${row.id} ${row.name} ${row.shortName}` },
  ),
  subscriptions: new Table<SubscriptionRow>(
    () => {
      db.users.forgetOrders();
      changed();
    },
    {
      text: (row) =>
        `${row.id} ${nameOf(row.userId)} ${productOf(row.productId)} ${statusOf(row)} ${row.end}`,
      columns: {
        user: (row) => nameOf(row.userId),
        product: (row) => productOf(row.productId),
        status: statusOf,
        expirationDate: (row) => row.end,
      },
    },
  ),
  keys: new Table<KeyRow>(changed, {
    text: (row) => `${row.id} ${row.code} ${productOf(row.productId)} ${row.status} ${nameOf(row.usedById)}`,
    columns: { product: (row) => productOf(row.productId), usedBy: (row) => nameOf(row.usedById) },
  }),
  invites: new Table<InviteRow>(changed, {
    text: (row) => `${row.id} ${row.code} ${row.status} ${nameOf(row.assignedToId)} ${nameOf(row.usedById)}`,
    columns: { assignedTo: (row) => nameOf(row.assignedToId), usedBy: (row) => nameOf(row.usedById) },
  }),
  hwidRequests: new Table<HwidRequestRow>(changed, {
    text: (row) =>
      `${row.id} ${nameOf(row.userId)} ${row.currentHwid ?? ''} ${row.requestHwid ?? ''} ${row.reason} ${row.requestIp ?? ''} ${row.status}`,
    columns: { user: (row) => nameOf(row.userId) },
  }),
  clients: new Table<ClientRow>(changed),
  checkouts: new Table<CheckoutRow>(changed),
  sessions: new Table<SessionRow>(changed),
};

type TableName = keyof typeof tables;
const tableNames = Object.keys(tables) as TableName[];

/**
 * All that the pretend server knows. Every write goes through a table or an assignment to `settings`, so that
 * the journal sees it.
 */
export const db = {
  ...tables,
  settings: watched<Settings>(defaultSettings(), changed),
  /** Which seed lies below, and the 'now' (ms) of its dates. */
  origin: { world: 'typical' as WorldName, now: 0 },
};

/**
 * Returns exactly to the seed of a world: rows, sessions and settings. Its dates are relative to `now` (ms),
 * which is the present unless given: a live demo always looks fresh, and stories and tests, which freeze
 * Date, always look the same.
 */
export function resetDb(world: WorldName = 'typical', now = clock.now()) {
  silently(() => load(world, now, defaultSettings()));
  changed();
}

function load(world: WorldName, now: number, settings: Settings) {
  const seeds: Partial<Record<TableName, Seed<any>>> = seedsOf(world, now);
  for (const name of tableNames) tables[name].load(seeds[name] ?? NO_ROWS);
  db.origin = { world, now };
  Object.assign(db.settings, settings);
}

function silently(act: () => void) {
  quiet = true;
  try {
    act();
  } finally {
    quiet = false;
  }
}

interface Journal {
  world: WorldName;
  now: number;
  settings: Settings;
  tables: Partial<Record<TableName, TableDiff<any>>>;
}

/**
 * What differs from the seed, as text; a transport keeps it, so that the state survives a reload and is shared by
 * tabs.
 */
export const journal = {
  export(): string {
    const tables = Object.fromEntries(
      tableNames
        .map((name) => [name, db[name].diff()] as const)
        .filter(([, diff]) => diff.changed.length || diff.removed.length),
    );
    return JSON.stringify({ ...db.origin, settings: db.settings, tables } satisfies Journal);
  },
  /** Takes over another's state; listeners are not called, for nothing is new to the one who wrote it. */
  import(text: string) {
    const { world, now, settings, tables } = JSON.parse(text) as Journal;
    silently(() => {
      load(world, now, settings);
      for (const name of tableNames) {
        const diff = tables[name];
        if (diff) db[name].apply(diff);
      }
    });
  },
  /** Calls after every write; returns a way to stop. */
  onChange(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

resetDb();
