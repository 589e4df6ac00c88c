import type { Endpoint } from '../contract/endpoint.ts';
import { ApiError, SessionEnded } from './error.ts';
import { withOneRefresh } from './refresh.ts';
import { isWrite } from './wait.ts';
import { sessionEvents } from './session-events.ts';
import { sessionScope } from './session-scope.ts';

/**
 * Sends a request within the current session. Refreshes and retries once, and reports what the response says about
 * the session.
 */
export async function withSession<T>(
  endpoint: Endpoint,
  send: (bearer: string | undefined, over: AbortSignal) => Promise<T>,
): Promise<T> {
  const scope = sessionScope.current;
  try {
    return await withOneRefresh(scope, async (bearer) => {
      const answer = await send(bearer, scope.signal);
      if (scope.isOver) throw new ApiError(0);
      scope.bearers.accept(bearer);
      sessionEvents.emit('accepted');
      return answer;
    });
  } catch (error) {
    if (scope.isOver) throw endedDuring(endpoint, error);
    if (error instanceof ApiError && !(error instanceof SessionEnded)) {
      if (error.status === 403 && endpoint.access === 'admin') sessionEvents.emit('forbidden');
      if (error.status === 401 && !error.isRefreshInconclusive) sessionEvents.emit('unauthorized');
    }
    throw error;
  }
}

/** Returns the error of a call whose session ended. A write without a conclusive response may have succeeded (FRM-10). */
function endedDuring(endpoint: Endpoint, error: unknown): SessionEnded {
  const isAnswered = error instanceof ApiError && !error.isInconclusive;
  return Object.assign(new SessionEnded(), { mayHaveSucceeded: isWrite(endpoint) && !isAnswered });
}
