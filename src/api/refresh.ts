import { jwt } from '../contract/auth.ts';
import { ApiError, SessionEnded } from './error.ts';
import { sessionEvents } from './session-events.ts';

/** How a refresh ended: new token, session over as SPEC.md §4 describes, or nothing learnt (network, 5xx, 429). */
export type RefreshOutcome = 'refreshed' | 'ended' | 'unknown';

/** Asks for a new token once; rejects with an ApiError. */
export type Refresh = () => Promise<unknown>;

const LOCK = 'token-refresh';
const STAMP = 'token-refreshed-at';

let refreshing: Promise<RefreshOutcome> | undefined;
/** Counts the tokens of this page: a call that fails with an older one needs no refresh of its own, only a second try. */
let generation = 0;

/** True for the 401s that a refresh can mend (SPEC.md §4). */
export const hasExpired = ({ status, body }: ApiError) =>
  status === 401 && (body.message === jwt.expired || body.message === jwt.missing);

/** True for the refresh answers that end the session: case-insensitive, to include 'Invalid JWT Refresh Token' (READINGS.md T17). */
const endsSession = (error: unknown) =>
  error instanceof ApiError && error.status === 401 && /refresh token/i.test(error.body.message ?? '');

/**
 * Sends; if the token had expired, refreshes once (one refresh for all that wait, in this tab and the others) and
 * sends once more. Rejects with SessionEnded when the refresh says that the session is over, else with the error of
 * the request itself.
 */
export async function withOneRefresh<T>(send: () => Promise<T>, refresh: Refresh): Promise<T> {
  const sentIn = generation;
  const sentAt = Date.now();
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiError) || !hasExpired(error)) throw error;
    const outcome = generation > sentIn ? 'refreshed' : await refreshOnce(refresh, sentAt);
    if (outcome === 'refreshed') return send();
    if (outcome === 'ended') throw new SessionEnded(error);
    throw error;
  }
}

function refreshOnce(refresh: Refresh, sentAt: number): Promise<RefreshOutcome> {
  refreshing ??= inOneTab(async () => {
    // Another tab may have refreshed while this one waited for the lock; its token is everybody's.
    if (Number(localStorage.getItem(STAMP)) > sentAt) return 'refreshed';
    return attempt(refresh);
  })
    .then((outcome) => {
      if (outcome === 'refreshed') generation++;
      return outcome;
    })
    .finally(() => {
      refreshing = undefined;
    });
  return refreshing;
}

async function attempt(refresh: Refresh): Promise<RefreshOutcome> {
  try {
    await refresh();
    localStorage.setItem(STAMP, String(Date.now()));
    return 'refreshed';
  } catch (error) {
    if (!endsSession(error)) return 'unknown';
    sessionEvents.emit('ended');
    return 'ended';
  }
}

/** Web Locks exist on secure origins only; elsewhere each tab refreshes for itself. */
function inOneTab(work: () => Promise<RefreshOutcome>): Promise<RefreshOutcome> {
  return navigator.locks ? navigator.locks.request(LOCK, work) : work();
}
