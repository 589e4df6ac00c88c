/** What is done while nobody else may; `taken` is aborted when somebody took the turn by force. */
type Work<T> = (taken: AbortSignal) => Promise<T>;

interface Options {
  /** Gives up waiting for the turn; without effect once the work has begun. */
  signal?: AbortSignal | undefined;
  /** Does not wait: whoever has the turn loses it, and is told by `taken`. */
  steal?: boolean;
}

/**
 * Does work of one name one at a time, across all tabs of the origin by Web Locks. Those exist on secure
 * origins only; elsewhere the turns are those of this page. Rejects with an AbortError when the turn was
 * given up or taken away.
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
    taken.abort(); // of work that is over nobody hears it; of work that was robbed, the work does
  }
}

/** Waits for the turn for `patience` ms, then takes it by force. */
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

/** The same within one page. */
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
