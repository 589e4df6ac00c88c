import { call, whoIsSignedIn } from '../api/call.ts';
import { ApiError, SessionEnded } from '../api/error.ts';
import { readBearer } from '../api/bearer.ts';
import { SESSION_LOCK } from '../api/refresh.ts';
import { sessionEvents } from '../api/session-events.ts';
import { sessionScope } from '../api/session-scope.ts';
import { auth, BEARER, ROLE_ADMIN, type SessionUser, USERNAME } from '../contract/auth.ts';
import { deleteCookie } from '../lib/cookie.ts';
import { insistently } from '../lib/exclusive.ts';
import { storage } from '../lib/storage.ts';
import { timings } from '../lib/timings.ts';

/** Where a person lands when a protected screen closes: /login, or / after a customer's sign-out (SES-1). */
export type Exit = '/login' | '/';

/** `unknown`: the server did not say; `isExpected` when this browser has a trace of a session. */
export type Session =
  | { status: 'checking' }
  | { status: 'signed-in'; user: SessionUser }
  | { status: 'anonymous'; exit: Exit }
  | { status: 'unknown'; isExpected: boolean };

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

let asking = new AbortController();

/** Asks who is signed in. A newer question, or the end of the session, ends this one. */
async function ask(onFailure: (error: unknown) => void) {
  asking.abort();
  const { signal } = (asking = new AbortController());
  try {
    const { user, bearer } = await whoIsSignedIn(signal);
    if (!signal.aborted) adopt(user, bearer);
  } catch (error) {
    // a refused refresh has ended the session, and with it this question
    if (!signal.aborted || error instanceof SessionEnded) onFailure(error);
  }
}

/**
 * Asks the server who is signed in (SES-1). Nobody is after the documented refusal, in all tabs; after any
 * other 401 in this tab alone. A `secret` user counts as nobody, who must stay on /login instead of being
 * sent round in a circle (DEC-1, DEC-2). Any other failure says nothing about the person. Does not go through
 * 'checking' again, so that a later check takes no screen away.
 */
export async function checkSession(): Promise<Session> {
  await ask((error) => {
    console.info('Nobody is signed in:', error instanceof Error ? error.message : error);
    if (error instanceof SessionEnded) return endSession();
    const isExpected = storage.read(USERNAME) !== null || readBearer() !== undefined;
    const isRefusal =
      error instanceof ApiError && error.status === 401 && !(isExpected && error.isUnrefreshed);
    if (isRefusal) leave('/login');
    else sessionStore.set({ status: 'unknown', isExpected });
  });
  return session;
}

/** Asks again while somebody is signed in: roles may have changed. No answer changes nothing. */
const recheckSession = () => ask((error) => console.info('The roles could not be read again:', error));

/** Somebody else has signed in, in another tab: nothing of the person before stays on the page. */
function startOver() {
  sessionScope.end();
  if (session.status === 'signed-in') sessionStore.set({ status: 'checking' });
  void checkSession();
}

function adopt(user: SessionUser | null, bearer: string | undefined) {
  if (!user || user.secret) return endSession();
  const { current } = sessionScope;
  if (current.username === user.username && !current.isOver) current.accept(bearer);
  else sessionScope.begin(user.username, bearer);
  storage.write(USERNAME, user.username);
  sessionStore.set({ status: 'signed-in', user });
}

/** Nobody is signed in: here, and by local storage in the other tabs. Guards do the navigating. */
function endSession(exit: Exit = '/login') {
  const { username } = sessionScope.current;
  const stored = storage.read(USERNAME);
  // else somebody else has signed in since
  if (username === undefined || stored === username) storage.remove(USERNAME);
  leave(exit);
}

/** Nobody is signed in in this tab. */
function leave(exit: Exit) {
  asking.abort();
  sessionScope.end();
  sessionStore.set({ status: 'anonymous', exit });
}

/**
 * Signs out (SES-1). From now on nothing else is sent. A refresh under way is waited for, so that its cookies
 * do not come after the sign-out; a refresh that takes too long is ended. Both calls are tried, neither can
 * stop it, not even by silence (DEC-13).
 */
export async function signOut(exit: Exit) {
  const scope = sessionScope.current;
  scope.end();
  asking.abort();
  await insistently(
    SESSION_LOCK,
    async (taken) => {
      if (!scope.isTheirs) return;
      await call(auth.invalidate, {}, { signal: taken }).catch(ignore);
      await call(auth.signOut, {}, { signal: taken }).catch(ignore);
      if (!taken.aborted && scope.isTheirs) deleteCookie(BEARER); // where no answer has done it
    },
    timings.patience.signOut,
  ).catch(ignore);
  if (sessionScope.current === scope) endSession(exit);
}

/**
 * Keeps the store true while the page lives: refused refreshes, lost roles, other tabs. Returns the function
 * that stops it.
 */
export function watchSession(): () => void {
  const stopListening = sessionEvents.on((event) => {
    if (event === 'ended') endSession();
    else if (event === 'replaced') startOver();
    else if (session.status === 'signed-in') void recheckSession();
  });
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== USERNAME && key !== null) return;
    if (newValue === null) leave('/login');
    else if (session.status === 'signed-in' && newValue === session.user.username) void recheckSession();
    else startOver();
  };
  window.addEventListener('storage', onStorage);
  return () => {
    stopListening();
    window.removeEventListener('storage', onStorage);
  };
}

const ignore = () => undefined;
