import type { Endpoint } from '../contract/endpoint.ts';
import { ApiError, SessionEnded } from './error.ts';
import { withOneRefresh } from './refresh.ts';
import { sessionEvents } from './session-events.ts';
import { sessionScope } from './session-scope.ts';

/** Sends within the current session: refreshes and retries once, and reports what the response says about it. */
export async function withSession<T>(
  { access }: Pick<Endpoint, 'access'>,
  send: (bearer: string | undefined, over: AbortSignal) => Promise<T>,
): Promise<T> {
  const scope = sessionScope.current;
  try {
    return await withOneRefresh(scope, async (bearer) => {
      const answer = await send(bearer, scope.signal);
      scope.throwIfOver();
      scope.bearers.accept(bearer);
      sessionEvents.emit('accepted');
      return answer;
    });
  } catch (error) {
    scope.throwIfOver();
    if (error instanceof ApiError && !(error instanceof SessionEnded)) {
      if (error.status === 403 && access === 'admin') sessionEvents.emit('forbidden');
      if (error.status === 401 && !error.isUnrefreshed) sessionEvents.emit('unauthorized');
    }
    throw error;
  }
}
