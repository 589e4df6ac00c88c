import { clock, db } from '#mocks/db/index.ts';
import { extendSubscription } from '#mocks/db/extend-subscription.ts';
import { bookPayments } from '#mocks/db/book-payments.ts';
import type { HwidRequestRow, InviteRow, KeyRow, SubscriptionRow } from '#mocks/db/rows.ts';
import { DAY, iso } from '#mocks/db/time.ts';
import { all, idOf } from './page.fixtures.ts';
import { lists } from './tables.fixtures.ts';
import type { Deed } from './orders.fixtures.ts';
import type { State } from './state.fixtures.ts';

/** A change that an administrator would make to a row, by table; elsewhere another name. */
const changes: Record<string, (row: any, pick: number) => object> = {
  keys: ({ code }: KeyRow, pick) => ({ code: `${code.slice(0, 12)}-${pick}` }),
  subscriptions: ({ end }: SubscriptionRow) => ({ end: iso(Date.parse(end) + 100 * DAY) }),
  users: (_, pick) => ({ hwid: `hwid-${pick}` }),
  products: (_, pick) => ({ shortName: `short-${pick}` }),
  invites: (_: InviteRow, pick) => ({ code: `CODE${pick}` }),
  hwidRequests: (_: HwidRequestRow, pick) => ({ status: pick % 4 ? 'DECLINED' : 'APPROVED' }),
};

/** What other administrators, customers and the payment provider can do to what the person sees. */
export const otherPeople = (world: State, pick: number): Deed[] => [
  ...atList(world, pick),
  ...atDashboard(world),
];

/** Half of the time they work on the same row as the person. */
function atList({ target }: State, pick: number): Deed[] {
  const list = lists[location.pathname];
  if (!list) return [];
  const { table: name, noun } = list;
  const table = db[name] as any;
  const own = target?.table === name && pick % 2 ? target.ids : [];
  const rows = [...own, ...(own.length > 0 ? [] : all('tbody tr').map(idOf))].filter((id) => table.find(id));
  const id = rows[pick % Math.max(1, rows.length)];
  const copies = (count: number) =>
    function add() {
      const { id: last, ...copy } = table.all().at(-1) ?? {};
      for (let n = 1; n <= count && last; n++) table.insert(renamed(copy, `${last + n}`));
    };
  const deeds: Deed[] = [
    { words: 'a customer asks for a reset of the HWID', act: () => requestReset(9 + (pick % 50)) },
  ];
  if (id !== undefined && (name !== 'hwidRequests' || table.find(id).status === 'PENDING'))
    deeds.push({
      words: `another administrator changes ${noun} ${id}`,
      act: () => table.update(id, (changes[name] ?? renamed)(table.find(id), pick)),
    });
  if (id !== undefined && pick % 3 === 0 && ['keys', 'invites', 'subscriptions'].includes(name))
    deeds.push({ words: `another administrator deletes ${noun} ${id}`, act: () => table.remove(id) });
  if (name !== 'hwidRequests')
    deeds.push(
      { words: `a ${noun} is added`, act: copies(1) },
      { words: `25 ${noun}s are added`, act: copies(25) },
    );
  return deeds;
}

function atDashboard({ user }: State): Deed[] {
  if (location.pathname !== '/dash' || !user) return [];
  const { id } = user;
  const request = pendingOf(id);
  const [row] = db.subscriptions.where('userId', id).slice(-1);
  const paid = db.checkouts.all().find(({ userId, status }) => userId === id && status === 'PAID');
  return [
    request && {
      words: 'an administrator approves the request',
      act: () => db.hwidRequests.update(request.id, { status: 'APPROVED' }),
    },
    {
      words: 'an administrator adds 30 days of CS2',
      act(world: State) {
        extendSubscription(id, 1, 30 * DAY);
        world.isGiven = true;
      },
    },
    row && {
      words: `an administrator ${row.pauseDate ? 'lifts the pause' : 'pauses the subscription'}`,
      act(world: State) {
        db.subscriptions.update(row.id, { pauseDate: row.pauseDate ? null : iso(clock.now()) });
        world.isGiven = true;
      },
    },
    paid && {
      words: 'the payment provider tells the server of the payment',
      act() {
        db.checkouts.update(paid.id, { bookAt: clock.now() });
        bookPayments();
      },
    },
  ].filter((one) => one !== undefined);
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
  if (!user || pendingOf(userId)) return;
  const { hwid, newHwid, lastIp } = user;
  const texts = { currentHwid: hwid, requestHwid: newHwid, requestIp: lastIp, reason: 'A new board' };
  db.hwidRequests.insert({ userId, ...texts, status: 'PENDING', createdDate: iso(clock.now()) });
}
