import { ApiError, SessionEnded } from '../api/error.ts';
import { readBearer } from '../api/bearer.ts';
import { SESSION_LOCK } from '../api/refresh.ts';
import { fetchSessionUser } from '../api/call.ts';
import { type SessionEvent, sessionEvents } from '../api/session-events.ts';
import { sessionScope } from '../api/session-scope.ts';
import type { SessionUser } from '../contract/auth.ts';
import { BEARER, ROLE_ADMIN, USERNAME } from '../contract/session.ts';
import { deleteCookie } from '../app/cookie.ts';
import { drafts, forgetPerson, handOver } from '../app/resume.ts';
import { withLockOrSteal } from '../app/lock.ts';
import { storage } from '../app/storage.ts';
import { timings } from '../app/timings.ts';
import { serverSignOut } from './server-sign-out.ts';

/** Destination of protected pages once nobody is signed in: / after a customer's sign-out (SES-7). */
export type SignOutTarget = '/login' | '/';

/**
 * - `signed-in`: `needsSignIn` if the server refuses requests without ending the session (SES-13)
 * - `anonymous`: `endedFor` is the user whose session ended without a sign-out (SES-11)
 * - `unknown`: the session check failed; `isExpected` as by `hasStoredSession`
 */
export type Session =
  | { status: 'checking' }
  | { status: 'signed-in'; user: SessionUser; needsSignIn?: boolean }
  | { status: 'anonymous'; exit: SignOutTarget; endedFor?: string }
  | { status: 'unknown'; isExpected: boolean };

/**
 * Key in local storage that is set only while the username is removed because a session has ended. By the order of the
 * changes other tabs can tell the end from a sign-out.
 */
const ENDED = 'session-ended';

let session: Session = { status: 'checking' };
const listeners = new Set<() => void>();

/** The session; in React use `useSession`. */
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

let runningCheck = new AbortController();

/** Fetches the signed-in user. A newer check or the end of the session cancels this one. */
async function fetchUser(onFailure: (error: unknown) => void) {
  runningCheck.abort();
  const { signal } = (runningCheck = new AbortController());
  try {
    const { user, bearer } = await fetchSessionUser(signal);
    if (!signal.aborted) setUser(user, bearer);
  } catch (error) {
    // a refused refresh has ended the session, which has aborted the signal
    if (!signal.aborted || error instanceof SessionEnded) onFailure(error);
  }
}

/**
 * Fetches the signed-in user (SES-1). A refused refresh ends the session in all tabs, any other 401 in this tab
 * only; `secret` users count as anonymous (DEC-1, DEC-2). After other failures the session is unknown. The
 * status does not return to 'checking', so a later check does not unmount the page.
 */
export async function checkSession(): Promise<Session> {
  if (serverSignOut.isPending()) {
    await withLockOrSteal(SESSION_LOCK, serverSignOut.send, timings.patience.signOut).catch(ignore);
    if (serverSignOut.isPending()) return (leave({}), session);
  }
  await fetchUser((error) => {
    console.info('Nobody is signed in:', error instanceof Error ? error.message : error);
    if (error instanceof SessionEnded) return endSession();
    const isExpected = hasStoredSession();
    const isUnrefreshed = error instanceof ApiError && error.isUnrefreshed;
    if (isRefusal(error) && !(isExpected && isUnrefreshed)) leave({ endedFor: expectedUser() });
    else sessionStore.set({ status: 'unknown', isExpected });
  });
  return session;
}

/** Tells whether this browser remembers a session: a username or a bearer is stored. */
export const hasStoredSession = () => storage.read(USERNAME) !== null || readBearer() !== undefined;

const isRefusal = (error: unknown) => error instanceof ApiError && error.status === 401;

/** Fetches a signed-in user again, whose roles may have changed. A failure changes nothing. */
const recheckSession = () => fetchUser((error) => console.info('The roles could not be read again:', error));

let verifying: Promise<void> | undefined;

/** Finds out whether a 401 with an unknown message concerned one call or the whole session. */
function verifySession() {
  verifying ??= fetchUser(
    (error) => isRefusal(error) && !(error as ApiError).isUnrefreshed && promptSignIn(),
  ).finally(() => (verifying = undefined));
}

/** The user decides when to sign in again, because the page may hold unsaved input (SES-13). */
function promptSignIn() {
  if (session.status === 'signed-in') sessionStore.set({ ...session, needsSignIn: true });
}

function withdrawPrompt() {
  if (session.status === 'signed-in' && session.needsSignIn)
    sessionStore.set({ status: 'signed-in', user: session.user });
}

/** Another user has signed in in another tab: unmounts the page, which shows data of the previous user. */
function reload() {
  sessionScope.end();
  drafts.capture();
  if (session.status === 'signed-in') sessionStore.set({ status: 'checking' });
  void checkSession();
}

function setUser(user: SessionUser, bearer: string | undefined) {
  if (user.secret) return session.status === 'signed-in' ? endSession() : endSession(null);
  const { current } = sessionScope;
  if (current.username === user.username && !current.isOver) current.accept(bearer);
  else sessionScope.begin(user.username, bearer);
  storage.write(USERNAME, user.username);
  drafts.setOwner(user.username);
  handOver.claim(user.username);
  sessionStore.set({ status: 'signed-in', user });
}

/** The user of this tab's session or, before the first check, the stored username. */
function expectedUser(): string | null {
  const { username, isOver } = sessionScope.current;
  return (isOver ? undefined : username) ?? storage.read(USERNAME);
}

/**
 * Ends the session without a sign-out, in all tabs. The guards navigate.
 * @param endedFor null if nobody was signed in
 */
function endSession(endedFor = expectedUser()) {
  // several calls may report the end, also during a sign-out
  const isKnown = session.status === 'signed-in' || session.status === 'anonymous';
  if (isKnown && sessionScope.current.isOver) return;
  // a value that stayed would hide the next end from tabs that have not seen it change
  if (endedFor !== null) storage.write(ENDED, 'true');
  removeUsername(endedFor);
  storage.remove(ENDED);
  leave({ endedFor });
}

/** Keeps the username of another user who has signed in meanwhile. */
function removeUsername(username: string | null | undefined) {
  if (!username || storage.read(USERNAME) === username) storage.remove(USERNAME);
}

/** Makes this tab anonymous. */
function leave({ exit = '/login', endedFor }: { exit?: SignOutTarget; endedFor?: string | null }) {
  runningCheck.abort();
  sessionScope.end();
  if (endedFor) drafts.capture();
  sessionStore.set({ status: 'anonymous', exit, endedFor: endedFor || undefined });
}

/** Leads to /login and back, for a session that the server refuses (SES-13). */
export const signInAgain = () => leave({ endedFor: expectedUser() });

/**
 * Signs out (SES-7). Other calls of the session are aborted first. Waits for a refresh in progress, so that it
 * does not set cookies after the sign-out, but takes its lock after a while.
 */
export async function signOut(exit: SignOutTarget) {
  const scope = sessionScope.current;
  scope.end();
  runningCheck.abort();
  await withLockOrSteal(
    SESSION_LOCK,
    async (stolen) => {
      if (!scope.ownsCurrentUser) return;
      await serverSignOut.send(stolen);
      if (!stolen.aborted && scope.ownsCurrentUser) deleteCookie(BEARER); // usually done by the response
    },
    timings.patience.signOut,
  ).catch(ignore);
  if (sessionScope.current !== scope) return; // another user has signed in meanwhile
  removeUsername(scope.username);
  forgetPerson();
  leave({ exit });
}

/** Does what another tab has done, which left this username. */
function follow(stored: string | null, endedFor: string | null) {
  if (stored === null) leave({ endedFor });
  else if (session.status === 'signed-in' && stored === session.user.username) void recheckSession();
  else reload();
}

/** Updates the session on events of the API and of other tabs. Returns a function that unsubscribes. */
export function watchSession(): () => void {
  const stopListening = sessionEvents.on((event) => on[event]());
  /** Tells whether another tab is removing the username because the session has ended. */
  let hasEnded = false;
  const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === ENDED) hasEnded = newValue !== null;
    if (key !== USERNAME && key !== null) return;
    if (newValue === null && !hasEnded) forgetPerson();
    // the event may arrive after another change
    follow(storage.read(USERNAME) ?? newValue, hasEnded ? oldValue : null);
  };
  /** A page that the browser has kept while others were shown has missed the events of other tabs. */
  const onPageShow = ({ persisted }: PageTransitionEvent) =>
    persisted && session.status === 'signed-in' && follow(storage.read(USERNAME), null);
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    stopListening();
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}

const on: Record<SessionEvent, () => void> = {
  ended: () => endSession(),
  replaced: reload,
  forbidden: () => session.status === 'signed-in' && void recheckSession(),
  refreshFailed: promptSignIn,
  unauthorized: () => session.status === 'signed-in' && verifySession(),
  accepted: withdrawPrompt,
};

const ignore = () => undefined;
