/** A timeout that can be restarted. */
export interface Deadline {
  /** Aborted after the time, or by one of the given signals. */
  signal: AbortSignal;
  /** Whether the time has passed. */
  readonly isPast: boolean;
  /** Restarts the time. */
  putOff(): void;
  /** Stops the timer and removes the listeners. Must be called. */
  clear(): void;
}

/** AbortSignal.timeout and AbortSignal.any combined, restartable, and for browsers without them. */
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
