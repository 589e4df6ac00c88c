import { ApiError, SessionEnded } from '../api/error.ts';
import { Bearers, readBearer } from '../api/bearer.ts';
import { SESSION_LOCK } from '../api/refresh.ts';
import { fetchSessionUser } from '../api/call.ts';
import { sessionEvents } from '../api/session-events.ts';
import { sessionScope } from '../api/session-scope.ts';
import type { SessionUser } from '../contract/auth.ts';
import { ROLE_ADMIN } from '../contract/session.ts';
import { clearUserState, resumeState } from '../app/resume-state.ts';
import { withLockOrSteal } from '../app/lock.ts';
import { timings } from '../app/timings.ts';
import { createStore } from '../lib/create-store.ts';
import { storedUsername, watchOtherTabs } from './other-tabs.ts';
import {
  type Effect,
  isRemembered,
  reduce,
  type Session,
  type SessionEvent,
  type SignOutTarget,
} from './reduce.ts';
import { serverSignOut } from './server-sign-out.ts';

/** The session; in React use `useSession`. */
export const sessionStore = createStore<Session>({ status: 'checking' });

const readStored = () => ({ username: storedUsername.read(), hasBearer: readBearer() !== undefined });

/** Changes the session by an event; the only way to do so. */
export function dispatch(event: SessionEvent) {
  const [next, ...effects] = reduce(sessionStore.get(), event, readStored());
  effects.forEach(perform);
  sessionStore.set(next);
}

let running: AbortController | undefined;

function perform(effect: Effect) {
  const session = sessionStore.get();
  switch (effect.type) {
    case 'startUnconfirmed':
      serverSignOut.forget();
      storedUsername.write(effect.username);
      return sessionScope.begin();
    case 'start': {
      const { username, bearer } = effect;
      const { current } = sessionScope;
      if (current.username === username && !current.isOver) current.bearers.accept(bearer);
      else sessionScope.begin(username, bearer);
      storedUsername.write(username);
      return resumeState.claim(username);
    }
    case 'removeUsername':
      return storedUsername.remove(effect.username, effect.hasEnded);
    case 'abortCalls':
      running?.abort();
      running = undefined;
      return sessionScope.end();
    case 'keepDrafts':
      return session.status === 'signed-in' ? resumeState.saveDrafts(session.user.username) : undefined;
    case 'clearUserState':
      return clearUserState();
    case 'check':
      return void (running ?? checkSession(session.status === 'signed-in'));
  }
}

export const isAdmin = (user: SessionUser) => user.role.includes(ROLE_ADMIN);

/** True if this browser remembers a session: a username or a bearer is stored. */
export const hasStoredSession = () => isRemembered(readStored());

/**
 * Fetches the signed-in user (SES-1), replacing a running check. A refused refresh ends the session in all tabs,
 * any other 401 in this one; `secret` users are anonymous (DEC-1, DEC-2). Other failures leave the session unknown.
 * @param isRepeated for a user who is signed in: a failure changes nothing, and a 401 asks to sign in again (SES-13)
 */
export async function checkSession(isRepeated = false): Promise<Session> {
  if (serverSignOut.isPending()) {
    await withLockOrSteal(SESSION_LOCK, serverSignOut.sendPending, timings.timeouts.signOut).catch(ignore);
    if (serverSignOut.isPending()) return (dispatch({ type: 'signOutPending' }), sessionStore.get());
  }
  running?.abort();
  const mine = (running = new AbortController());
  const { signal } = mine;
  const bearers = new Bearers();
  try {
    const { user, bearer } = await fetchSessionUser(signal, bearers);
    if (!signal.aborted) dispatch({ type: 'userLoaded', user, bearer });
  } catch (error) {
    // a refused refresh has usually ended the session, which has aborted the signal
    if (!signal.aborted || error instanceof SessionEnded)
      console.info('The signed-in user could not be read:', error instanceof Error ? error.message : error);
    if (!signal.aborted) {
      const type = failureOf(error);
      if (type === 'checkUnauthorized' && !isRepeated) bearers.delete();
      dispatch({ type, isRepeated });
    }
  }
  if (running === mine) running = undefined;
  return sessionStore.get();
}

function failureOf(error: unknown) {
  if (error instanceof SessionEnded) return 'ended';
  if (error instanceof ApiError && error.isPage && error.httpStatus < 500) return 'refreshInconclusive';
  if (!(error instanceof ApiError) || error.status !== 401) return 'checkFailed';
  return error.isRefreshInconclusive ? 'refreshInconclusive' : 'checkUnauthorized';
}

/** Leads to /login and back, for a session that the server refuses (SES-13). */
export function signInAgain() {
  sessionScope.current.bearers.delete();
  dispatch({ type: 'signInAgain' });
}

/**
 * Signs out (SES-7), aborting the session's other calls. Waits for a running refresh, which could set cookies
 * afterwards, but steals its lock after a while.
 */
export async function signOut(exit: SignOutTarget) {
  const scope = sessionScope.current;
  dispatch({ type: 'signingOut' });
  await withLockOrSteal(
    SESSION_LOCK,
    (stolen) => serverSignOut.send(stolen, scope.bearers),
    timings.timeouts.signOut,
  ).catch(ignore);
  if (sessionScope.current !== scope) return; // another user has signed in meanwhile
  dispatch({ type: 'signedOut', username: scope.username, exit });
}

/** Updates the session on events of calls and of other tabs. Returns a function that unsubscribes. */
export function watchSession(): () => void {
  const stopListening = sessionEvents.on((type) => dispatch({ type }));
  const stopWatching = watchOtherTabs(dispatch);
  return () => {
    stopListening();
    stopWatching();
  };
}

const ignore = () => undefined;
