import { observable } from '../lib/observable.ts';
import { wait } from '../lib/wait.ts';
import { ApiError } from './error.ts';

const LONGEST = 60_000;

const seconds = observable(0);
const paused = new Set<{ told: number; cancel: AbortController }>();

const show = () => seconds.set(Math.max(0, ...[...paused].map(({ told }) => Math.ceil(told / 1000))));

/** The pauses that a server has asked for: the seconds of the longest, 0 without one. */
export const pauses = {
  seconds: seconds.get,
  subscribe: seconds.subscribe,
  /** Their calls then fail as they would have without them. */
  cancel: () => paused.forEach(({ cancel }) => cancel.abort()),
};

/**
 * Sends one of many calls again after the pause for which a 429 asks by Retry-After, at most a minute in all (SES-6).
 * @throws what `send` throws, also when `signal` or the person ends the pause
 */
export async function patiently<T>(send: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let left = LONGEST; ;) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof ApiError) || error.retryAfter === undefined) throw error;
      const told = Math.max(error.retryAfter, 1000);
      left -= told;
      if (left < 0 || !(await pause(told, signal))) throw error;
    }
  }
}

/** Resolves to false if it was ended before. */
async function pause(told: number, signal: AbortSignal | undefined): Promise<boolean> {
  const cancel = new AbortController();
  const entry = { told, cancel };
  const end = () => cancel.abort();
  signal?.addEventListener('abort', end);
  paused.add(entry);
  show();
  const isOver = await wait(told, cancel.signal).then(
    () => true,
    () => false,
  );
  signal?.removeEventListener('abort', end);
  paused.delete(entry);
  show();
  return isOver && !signal?.aborted;
}
