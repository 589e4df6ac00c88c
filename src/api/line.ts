import { observable } from '../lib/observable.ts';
import { attempt } from '../lib/attempt.ts';
import { ApiError } from './error.ts';

/** `offline` until an answer comes, whatever the browser says; `stranger`: somebody else answers in place of the server. */
type State = 'clear' | 'offline' | 'stranger';

let isOffline = attempt(() => navigator.onLine) === false;
/** Paths of the calls that a stranger has answered last. */
const strangers = new Set<string>();
const now = (): State => (isOffline ? 'offline' : strangers.size > 0 ? 'stranger' : 'clear');
const state = observable(now());

function setOffline(next: boolean) {
  isOffline = next;
  state.set(now());
}

/** What calls and the browser have told of the line to the server. */
export const line = {
  get: state.get,
  /** To be called with the path of each call that was answered, or with its error. */
  heard(path: string, error?: unknown) {
    const isStranger = error instanceof ApiError && error.isStranger;
    if (error !== undefined && !isStranger && !(error instanceof ApiError && error.status > 0)) return;
    if (isStranger) strangers.add(path);
    else strangers.delete(path);
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
