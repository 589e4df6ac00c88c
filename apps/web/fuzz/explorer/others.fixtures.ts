import { clock, db } from '#mocks/db/index.ts';
import { extendSubscription } from '#mocks/db/extend-subscription.ts';
import { bookPayments } from '#mocks/db/book-payments.ts';
import { DAY, iso } from '#mocks/db/time.ts';
import { findOutcome, outcomeNames } from '#mocks/outcomes/index.ts';
import { openSession, sessionCookies } from '#mocks/server/session.ts';
import { type PersonaName, personas } from '#mocks/worlds/personas.ts';
import { endpointFor, endpointNameOf } from '#mocks/server/find-endpoint.ts';
import { idOf } from './person.fixtures.ts';
import { lists } from './tables.fixtures.ts';
import type { Deed, State } from './state.fixtures.ts';

const pickOf = <T>(from: readonly T[], pick: number): T | undefined => from[pick % Math.max(1, from.length)];

/** A change that an administrator would make to a row, by table. */
const changes: Record<string, (row: any, pick: number) => object> = {
  keys: ({ code }, pick) => ({ code: `${code.slice(0, 12)}-${pick}` }),
  subscriptions: ({ end }) => ({ end: iso(Date.parse(end) + 100 * DAY) }),
  users: (_, pick) => ({ hwid: `hwid-${pick}` }),
  products: (_, pick) => ({ shortName: `short-${pick}` }),
  invites: (_, pick) => ({ code: `CODE${pick}` }),
  hwidRequests: () => ({ status: 'DECLINED' }),
};

/** What others can do to what the person sees: other administrators, customers, the payment provider. */
export function otherPeople({ user }: State, pick: number): Deed[] {
  const events: Deed[] = [];
  const list = lists[location.pathname];
  if (list) {
    const table = db[list.table] as any;
    const rows = [...document.querySelectorAll('tbody tr')].map(idOf).filter((id) => table.find(id));
    const id = pickOf(rows, pick);
    const isOpen = id !== undefined && (list.table !== 'hwidRequests' || table.find(id).status === 'PENDING');
    if (isOpen)
      events.push({
        words: `another administrator changes ${list.noun} ${id}`,
        act: () => table.update(id, changes[list.table]!(table.find(id), pick)),
      });
    if (id !== undefined && ['keys', 'invites', 'subscriptions'].includes(list.table))
      events.push({ words: `another administrator deletes ${list.noun} ${id}`, act: () => table.remove(id) });
    const many = pick % 2 ? 1 : 25;
    if (list.table !== 'hwidRequests')
      events.push({
        words: many === 1 ? `a ${list.noun} is added` : `25 ${list.noun}s are added`,
        act() {
          const { id: last, ...copy } = table.all().at(-1) ?? {};
          for (let n = 1; n <= many && last; n++) table.insert(renamed(copy, `${last + n}`));
        },
      });
    events.push({
      words: 'a customer asks for a reset of the HWID',
      act: () =>
        requestReset(
          db.users.all().find(({ id: userId }) => userId > 8 + (pick % 50) && !pendingOf(userId))!.id,
        ),
    });
  }
  if (location.pathname === '/dash' && user) {
    const own = db.subscriptions.where('userId', user.id);
    const request = pendingOf(user.id);
    if (request)
      events.push({
        words: 'an administrator approves the request',
        act: () => db.hwidRequests.update(request.id, { status: 'APPROVED' }),
      });
    events.push({
      words: 'an administrator adds 30 days of CS2',
      act: () => extendSubscription(user.id, 1, 30 * DAY),
    });
    for (const row of own.slice(-1))
      events.push({
        words: row.pauseDate
          ? 'an administrator lifts the pause'
          : 'an administrator pauses the subscription',
        act: () => db.subscriptions.update(row.id, { pauseDate: row.pauseDate ? null : iso(clock.now()) }),
      });
    const paid = db.checkouts.all().find(({ userId, status }) => userId === user.id && status === 'PAID');
    if (paid)
      events.push({
        words: 'the payment provider tells the server of the payment',
        act() {
          db.checkouts.update(paid.id, { bookAt: clock.now() });
          bookPayments();
        },
      });
  }
  if (user)
    events.push({
      words: 'the session ends on the server',
      act: () => db.sessions.all().forEach(({ id }) => db.sessions.remove(id)),
    });
  return events;
}

const renamed = (row: any, by: string) => ({
  ...row,
  ...(row.code && { code: `ADDED${by}` }),
  ...(row.username && { username: `added_${by}` }),
  ...(row.shortName && { name: `Added ${by}`, shortName: `added-${by}` }),
});

const pendingOf = (userId: number) =>
  db.hwidRequests.where('userId', userId).find(({ status }) => status === 'PENDING');

function requestReset(userId: number) {
  const { hwid, newHwid, lastIp } = db.users.find(userId)!;
  const created = iso(clock.now());
  const texts = { currentHwid: hwid, requestHwid: newHwid, requestIp: lastIp, reason: 'A new board' };
  db.hwidRequests.insert({ userId, ...texts, status: 'PENDING', createdDate: created });
}

/** What the network does with the answers that it holds back. */
export const network = ({ tab: { pending } }: State): Deed[] => [
  ...(pending.length > 1 ? [{ words: 'all answers arrive', act: arriveAll }] : []),
  ...pending.map((call, at): Deed => ({
    words: `the answer to ${call.name} arrives`,
    act: ({ tab }) => tab.arrive(tab.pending[at]!),
  })),
  ...pending.map((call, at): Deed => ({
    words: `the answer to ${call.name} is lost`,
    act: ({ tab }) => tab.lose(tab.pending[at]!),
  })),
];

function arriveAll({ tab }: State) {
  for (const call of tab.pending) call.isLate = false;
}

/** A documented refusal of a call, other than of the session. */
export const refusalOf = (pick: number) => (call: string) => {
  const [method, path] = call.split(' ') as [string, string];
  const endpoint = endpointFor(method, path);
  if (!endpoint || /me$|login|token|logout/.test(path)) return undefined;
  const name = endpointNameOf(endpoint);
  const refusals = outcomeNames(name)
    .map((one) => findOutcome(name, one)!)
    .filter(
      ({ status = 0, offContract }) => status >= 400 && status !== 401 && status !== 403 && !offContract,
    );
  return pickOf(refusals, pick);
};

/** What the browser and the clock do. */
export const browser = ({ tab, user }: State): Deed[] => [
  ...(tab.isHidden
    ? [
        { words: 'the tab is shown again', act: () => tab.hide(false) },
        {
          words: 'the tab is shown again after six minutes',
          act: () => tab.pass(360_000).then(() => tab.hide(false)),
        },
      ]
    : [{ words: 'the tab is hidden', act: () => tab.hide(true) }]),
  {
    words: `the window is ${tab.width === 1280 ? 1279 : 1280} px wide`,
    act: () => tab.resize(tab.width === 1280 ? 1279 : 1280),
  },
  {
    words: tab.isOffline ? 'the device is online again' : 'the device is offline',
    act: () => tab.goOffline(!tab.isOffline),
  },
  {
    words: 'the page comes back from the bfcache',
    act: () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  },
  { words: 'another tab chooses the dark theme', act: () => storageEvent('theme', 'dark') },
  ...(user ? [{ words: 'another tab signs out', act: otherTabSignsOut }] : []),
  { words: 'another tab signs in as premium', act: (world: State) => otherTabSignsIn(world, 'premium') },
  { words: '5 seconds pass', act: () => tab.pass(5000) },
  { words: '31 seconds pass', act: () => tab.pass(31_000) },
  { words: '61 seconds pass', act: () => tab.pass(61_000) },
  { words: 'the device sleeps for two days', act: () => tab.sleep(2 * DAY) },
];

function storageEvent(key: string, newValue: string | null) {
  const oldValue = localStorage.getItem(key);
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue, storageArea: localStorage }));
}

/** In another tab of the browser. */
function otherTabSignsIn(world: State, name: PersonaName) {
  const user = db.users.find(personas[name].id)!;
  for (const cookie of sessionCookies(openSession(user), { httpOnly: false })) document.cookie = cookie;
  world.signedOut();
  world.user = { id: user.id, username: name };
  storageEvent('username', name);
}

function otherTabSignsOut(world: State) {
  db.sessions.all().forEach(({ id }) => db.sessions.remove(id));
  for (const name of ['BEARER', 'refresh_token']) document.cookie = `${name}=; Max-Age=0; Path=/`;
  world.signedOut();
  storageEvent('username', null);
}
