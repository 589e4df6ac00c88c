import { changes } from '#mocks/db/changes.ts';
import type { LoggedCall } from '#mocks/log/entry.ts';
import { requestLog } from '#mocks/log/request-log.ts';
import { MOCK_CALL, MOCK_CHANGE } from '#mocks/transports/mock-path.ts';

/** Vite's connection, if the mock backend runs in Vite's server; in tests it runs in process. */
const hot = import.meta.env.MODE === 'development' ? import.meta.hot : undefined;

/**
 * Calls `listener` after each change of the mock backend, by this tab, another one or a command. Returns a function
 * that unsubscribes.
 */
export function onMockChange(listener: () => void): () => void {
  if (hot) {
    hot.on(MOCK_CHANGE, listener);
    return () => hot.off(MOCK_CHANGE, listener);
  }
  window.addEventListener('storage', listener);
  const unsubscribe = changes.subscribe(listener);
  return () => {
    window.removeEventListener('storage', listener);
    unsubscribe();
  };
}

/**
 * Calls `listener` with each call to the mock backend, sent and answered, and without one when the log was emptied.
 * Returns a function that unsubscribes.
 */
export function onMockCall(listener: (call?: LoggedCall) => void): () => void {
  if (!hot) return requestLog.subscribe(listener);
  hot.on(MOCK_CALL, listener);
  return () => hot.off(MOCK_CALL, listener);
}
