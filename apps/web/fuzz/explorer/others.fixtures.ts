import { clock, db } from '#mocks/db/index.ts';
import { extendSubscription } from '#mocks/db/extend-subscription.ts';
import { bookPayments } from '#mocks/db/book-payments.ts';
import type { HwidRequestRow, SubscriptionRow } from '#mocks/db/rows.ts';
import { insertRequest } from '#mocks/handlers/hwid.ts';
import { DAY, iso } from '#mocks/db/time.ts';
import { all, idOf } from './page.fixtures.ts';
import { lists } from './tables.fixtures.ts';
import { type Deed, deedsOf } from './orders.fixtures.ts';
import type { State } from './state.fixtures.ts';

/** A change that an administrator would make to a row, by table; elsewhere another name. */
const changes: Record<string, (row: any, pick: number) => object> = {
  subscriptions: ({ end }: SubscriptionRow) => ({ end: iso(Date.parse(end) + 100 * DAY) }),
  users: (_, pick) => ({ hwid: `hwid-${pick}` }),
  hwidRequests: (_: HwidRequestRow, pick) => ({ status: pick % 4 ? 'DECLINED' : 'APPROVED' }),
};

/** What other administrators, customers and the payment provider can do to what the person sees. */
export const otherPeople = (world: State, pick: number): Deed[] => [
  ...atList(world, pick),
  ...atDashboard(world),
];

/** Mostly they work on the same row as the person. */
function atList({ target }: State, pick: number): Deed[] {
  const list = lists[location.pathname];
  if (!list) return [];
  const { table: name, noun } = list;
  const table = db[name] as any;
  const own = target?.table === name && pick % 4 ? target.ids.filter((id) => table.find(id)) : [];
  const rows = own.length > 0 ? own : all('tbody tr').map(idOf);
  const row = table.find(rows[pick % Math.max(1, rows.length)]);
  const by = 'another administrator';
  const copies = (count: number) =>
    function add() {
      const { id: last, ...copy } = table.all().at(-1) ?? {};
      for (let n = 1; n <= count && last; n++) table.insert(renamed(copy, `${last + n}`));
    };
  const isRequest = name === 'hwidRequests';
  return deedsOf(
    (isRequest || pick % 3 === 0) && [
      'a customer asks for a reset of the HWID',
      () => requestReset(9 + (pick % 50)),
    ],
    row &&
      (!isRequest || row.status === 'PENDING') && [
        `${by} changes ${noun} ${row.id}`,
        () => table.update(row.id, (changes[name] ?? renamed)(row, pick)),
      ],
    row &&
      (own.length > 0 || pick % 3 === 0) &&
      ['keys', 'invites', 'subscriptions'].includes(name) && [
        `${by} deletes ${noun} ${row.id}`,
        () => table.remove(row.id),
      ],
    !isRequest && [`a ${noun} is added`, copies(1)],
    !isRequest && [`25 ${noun}s are added`, copies(25)],
  );
}

function atDashboard({ user }: State): Deed[] {
  if (location.pathname !== '/dash' || !user) return [];
  const { id } = user;
  const request = pendingOf(id);
  const [row] = db.subscriptions.where('userId', id).slice(-1);
  const paid = db.checkouts.all().find(({ userId, status }) => userId === id && status === 'PAID');
  const pause = () =>
    db.subscriptions.update(row!.id, { pauseDate: row!.pauseDate ? null : iso(clock.now()) });
  return deedsOf(
    request && [
      'an administrator approves the request',
      () => db.hwidRequests.update(request.id, { status: 'APPROVED' }),
    ],
    ['an administrator adds 30 days of CS2', () => extendSubscription(id, 1, 30 * DAY)],
    row && [`an administrator ${row.pauseDate ? 'lifts the pause' : 'pauses the subscription'}`, pause],
    paid && ['the payment provider tells the server of the payment', () => book(paid.id)],
  );
}

function book(checkout: number) {
  db.checkouts.update(checkout, { bookAt: clock.now() });
  bookPayments();
}

const renamed = (row: any, by: string | number) => ({
  ...row,
  ...(row.code && { code: `ADDED${by}` }),
  ...(row.username && { username: `added_${by}` }),
  ...(row.shortName && { name: `Added ${by}`, shortName: `added-${by}` }),
});

export const pendingOf = (userId: number) =>
  db.hwidRequests.where('userId', userId).find(({ status }) => status === 'PENDING');

function requestReset(userId: number) {
  const user = db.users.find(userId);
  if (user && !pendingOf(userId)) insertRequest(user, 'A new board');
}
