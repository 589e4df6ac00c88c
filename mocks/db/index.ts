import { HwidRequest } from '#src/contract/admin/hwid-requests.ts';
import { InviteCode } from '#src/contract/admin/invites.ts';
import { ActivationKey } from '#src/contract/admin/keys.ts';
import { Product } from '#src/contract/admin/products.ts';
import { AdminSubscription } from '#src/contract/admin/subscriptions.ts';
import { AdminUser } from '#src/contract/admin/users.ts';
import type { WorldName } from '../worlds/worlds.ts';
import { changes } from './changes.ts';
import type {
  CheckoutRow,
  ClientRow,
  HwidRequestRow,
  InviteRow,
  KeyRow,
  SessionRow,
  SubscriptionRow,
  UserRow,
} from './rows.ts';
import { defaultSettings, observed, type Settings } from './settings.ts';
import { Table } from './table.ts';

/** The server's clock, in milliseconds since 1970. */
export const clock = {
  /** Returns the time that `clockOffset` is added to; tests that need a fixed time replace it. */
  realTime: () => Date.now(),
  now: (): number => clock.realTime() + db.settings.clockOffset,
};

const nameOf = (id: number | null): string => (id === null ? '' : (db.users.find(id)?.username ?? ''));
const productOf = (id: number): string => db.products.find(id)?.name ?? '';

/** Returns the user of an id as a list's row shows it; null for no user, and for one that was deleted. */
export function personOf(id: number | null): { username: string } | null {
  const username = nameOf(id);
  return username ? { username } : null;
}

/** Returns the text that a search looks through: a line for each column, empty for null. */
const searchText = (...values: (string | number | null)[]) => values.join('\n');

/** Returns a subscription's state now (SBS-1): EXPIRED if an administrator marked it so or its end has passed. */
export const statusOf = ({ isExpired, end }: SubscriptionRow) =>
  isExpired || Date.parse(end) <= clock.now() ? 'EXPIRED' : 'ACTIVE';

const givesPremium = (row: SubscriptionRow) => row.pauseDate === null && statusOf(row) === 'ACTIVE';

/** True if a user has premium: an active subscription that is not paused (DOW-1). */
export const isPremium = (userId: number): boolean =>
  db.subscriptions.where('userId', userId).some(givesPremium);

/** Returns the ids of all users with premium. */
export const premiumUsers = () =>
  new Set(
    db.subscriptions
      .all()
      .filter(givesPremium)
      .map(({ userId }) => userId),
  );

/** Tables by name. `resetDb` fills each with its seed or none, and the journal saves its differences from the seed. */
const tables = {
  users: new Table<UserRow>(changes.notify, {
    shown: AdminUser.shape,
    searchText: (row) =>
      searchText(
        row.id,
        row.username,
        row.roles.join(' '),
        row.discord,
        row.hwid,
        row.newHwid,
        row.lastIp,
        row.joinIp,
      ),
    computed: { roles: (row) => row.roles.join(' ') },
  }),
  products: new Table<Product>(changes.notify, {
    shown: Product.shape,
    searchText: (row) => searchText(row.id, row.name, row.shortName),
  }),
  subscriptions: new Table<SubscriptionRow>(changes.notify, {
    shown: AdminSubscription.shape,
    searchText: (row) =>
      searchText(row.id, nameOf(row.userId), productOf(row.productId), statusOf(row), row.end),
    computed: {
      user: (row) => nameOf(row.userId),
      product: (row) => productOf(row.productId),
      status: statusOf,
      expirationDate: (row) => row.end,
    },
  }),
  keys: new Table<KeyRow>(changes.notify, {
    shown: ActivationKey.shape,
    searchText: (row) =>
      searchText(row.id, row.code, productOf(row.productId), row.status, nameOf(row.usedById)),
    computed: { product: (row) => productOf(row.productId), usedBy: (row) => nameOf(row.usedById) },
  }),
  invites: new Table<InviteRow>(changes.notify, {
    shown: InviteCode.shape,
    searchText: (row) =>
      searchText(row.id, row.code, row.status, nameOf(row.assignedToId), nameOf(row.usedById)),
    computed: { assignedTo: (row) => nameOf(row.assignedToId), usedBy: (row) => nameOf(row.usedById) },
  }),
  hwidRequests: new Table<HwidRequestRow>(changes.notify, {
    shown: HwidRequest.shape,
    searchText: (row) =>
      searchText(
        row.id,
        nameOf(row.userId),
        row.currentHwid,
        row.requestHwid,
        row.reason,
        row.requestIp,
        row.status,
      ),
    computed: { user: (row) => nameOf(row.userId) },
  }),
  clients: new Table<ClientRow>(changes.notify),
  checkouts: new Table<CheckoutRow>(changes.notify),
  sessions: new Table<SessionRow>(changes.notify),
};

export type TableName = keyof typeof tables;
export const tableNames = Object.keys(tables) as TableName[];

/** The state of the mock server. All writes go through a table or through `settings`, which notify `changes`. */
export const db = {
  ...tables,
  settings: observed<Settings>(defaultSettings(), changes.notify),
  /** The world the tables were seeded with, and the time (ms) its dates are relative to. */
  origin: { world: 'typical' as WorldName, now: 0 },
};
