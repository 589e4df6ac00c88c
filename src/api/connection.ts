import { createStore } from '../lib/create-store.ts';
import { attempt } from '../lib/attempt.ts';
import { ApiError } from './error.ts';

/** `offline` until the browser is online again or any response comes; `intercepted` until JSON of the server (API-8). */
type State = 'online' | 'offline' | 'intercepted';

let isOffline = attempt(() => navigator.onLine) === false;
let isIntercepted = false;
const now = (): State => (isOffline ? 'offline' : isIntercepted ? 'intercepted' : 'online');
const state = createStore(now());

function setOffline(next: boolean) {
  isOffline = next;
  state.set(now());
}

/** Connection to the server, from results of calls and the browser's events. */
export const connection = {
  get: state.get,
  /** Reports that a call has succeeded, or its error. */
  report(error?: unknown) {
    const kind = error === undefined ? 'json' : error instanceof ApiError ? error.kind : 'none';
    if (kind === 'none') return;
    if (kind === 'json' || kind === 'intercepted') isIntercepted = kind === 'intercepted';
    setOffline(false);
  },
  subscribe(listener: () => void) {
    const stop = state.subscribe(listener);
    const goOff = () => setOffline(true);
    const comeBack = () => setOffline(false);
    window.addEventListener('offline', goOff);
    window.addEventListener('online', comeBack);
    return () => {
      stop();
      window.removeEventListener('offline', goOff);
      window.removeEventListener('online', comeBack);
    };
  },
};
