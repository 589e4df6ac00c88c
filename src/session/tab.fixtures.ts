import { afterEach, beforeEach, onTestFinished, vi } from 'vitest';
import { sessionScope } from '../api/session-scope.ts';
import { deleteCookie } from '../app/cookie.ts';
import { clearUserState, resumeState } from '../app/resume-state.ts';
import { withoutDelays, overrideTimings } from '../app/timings.ts';
import type { Session } from './reduce.ts';
import { checkSession, sessionStore, watchSession } from './session.ts';

export const user = (username: string, more: object = {}) => ({
  username,
  role: ['ROLE_USER'],
  secret: false,
  discord: null,
  avatar: null,
  ...more,
});
export const refusal = (message: string, status = 401) => Response.json({ message }, { status });
export const me = (username: string, more?: object) => Response.json({ user: user(username, more) });

/** Storage events of a session's end in another tab; a sign-out removes only the name. */
export const END = [
  ['username', ''],
  ['username', null],
] as const;
export const anonymous = { status: 'anonymous', exit: '/login' } satisfies Session;

/** Sets up one tab in front of a server that the test controls. `asked`: the calls, by the end of their paths. */
export function setUpTab() {
  const tab = {
    answers: {} as Record<string, () => Response | Promise<Response>>,
    asked: [] as string[],
    logged: vi.fn(),
    stopWatching: () => {},
  };
  let restore = () => {};

  beforeEach(() => {
    deleteCookie('BEARER');
    clearUserState();
    sessionScope.begin();
    sessionStore.set({ status: 'checking' });
    tab.asked = [];
    Object.assign(tab.answers, {
      me: () => me('ada'),
      refresh: () => refusal('Missing JWT Refresh Token'),
      invalidate: () => new Response(null, { status: 204 }),
      logout: () => new Response(null, { status: 204 }),
    });
    vi.stubGlobal('fetch', async ({ url }: Request) => {
      const name = url.split('/').at(-1)!;
      tab.asked.push(name);
      return tab.answers[name]!();
    });
    vi.spyOn(console, 'info').mockImplementation(tab.logged);
    restore = overrideTimings(withoutDelays);
    tab.stopWatching = watchSession();
  });
  afterEach(() => {
    tab.stopWatching();
    restore();
  });
  return tab;
}

export const state = () => sessionStore.get();
export const idle = () => new Promise((resolve) => setTimeout(resolve, 20));
export const bearer = () => void (document.cookie = 'BEARER=opaque; Path=/');

export async function signedIn(tab: ReturnType<typeof setUpTab>, username = 'ada') {
  bearer();
  tab.answers.me = () => me(username);
  await checkSession();
  tab.asked = [];
}

/** Returns the draft of a form, and the way to type into it. */
export const typed = () => resumeState.draft('field');
export function type(text: string) {
  const unmount = resumeState.registerForm('field', () => text);
  onTestFinished(unmount);
  return unmount;
}

/** Returns later changes of local storage, in the order in which other tabs get them. */
export function watchStorage(): [key: string, newValue: string | null][] {
  const changes: [string, string | null][] = [];
  const note = (area: Storage, key: string, newValue: string | null) => {
    if (area === localStorage && area.getItem(key) !== newValue) changes.push([key, newValue]);
  };
  const { setItem, removeItem } = Storage.prototype;
  const spies = [
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      note(this, key, value);
      setItem.call(this, key, value);
    }),
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (this: Storage, key) {
      note(this, key, null);
      removeItem.call(this, key);
    }),
  ];
  onTestFinished(() => spies.forEach((spy) => spy.mockRestore()));
  return changes;
}
