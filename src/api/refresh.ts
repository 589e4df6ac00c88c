import { jwt } from '../contract/auth.ts';
import { deadline } from '../lib/deadline.ts';
import { exclusive } from '../lib/exclusive.ts';
import { timings } from '../lib/timings.ts';
import { readBearer } from './bearer.ts';
import { ApiError, SessionEnded } from './error.ts';
import { sessionEvents } from './session-events.ts';

/**
 * How a refresh ended: new token, session over as SES-4 describes, or nothing learnt (network, 5xx, 429,
 * silence).
 */
type Outcome = 'refreshed' | 'ended' | 'unknown';

/** Asks for a new token once; rejects with an ApiError. */
export type Refresh = (signal: AbortSignal) => Promise<unknown>;

/** Who sends: with which bearer, and whether anything may still be sent. */
export interface Sender {
  /** The bearer of the next request; throws when the session of the sender is over. */
  bearer(): string | undefined;
  readonly isOver: boolean;
}

interface Sent {
  bearer: string | undefined;
  refreshes: number;
}

/** Sign-in, sign-out and refresh change the cookies of all tabs: one at a time. */
export const SESSION_LOCK = 'session';

/** Refreshes by this page; tells where the bearer cannot be read. */
let refreshes = 0;
/** The refresh under way, which all calls that were sent with the same bearer wait for. */
let running: { bearer: string | undefined; outcome: Promise<Outcome> } | undefined;

/** True for the 401s that a refresh can mend (SES-4). */
const hasExpired = ({ status, body }: ApiError) =>
  status === 401 && (body.message === jwt.expired || body.message === jwt.missing);

/**
 * True for the refresh answers that end the session: case-insensitive, to include 'Invalid JWT Refresh Token'
 * (DEC-17).
 */
const endsSession = (error: unknown) =>
  error instanceof ApiError && error.status === 401 && /refresh token/i.test(error.body.message ?? '');

/** True for other refresh answers that no repetition will change (SES-13). */
const isRefusal = (error: unknown) =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![408, 429].includes(error.status);

/**
 * True when there is a bearer by now that is not the one that was sent: another call or another tab has
 * refreshed.
 */
function isRenewed({ bearer, refreshes: before }: Sent): boolean {
  const now = readBearer();
  return refreshes > before || (now !== undefined && now !== bearer);
}

/**
 * Sends; if the token had expired, refreshes once (one refresh for all that wait, in this tab and the others)
 * and sends once more. Rejects with SessionEnded when the session is over, else with the error of the request
 * itself.
 */
export async function withOneRefresh<T>(
  sender: Sender,
  send: (bearer: string | undefined) => Promise<T>,
  refresh: Refresh,
): Promise<T> {
  const sent: Sent = { bearer: sender.bearer(), refreshes };
  try {
    return await send(sent.bearer);
  } catch (error) {
    if (!(error instanceof ApiError) || !hasExpired(error)) throw error;
    const outcome = await outcomeFor(sender, sent, refresh);
    if (outcome === 'refreshed') return await send(sender.bearer());
    if (outcome === 'ended') throw new SessionEnded(error);
    error.isUnrefreshed = true;
    throw error;
  }
}

async function outcomeFor(sender: Sender, sent: Sent, refresh: Refresh): Promise<Outcome> {
  if (sender.isOver) return 'unknown';
  if (isRenewed(sent)) return 'refreshed';
  if (running && running.bearer === sent.bearer) return running.outcome;
  const mine = { bearer: sent.bearer, outcome: inTurn(sender, sent, refresh) };
  running = mine;
  return mine.outcome.finally(() => {
    if (running === mine) running = undefined;
  });
}

/**
 * Waiting for the turn and for the answer share one limit: a refresh that never answers holds no other tab
 * for longer.
 */
async function inTurn(sender: Sender, sent: Sent, refresh: Refresh): Promise<Outcome> {
  const limit = deadline(timings.patience.refresh);
  try {
    return await exclusive(
      SESSION_LOCK,
      async (taken) => {
        if (sender.isOver) return 'unknown';
        if (isRenewed(sent)) return 'refreshed';
        const end = deadline(timings.patience.refresh, limit.signal, taken);
        return await attempt(sent, () => refresh(end.signal)).finally(end.clear);
      },
      { signal: limit.signal },
    );
  } catch {
    return 'unknown'; // no turn within the limit, or the turn was taken by a sign-out
  } finally {
    limit.clear();
  }
}

async function attempt(sent: Sent, refresh: () => Promise<unknown>): Promise<Outcome> {
  try {
    await refresh();
    refreshes++;
    return 'refreshed';
  } catch (error) {
    if (!isRefusal(error)) return 'unknown';
    // without Web Locks another tab may have been faster, and this page's refresh token is the one before
    if (isRenewed(sent)) return 'refreshed';
    if (!endsSession(error)) {
      sessionEvents.emit('refused');
      return 'unknown';
    }
    sessionEvents.emit('ended');
    return 'ended';
  }
}
