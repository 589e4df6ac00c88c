type Callback = () => Promise<unknown>;

interface Ask {
  begin(): void;
}

interface Held {
  breakLock(): void;
}

/**
 * A fake of exclusive Web Locks (https://w3c.github.io/web-locks), shared by the tabs of one origin. Grants in order;
 * `signal` aborts waiting only; after a `steal` the former holder rejects while its callback runs on.
 */
export function lockManager() {
  const held = new Map<string, Held>();
  const queues = new Map<string, Ask[]>();

  function grantNext(name: string) {
    if (!held.has(name)) queues.get(name)?.shift()?.begin();
  }

  function request(
    name: string,
    options: { signal?: AbortSignal; steal?: boolean },
    callback: Callback,
  ): Promise<unknown> {
    const queue = queues.get(name) ?? [];
    queues.set(name, queue);
    return new Promise((resolve, reject) => {
      if (options.steal && options.signal)
        return reject(new DOMException('steal and signal', 'NotSupportedError'));
      if (options.signal?.aborted) return reject(options.signal.reason);
      const ask: Ask = {
        begin() {
          options.signal?.removeEventListener('abort', giveUp);
          const lock: Held = { breakLock: () => reject(new DOMException('Lock broken', 'AbortError')) };
          held.set(name, lock);
          // the standard calls back in a task of its own
          void Promise.resolve()
            .then(callback)
            .then(resolve, reject)
            .finally(() => {
              if (held.get(name) !== lock) return;
              held.delete(name);
              grantNext(name);
            });
        },
      };
      function giveUp() {
        queue.splice(queue.indexOf(ask), 1);
        reject(options.signal!.reason);
      }
      options.signal?.addEventListener('abort', giveUp, { once: true });
      if (options.steal) {
        held.get(name)?.breakLock();
        held.delete(name);
        queue.unshift(ask);
      } else queue.push(ask);
      grantNext(name);
    });
  }
  return { request };
}
