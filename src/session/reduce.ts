import type { ApiEvent } from '../api/session-events.ts';
import type { SessionUser } from '../contract/auth.ts';

/** Destination of protected pages when signed out: / after a customer's sign-out (SES-7). */
export type SignOutTarget = '/login' | '/';

/**
 * State of the session in this tab.
 * - `signed-in`: `isSigningOut` until the server has signed the user out; `needsSignIn` if the server refuses requests
 *   without ending the session (SES-13)
 * - `anonymous`: `endedFor` is the user whose session ended without a sign-out (SES-11)
 * - `unknown`: the session check failed; `isExpected` if a username or a bearer is stored
 */
export type Session =
  | { status: 'checking' }
  | { status: 'signed-in'; user: SessionUser; needsSignIn?: boolean; isSigningOut?: boolean }
  | { status: 'anonymous'; exit: SignOutTarget; endedFor?: string | undefined }
  | { status: 'unknown'; isExpected: boolean };

/**
 * Events of a session:
 * - the check: `userLoaded`, `checkUnauthorized` for a 401, `refreshInconclusive` if only the refresh for it failed, `checkFailed`; `isRepeated` of
 *   a user whose page stays
 * - other tabs: what they left in local storage, read again by a page that the browser had kept
 * - the user: `signedIn`, `signingOut` until `signedOut`, `signInAgain` in place of a session that the server refuses
 * - `signOutPending`: a sign-out that the server has not received yet
 * - `exitReached`: the page to which a sign-out leads is open
 */
export type SessionEvent =
  | { type: ApiEvent }
  | { type: 'checkUnauthorized' | 'refreshInconclusive' | 'checkFailed'; isRepeated: boolean }
  | { type: 'userLoaded'; user: SessionUser; bearer: string | undefined }
  | { type: 'otherTab'; username: string | undefined; hasSignedOut?: boolean; endedFor?: string | undefined }
  | { type: 'signedIn'; username: string }
  | { type: 'signingOut' | 'signInAgain' | 'signOutPending' | 'exitReached' }
  | { type: 'signedOut'; username: string | undefined; exit: SignOutTarget };

/**
 * Effects of an event, run in this order before the session changes:
 * - `startUnconfirmed`: calls begin to belong to a session whose user is not confirmed yet; `start`: to the user's
 * - `removeUsername`: unless another user has signed in meanwhile; `hasEnded` lets other tabs tell it from a sign-out
 * - `abortCalls`: ends the calls of the session and the check
 * - `keepDrafts`, `clearUserState`: keep or clear the state for the next sign-in (SES-12)
 * - `check`: unless one is running
 */
export type Effect =
  | { type: 'startUnconfirmed'; username: string }
  | { type: 'start'; username: string; bearer: string | undefined }
  | { type: 'removeUsername'; username: string | undefined; hasEnded?: boolean }
  | { type: 'abortCalls' | 'keepDrafts' | 'clearUserState' | 'check' };

export interface Stored {
  username: string | undefined;
  hasBearer: boolean;
}

/** True if the browser remembers a session: a username or a bearer is stored. */
export const isRemembered = ({ username, hasBearer }: Stored) => username !== undefined || hasBearer;

type Next = readonly [Session, ...Effect[]];

const abortCalls: Effect = { type: 'abortCalls' };
const keepDrafts: Effect = { type: 'keepDrafts' };
const clearUserState: Effect = { type: 'clearUserState' };
const check: Effect = { type: 'check' };

/** Returns the session after an event, and the event's effects. */
export function reduce(session: Session, event: SessionEvent, stored: Stored): Next {
  const user = session.status === 'signed-in' ? session.user : undefined;
  const expected = user?.username ?? stored.username;
  const unchanged: Next = [session];
  switch (event.type) {
    case 'userLoaded': {
      const { username, secret } = event.user;
      if (secret && user) return end(user.username);
      if (secret) return toAnonymous({}, { type: 'removeUsername', username: undefined });
      return [
        { status: 'signed-in', user: event.user },
        { type: 'start', username, bearer: event.bearer },
      ];
    }
    case 'checkUnauthorized':
      return user && event.isRepeated ? prompt(user) : toAnonymous({ endedFor: expected });
    case 'refreshInconclusive':
    case 'checkFailed': {
      if (user && event.isRepeated) return unchanged;
      const isExpected = isRemembered(stored);
      return event.type === 'checkFailed' || isExpected
        ? [{ status: 'unknown', isExpected }]
        : toAnonymous({});
    }
    case 'ended':
      return end(expected);
    case 'refreshFailed':
      return user ? prompt(user) : unchanged;
    case 'accepted':
      return user && 'needsSignIn' in session ? [{ status: 'signed-in', user }] : unchanged;
    case 'forbidden': // the roles may have changed
    case 'unauthorized': // may concern this call only, so check the session
      return user ? [session, check] : unchanged;
    case 'replaced':
      return replace(session, keepDrafts);
    case 'otherTab': {
      const { username, hasSignedOut, endedFor } = event;
      const forgets = hasSignedOut ? [clearUserState] : [];
      if (!username && (hasSignedOut || endedFor)) return toAnonymous({ endedFor }, ...forgets);
      if (username && username !== user?.username)
        return replace(session, hasSignedOut ? clearUserState : keepDrafts);
      if (session.status !== 'signed-in' || session.isSigningOut) return unchanged;
      return username ? [session, ...forgets, check] : replace(session);
    }
    case 'signedIn': // a page that another tab's sign-in has opened meanwhile loses its calls
      return [
        user ? { status: 'checking' } : session,
        { type: 'startUnconfirmed', username: event.username },
      ];
    case 'signingOut':
      // clear now: the page may unload before the server responds
      return [user ? { status: 'signed-in', user, isSigningOut: true } : session, abortCalls, clearUserState];
    case 'signedOut':
      return toAnonymous(
        { exit: event.exit },
        { type: 'removeUsername', username: event.username },
        clearUserState,
      );
    case 'signInAgain': // the page may hold unsaved input until then
      return toAnonymous({ endedFor: expected });
    case 'signOutPending':
      return toAnonymous({});
    case 'exitReached':
      return session.status === 'anonymous' && session.exit !== '/login' ? [anonymous({})] : unchanged;
  }
}

interface AnonymousOptions {
  exit?: SignOutTarget;
  endedFor?: string | undefined;
}

const anonymous = ({ exit = '/login', endedFor }: AnonymousOptions): Session => ({
  status: 'anonymous',
  exit,
  endedFor: endedFor || undefined,
});

/** Ends the session in this tab alone. */
const toAnonymous = (left: AnonymousOptions, ...effects: Effect[]): Next => [
  anonymous(left),
  ...effects,
  abortCalls,
  ...(left.endedFor ? [keepDrafts] : []),
];

/** Ends the session in all tabs, without a sign-out. */
const end = (endedFor: string | undefined): Next =>
  toAnonymous({ endedFor }, { type: 'removeUsername', username: endedFor, hasEnded: true });

const prompt = (user: SessionUser): Next => [{ status: 'signed-in', user, needsSignIn: true }];

/** Replaces the session by a check, which unmounts a page that may show another user's data. */
const replace = (session: Session, ...effects: Effect[]): Next => [
  session.status === 'signed-in' ? { status: 'checking' } : session,
  abortCalls,
  ...effects,
  check,
];
