import { observable } from '../lib/observable.ts';
import { attempt } from '../lib/attempt.ts';
import { ApiError } from './error.ts';

/** `offline` until an answer comes, whatever the browser says; `stranger`: somebody else answers in place of the server. */
type State = 'clear' | 'offline' | 'stranger';

const state = observable<State>(attempt(() => navigator.onLine) === false ? 'offline' : 'clear');

/** What the last call and the browser have told of the line to the server. */
export const line = {
  get: state.get,
  /** To be called with each answer, or with the error of a call. */
  heard(error?: unknown) {
    if (!(error instanceof ApiError)) return error === undefined ? state.set('clear') : undefined;
    if (error.isStranger || error.status > 0) state.set(error.isStranger ? 'stranger' : 'clear');
  },
  subscribe(listener: () => void) {
    const stop = state.subscribe(listener);
    const goOff = () => state.set('offline');
    const comeBack = () => state.get() === 'offline' && state.set('clear');
    window.addEventListener('offline', goOff);
    window.addEventListener('online', comeBack);
    return () => {
      stop();
      window.removeEventListener('offline', goOff);
      window.removeEventListener('online', comeBack);
    };
  },
};
