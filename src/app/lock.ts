import { attempt } from '../lib/attempt.ts';

/** Work under a lock; `stolen` is aborted when the lock is stolen. */
type Work<T> = (stolen: AbortSignal) => Promise<T>;

interface Options {
  /** Cancels the wait for the lock; no effect once the work has started. */
  signal?: AbortSignal;
  /** Steals the lock: the holder's `stolen` is aborted. */
  steal?: boolean;
}

const nameOf = (error: unknown) => error instanceof Error && error.name;

/**
 * Runs work under a Web Lock of the given name, across all tabs. Rejects with the signal's reason if the wait was
 * cancelled, with an AbortError if the lock was stolen. Without Web Locks the work runs at once.
 */
export async function withLock<T>(name: string, work: Work<T>, options: Options = {}): Promise<T> {
  const stolen = new AbortController();
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work(stolen.signal);
  };
  try {
    const locks = attempt(() => navigator.locks as LockManager | undefined);
    return await (locks ? locks.request(name, options, begin) : begin());
  } catch (error) {
    if (hasBegun || options.signal?.aborted || nameOf(error) !== 'SecurityError') throw error;
    return await begin();
  } finally {
    stolen.abort(); // no effect on finished work; notifies work that has lost the lock
  }
}

/** Waits for the lock for `patience` ms, then steals it. */
export async function withLockOrSteal<T>(name: string, work: Work<T>, patience: number): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), patience);
  let hasBegun = false;
  const begin: Work<T> = (stolen) => {
    clearTimeout(timer);
    hasBegun = true;
    return work(stolen);
  };
  try {
    return await withLock(name, begin, { signal: controller.signal });
  } catch (error) {
    if (hasBegun) throw error;
    return withLock(name, work, { steal: true });
  } finally {
    clearTimeout(timer);
  }
}
