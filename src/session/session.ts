import { call } from '../api/call.ts';
import { sessionEvents } from '../api/session-events.ts';
import { auth, ROLE_ADMIN, type SessionUser } from '../contract/auth.ts';
import { timings } from '../lib/timings.ts';

/** Where a person lands when a protected screen closes: /login, or / after a customer's sign-out (SPEC.md §4). */
export type Exit = '/login' | '/';

export type Session =
  | { status: 'checking' }
  | { status: 'signed-in'; user: SessionUser }
  | { status: 'anonymous'; exit: Exit };

/** Key in local storage under which the username is kept (SPEC.md §2; the name is ours, READINGS.md T9). */
export const USERNAME = 'username';

let session: Session = { status: 'checking' };
const listeners = new Set<() => void>();

/** Who is signed in. One store for the page; `useSession` reads it in React. */
export const sessionStore = {
  get: () => session,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  set(next: Session) {
    session = next;
    listeners.forEach((listener) => listener());
  },
};

export const isAdmin = (user: SessionUser) => user.role.includes(ROLE_ADMIN);

/**
 * Asks the server who is signed in (SPEC.md §4). Any failure means anonymous; so does a `secret` user, who must stay on
 * /login instead of being sent round in a circle (READINGS.md T1, T2). Does not go through 'checking' again, so that a
 * later check takes no screen away.
 */
export async function checkSession(): Promise<Session> {
  await call(auth.me).then(({ user }) => adopt(user), (error: unknown) => {
    console.info('Nobody is signed in:', error instanceof Error ? error.message : error);
    endSession();
  });
  return session;
}

/** Asks again while somebody is signed in: roles or person may have changed. No answer changes nothing. */
const recheckSession = () => call(auth.me).then(({ user }) => adopt(user), ignore);

function adopt(user: SessionUser | null) {
  if (!user || user.secret) return endSession();
  localStorage.setItem(USERNAME, user.username);
  sessionStore.set({ status: 'signed-in', user });
}

/** Forgets the person in this tab, and by local storage in the others. Guards do the navigating. */
export function endSession(exit: Exit = '/login') {
  localStorage.removeItem(USERNAME);
  sessionStore.set({ status: 'anonymous', exit });
}

/** Signs out (SPEC.md §4): both calls are tried, neither can stop it, not even by silence (READINGS.md T13). */
export async function signOut(exit: Exit) {
  const patience = () => ({ signal: AbortSignal.timeout(timings.patience.signOut) });
  await call(auth.invalidate, {}, patience()).catch(ignore);
  await call(auth.signOut, {}, patience()).catch(ignore);
  endSession(exit);
}

/** Keeps the store true while the page lives: refused refreshes, lost roles, other tabs. Returns the function that stops it. */
export function watchSession(): () => void {
  const stopListening = sessionEvents.on((event) => {
    if (event === 'ended') endSession();
    else void recheckSession();
  });
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== USERNAME && key !== null) return;
    if (newValue === null) endSession();
    else void recheckSession();
  };
  window.addEventListener('storage', onStorage);
  return () => {
    stopListening();
    window.removeEventListener('storage', onStorage);
  };
}

const ignore = () => undefined;
