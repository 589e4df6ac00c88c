import { auth } from '../contract/auth.ts';
import { needsRefresh, endsSession } from '../contract/session.ts';
import { anyOf, within } from './wait.ts';
import { withLock } from '../app/lock.ts';
import { timings } from '../app/timings.ts';
import type { Bearers } from './bearer.ts';
import { ApiError, SessionEnded } from './error.ts';
import { sendRequest } from './send-request.ts';
import { sessionEvents } from './session-events.ts';

/** `ended`: refused with one of the messages of SES-4. `unknown`: any other failure, such as a network error. */
type Outcome = 'refreshed' | 'ended' | 'unknown';

/** Sends one refresh request; rejects with an ApiError. */
type Refresh = (signal: AbortSignal, bearer: string | undefined) => Promise<unknown>;

const sendRefresh: Refresh = (signal, bearer) => sendRequest(auth.refresh, {}, { bearer, signals: [signal] });

/** Sender of requests: the session, its check or its sign-out. */
export interface Sender {
  readonly bearers: Bearers;
  /** The bearer for the next request; throws if the session has ended. */
  bearer(): string | undefined;
  readonly isOver: boolean;
  /** Signal of a sign-out, which already holds the lock and ends the session itself; undefined for others. */
  readonly signsOut?: AbortSignal;
}

interface Sent {
  bearer: string | undefined;
  refreshes: number;
}

/** Name of the lock for sign-in, sign-out and refresh, which change the cookies of all tabs. */
export const SESSION_LOCK = 'session';

/** Number of refreshes by this page. It detects a refresh where the cookie cannot be read. */
let refreshes = 0;
/** The refresh in progress, shared by all calls that were sent with the same bearer. */
let running: { bearer: string | undefined; outcome: Promise<Outcome> } | undefined;

/** True for the 401s after which the token is refreshed (SES-4). */
const hasExpired = ({ status, body }: ApiError) => status === 401 && needsRefresh(body.message);

/** True if the refresh was refused because the session is over. */
const isEnd = (error: unknown) =>
  error instanceof ApiError && error.status === 401 && endsSession(error.body.message);

/** True for a 4xx response to the refresh that a repetition would not change, including `isEnd` (SES-13). */
const isRefusal = (error: unknown) =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![408, 429].includes(error.status);

/** True if another call or another tab has refreshed the token since the request was sent. */
const isRenewed = ({ bearers }: Sender, { bearer, refreshes: before }: Sent) =>
  refreshes > before || bearers.isRenewed(bearer);

/**
 * Sends a request. If the token has expired, refreshes it (once for all waiting calls, across tabs) and sends
 * the request once more. Rejects with SessionEnded if the refresh ended the session, otherwise with the error
 * of the request.
 */
export async function withOneRefresh<T>(
  sender: Sender,
  send: (bearer: string | undefined) => Promise<T>,
  refresh: Refresh = sendRefresh,
): Promise<T> {
  const sent: Sent = { bearer: sender.bearer(), refreshes };
  try {
    return await send(sent.bearer);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const hasAnother = sender.bearers.reject(sent.bearer, error);
    if (hasAnother && !sender.isOver) return withOneRefresh(sender, send, refresh);
    if (!hasExpired(error)) throw error;
    const outcome = await refreshOnce(sender, sent, refresh);
    if (outcome === 'refreshed') {
      sender.bearers.renew();
      return await send(sender.bearer());
    }
    if (outcome === 'ended') throw new SessionEnded(error);
    error.isRefreshInconclusive = true;
    throw error;
  }
}

async function refreshOnce(sender: Sender, sent: Sent, refresh: Refresh): Promise<Outcome> {
  if (sender.isOver) return 'unknown';
  if (isRenewed(sender, sent)) return 'refreshed';
  if (sender.signsOut) return attempt(sender, sent, refresh, sender.signsOut);
  if (running && running.bearer === sent.bearer) return running.outcome;
  const mine = { bearer: sent.bearer, outcome: refreshUnderLock(sender, sent, refresh) };
  running = mine;
  return mine.outcome.finally(() => {
    if (running === mine) running = undefined;
  });
}

/** Refreshes under the lock. Waiting for lock and response share one timeout, which bounds the wait of other tabs. */
const refreshUnderLock = (sender: Sender, sent: Sent, refresh: Refresh): Promise<Outcome> =>
  within(timings.timeouts.refresh, [], (signal) =>
    withLock<Outcome>(
      SESSION_LOCK,
      async (stolen) => {
        if (sender.isOver) return 'unknown';
        if (isRenewed(sender, sent)) return 'refreshed';
        return attempt(sender, sent, refresh, anyOf(signal, stolen));
      },
      { signal },
    ),
  ).catch(() => 'unknown'); // timed out while waiting, or a sign-out has stolen the lock

async function attempt(sender: Sender, sent: Sent, refresh: Refresh, signal: AbortSignal): Promise<Outcome> {
  try {
    await refresh(signal, sender.bearers.nextForAnyone());
    refreshes++;
    return 'refreshed';
  } catch (error) {
    if (!isRefusal(error)) return 'unknown';
    // without Web Locks another tab may have used the refresh token first
    if (isRenewed(sender, sent)) return 'refreshed';
    const hasEnded = isEnd(error);
    if (hasEnded && !sender.isOver) sender.bearers.delete();
    if (!sender.isOver && !sender.signsOut) sessionEvents.emit(hasEnded ? 'ended' : 'refreshFailed');
    return hasEnded ? 'ended' : 'unknown';
  }
}
