/** Work under a lock; `taken` is aborted when the lock is stolen. */
type Work<T> = (taken: AbortSignal) => Promise<T>;

interface Options {
  /** Cancels the wait for the lock; no effect once the work has started. */
  signal?: AbortSignal | undefined;
  /** Steals the lock: the holder's `taken` is aborted. */
  steal?: boolean;
}

/**
 * Runs work under a lock of the given name, across all tabs by Web Locks; only within this page where those
 * do not exist, as on insecure origins. Rejects with an AbortError when the wait was cancelled or the lock
 * was stolen.
 */
export async function exclusive<T>(
  name: string,
  work: Work<T>,
  { signal, steal = false }: Options = {},
): Promise<T> {
  const taken = new AbortController();
  const options = steal ? { steal } : { ...(signal && { signal }) };
  const begin = () => work(taken.signal);
  try {
    return (await (navigator.locks
      ? navigator.locks.request(name, options, begin)
      : inThisPage(name, options, begin))) as T;
  } finally {
    taken.abort(); // no effect on finished work; tells work that has lost the lock
  }
}

/** Waits for the lock for `patience` ms, then steals it. */
export async function insistently<T>(name: string, work: Work<T>, patience: number): Promise<T> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), patience);
  let hasBegun = false;
  const begin: Work<T> = (taken) => {
    clearTimeout(timer);
    hasBegun = true;
    return work(taken);
  };
  try {
    return await exclusive(name, begin, { signal: waiting.signal });
  } catch (error) {
    if (hasBegun) throw error;
    return exclusive(name, work, { steal: true });
  } finally {
    clearTimeout(timer);
  }
}

interface Holder {
  rob(): void;
}

const holders = new Map<string, Holder>();
const queues = new Map<string, (() => void)[]>();

/** The lock within this page. */
function inThisPage<T>(name: string, { signal, steal }: Options, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const queue = queues.get(name) ?? [];
    queues.set(name, queue);
    const giveUp = () => {
      queue.splice(queue.indexOf(begin), 1);
      reject(new DOMException('The turn was given up', 'AbortError'));
    };
    if (signal?.aborted) return reject(new DOMException('The turn was given up', 'AbortError'));
    signal?.addEventListener('abort', giveUp, { once: true });

    function begin() {
      signal?.removeEventListener('abort', giveUp);
      const holder = { rob: () => reject(new DOMException('The turn was taken', 'AbortError')) };
      holders.set(name, holder);
      const end = () => {
        if (holders.get(name) !== holder) return;
        holders.delete(name);
        queue.shift()?.();
      };
      work().then(resolve, reject).finally(end);
    }
    if (steal) {
      holders.get(name)?.rob();
      begin();
    } else if (holders.has(name)) queue.push(begin);
    else begin();
  });
}
