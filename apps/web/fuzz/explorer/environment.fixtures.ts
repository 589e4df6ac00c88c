import { fireEvent } from '@testing-library/dom';
import { db } from '#mocks/db/index.ts';
import { DAY } from '#mocks/db/time.ts';
import { openSession, sessionCookies, userOf } from '#mocks/server/session.ts';
import { PERSONA_PASSWORD, type PersonaName, personas } from '#mocks/worlds/personas.ts';
import { pressByKey } from './actions.fixtures.ts';
import { all, nameOf } from './page.fixtures.ts';
import { type Action, actionsOf, type State } from './sequences.fixtures.ts';

/** Returns actions of the network: the answer to a pending call arrives or is lost. */
export const network = ({ tab: { pending } }: State, variant: number): Action[] => [
  ...actionsOf(pending.length > 0 && ['all answers arrive', arriveAll]),
  ...pending.flatMap((call) =>
    actionsOf(
      variant % 4 === 0
        ? [`the answer to ${call.name} is lost`, ({ tab }) => tab.lose(call)]
        : [`the answer to ${call.name} arrives`, ({ tab }) => tab.arrive(call)],
    ),
  ),
];

export function arriveAll({ tab }: State) {
  for (const call of tab.pending) call.isLate = false;
}

/** Returns actions on the tab: hiding, resizing, and a return from the back/forward cache. */
export const inWindow = ({ tab }: State) =>
  actionsOf(
    [`the tab is ${tab.isHidden ? 'shown again' : 'hidden'}`, () => tab.hide(!tab.isHidden)],
    !tab.isHidden && [`the window is ${2559 - tab.width} px wide`, () => tab.resize(2559 - tab.width)],
    !tab.isHidden && ['the page comes back from the bfcache', () => void window.dispatchEvent(fromCache())],
  );

/** Returns actions of the device, other tabs and the server. */
export const browser = ({ tab }: State) =>
  actionsOf(
    [`the device is ${tab.isOffline ? 'online again' : 'offline'}`, () => tab.goOffline(!tab.isOffline)],
    ...(tab.isOffline ? [] : elsewhere()),
  );

const elsewhere = (): Parameters<typeof actionsOf> => [
  whoIsSignedIn() && isInside() && ['the session ends on the server', endSessions],
  ['another tab chooses the dark theme', () => storageEvent('theme', 'dark')],
  whoIsSignedIn()
    ? ['another tab signs out', otherTabSignsOut]
    : ['another tab signs in as premium', () => otherTabSignsIn('premium')],
  ['another tab signs in as customer', () => otherTabSignsIn('customer')],
];

/** True on a screen for signed-in users. */
export const isInside = () => /^\/(dash|admin)/.test(location.pathname);

const endSessions = () => db.sessions.all().forEach(({ id }) => db.sessions.remove(id));

/** Returns actions of the clock. */
export const clock = ({ tab }: State) =>
  actionsOf(
    ['11 seconds pass', () => tab.pass(11_000)],
    ['31 seconds pass', () => tab.pass(31_000)],
    ['61 seconds pass', () => tab.pass(61_000)],
    ['six minutes pass', () => tab.pass(360_000)],
    ['the device sleeps for two days', () => tab.sleep(2 * DAY)],
  );

const fromCache = () => Object.assign(new Event('pageshow'), { persisted: true });

function storageEvent(key: string, newValue: string | null) {
  const oldValue = localStorage.getItem(key);
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue, storageArea: localStorage }));
}

/** Returns the user whom the browser's cookies belong to. */
export function whoIsSignedIn() {
  const cookies = document.cookie.split('; ').map((one) => one.split(/=(.*)/));
  return userOf(Object.fromEntries(cookies) as Record<string, string>);
}

/** Opens a session of a persona and puts its cookies into the browser. */
export function giveSession(name: PersonaName) {
  const user = db.users.find(personas[name].id)!;
  for (const cookie of sessionCookies(openSession(user), { httpOnly: false })) document.cookie = cookie;
}

function otherTabSignsIn(name: PersonaName) {
  giveSession(name);
  storageEvent('username', name);
}

function otherTabSignsOut() {
  endSessions();
  for (const name of ['BEARER', 'refresh_token']) document.cookie = `${name}=; Max-Age=0; Path=/`;
  storageEvent('username', null);
}

/** Returns the user's actions by the address bar, the history or the payment page, and whole sign-ins. */
export function addressBar({ tab, last }: State): Action[] {
  const checkout = db.checkouts.all().findLast(({ status }) => status === 'OPEN')?.id;
  const unused = db.keys.where('status', 'UNUSED').at(-1);
  const isAt = (path: string) => location.pathname === path;
  return actionsOf(
    ['reload the page', () => tab.load()],
    tab.canGoBack && ['go back', () => tab.go(-1)],
    tab.canGoForward && ['go forward', () => tab.go(1)],
    isAt('/login') && ['sign in as the same', () => signIn(last)],
    isAt('/login') && ['sign in as customer', () => signIn('customer')],
    isAt('/dash') && unused && ['open the link of a key', () => tab.load(`/dash?redeem=${unused.code}`)],
    checkout !== undefined && ['pay, and come back', () => comeBack(tab, checkout, 'PAID')],
    checkout !== undefined && ['come back without paying', () => comeBack(tab, checkout, 'CANCELLED')],
  );
}

async function comeBack(tab: State['tab'], checkout: number, status: 'PAID' | 'CANCELLED') {
  db.checkouts.update(checkout, { status, bookAt: null });
  await tab.load(status === 'PAID' ? '/dash?success=1' : '/dash');
}

function signIn(name: string) {
  for (const [label, value] of Object.entries({ Username: name, Password: PERSONA_PASSWORD })) {
    const field = all('input').find((one) => nameOf(one).startsWith(label));
    if (!field) return;
    fireEvent.input(field, { target: { value } });
  }
  pressByKey(document.querySelector<HTMLElement>('form [type=submit]')!);
}
