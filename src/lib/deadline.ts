/** A limit of time that can be put off, and the signal that ends what it limits. */
export interface Deadline {
  /** Aborted when the time has run out, or with any of the signals given. */
  signal: AbortSignal;
  /** True once the time has run out. */
  readonly isPast: boolean;
  /** Starts the time anew. */
  putOff(): void;
  /** Must be called in the end: stops the timer and lets go of the signals. */
  clear(): void;
}

/**
 * Like AbortSignal.timeout and AbortSignal.any in one, by the page's own timers, and for browsers that lack
 * them.
 */
export function deadline(ms: number, ...signals: (AbortSignal | undefined)[]): Deadline {
  const controller = new AbortController();
  let isPast = false;
  let timer: ReturnType<typeof setTimeout>;
  const follow = (event: Event) => controller.abort((event.target as AbortSignal).reason);

  function clear() {
    clearTimeout(timer);
    signals.forEach((signal) => signal?.removeEventListener('abort', follow));
  }
  function putOff() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isPast = true;
      controller.abort(new DOMException(`Nothing within ${ms} ms`, 'TimeoutError'));
    }, ms);
  }
  putOff();
  for (const signal of signals) {
    if (signal?.aborted) controller.abort(signal.reason);
    else signal?.addEventListener('abort', follow);
  }
  return {
    signal: controller.signal,
    get isPast() {
      return isPast;
    },
    putOff,
    clear,
  };
}
