import { call, whoIsSignedIn } from '../api/call.ts';
import { ApiError, SessionEnded } from '../api/error.ts';
import { readBearer } from '../api/bearer.ts';
import { SESSION_LOCK } from '../api/refresh.ts';
import { type SessionEvent, sessionEvents } from '../api/session-events.ts';
import { sessionScope } from '../api/session-scope.ts';
import { auth, BEARER, ROLE_ADMIN, type SessionUser, USERNAME } from '../contract/auth.ts';
import { deleteCookie } from '../lib/cookie.ts';
import { drafts } from '../lib/drafts.ts';
import { insistently } from '../lib/exclusive.ts';
import { storage } from '../lib/storage.ts';
import { timings } from '../lib/timings.ts';
import { wayBack } from './way-back.ts';

/** Where a person lands when a protected screen closes: /login, or / after a customer's sign-out (SES-7). */
export type Exit = '/login' | '/';

/**
 * - `signed-in`: `needsSignIn` once the server refuses the session, but not in the words that end it (SES-13)
 * - `anonymous`: `endedFor` is the person whose session ended although nobody signed out (SES-11)
 * - `unknown`: the server did not say; `isExpected` when this browser has a trace of a session
 */
export type Session =
  | { status: 'checking' }
  | { status: 'signed-in'; user: SessionUser; needsSignIn?: boolean }
  | { status: 'anonymous'; exit: Exit; endedFor?: string }
  | { status: 'unknown'; isExpected: boolean };

/**
 * Key in local storage, beside `USERNAME`: the session has ended, and nobody signed out. Tells the other tabs
 * why the username goes.
 */
const ENDED = 'session-ended';

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
    const isUnrefreshed = error instanceof ApiError && error.isUnrefreshed;
    if (isRefusal(error) && !(isExpected && isUnrefreshed)) leave({ endedFor: expectedPerson() });
    else sessionStore.set({ status: 'unknown', isExpected });
  });
  return session;
}

const isRefusal = (error: unknown) => error instanceof ApiError && error.status === 401;

/** Asks again while somebody is signed in: roles may have changed. No answer changes nothing. */
const recheckSession = () => ask((error) => console.info('The roles could not be read again:', error));

let doubting: Promise<void> | undefined;

/** A call was refused with a 401 of its own words: was it about that call, or is the session over? */
function doubtSession() {
  doubting ??= ask(
    (error) => isRefusal(error) && !(error as ApiError).isUnrefreshed && offerSignIn(),
  ).finally(() => (doubting = undefined));
}

/** The server refuses the session. Only the person can mend that, and decides when (SES-13). */
function offerSignIn() {
  if (session.status === 'signed-in') sessionStore.set({ ...session, needsSignIn: true });
}

function withdrawOffer() {
  if (session.status === 'signed-in' && session.needsSignIn)
    sessionStore.set({ status: 'signed-in', user: session.user });
}

/** Somebody else has signed in, in another tab: nothing of the person before stays on the page. */
function startOver() {
  sessionScope.end();
  drafts.capture();
  if (session.status === 'signed-in') sessionStore.set({ status: 'checking' });
  void checkSession();
}

function adopt(user: SessionUser | null, bearer: string | undefined) {
  if (!user || user.secret) return session.status === 'signed-in' ? endSession() : endSession(null);
  const { current } = sessionScope;
  if (current.username === user.username && !current.isOver) current.accept(bearer);
  else sessionScope.begin(user.username, bearer);
  storage.remove(ENDED);
  storage.write(USERNAME, user.username);
  drafts.setOwner(user.username);
  sessionStore.set({ status: 'signed-in', user });
}

/** Whose session this tab shows or, before the first answer, expects. */
function expectedPerson(): string | null {
  const { username, isOver } = sessionScope.current;
  return (isOver ? undefined : username) ?? storage.read(USERNAME);
}

/**
 * The session is over although nobody signed out: here, and by local storage in the other tabs. Guards do the
 * navigating.
 * @param endedFor null where there was no session that somebody would miss
 */
function endSession(endedFor = expectedPerson()) {
  // several calls learn of one end, and a sign-out under way has the last word
  const isKnown = session.status === 'signed-in' || session.status === 'anonymous';
  if (isKnown && sessionScope.current.isOver) return;
  if (endedFor !== null) storage.write(ENDED, 'true');
  removeUsername(endedFor);
  leave({ endedFor });
}

/** Unless somebody else has signed in since. */
function removeUsername(person: string | null | undefined) {
  if (!person || storage.read(USERNAME) === person) storage.remove(USERNAME);
}

/** Somebody signed out, here or in another tab: nothing of theirs is kept. */
function forgetPerson() {
  drafts.clear();
  wayBack.forget();
}

/** Nobody is signed in in this tab. */
function leave({ exit = '/login', endedFor }: { exit?: Exit; endedFor?: string | null }) {
  asking.abort();
  sessionScope.end();
  if (endedFor) drafts.capture();
  sessionStore.set({ status: 'anonymous', exit, ...(endedFor && { endedFor }) });
}

/** Leads to /login, with the way back: for a session that the server no longer takes (SES-13). */
export const signInAgain = () => leave({ endedFor: expectedPerson() });

/**
 * Signs out (SES-7). From now on nothing else is sent. A refresh under way is waited for, so that its cookies
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
  if (sessionScope.current !== scope) return; // somebody has signed in since
  storage.remove(ENDED);
  removeUsername(scope.username);
  forgetPerson();
  leave({ exit });
}

/**
 * Keeps the store true while the page lives: refused refreshes, lost roles, other tabs. Returns the function
 * that stops it.
 */
export function watchSession(): () => void {
  const stopListening = sessionEvents.on((event) => on[event]());
  /** In another tab a session has ended without a sign-out, and nobody has signed in since. */
  let hasEnded = false;
  const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === ENDED) hasEnded = newValue !== null;
    if (key !== USERNAME && key !== null) return;
    const stored = storage.read(USERNAME) ?? newValue; // the event may be late
    if (newValue === null && !hasEnded) forgetPerson();
    if (stored === null) leave({ endedFor: hasEnded ? oldValue : null });
    else if (session.status === 'signed-in' && stored === session.user.username) void recheckSession();
    else startOver();
  };
  window.addEventListener('storage', onStorage);
  return () => {
    stopListening();
    window.removeEventListener('storage', onStorage);
  };
}

const on: Record<SessionEvent, () => void> = {
  ended: () => endSession(),
  replaced: startOver,
  forbidden: () => session.status === 'signed-in' && void recheckSession(),
  refused: offerSignIn,
  doubted: () => session.status === 'signed-in' && doubtSession(),
  accepted: withdrawOffer,
};

const ignore = () => undefined;
