/** A timeout that can be restarted. */
export interface Deadline {
  /** Aborted after the time, or by one of the given signals. */
  signal: AbortSignal;
  /** Whether the time has passed. */
  readonly isPast: boolean;
  /** Restarts the time. */
  restart(): void;
  /** Stops the timer. Must be called. */
  clear(): void;
}

/** `AbortSignal.any` of the signals and a timeout that can be restarted, which `AbortSignal.timeout` cannot. */
export function deadline(ms: number, ...signals: (AbortSignal | undefined)[]): Deadline {
  const timeout = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const clear = () => clearTimeout(timer);

  function restart() {
    clear();
    timer = setTimeout(() => {
      timeout.abort(new DOMException(`Nothing within ${ms} ms`, 'TimeoutError'));
    }, ms);
  }
  restart();
  return {
    signal: AbortSignal.any([timeout.signal, ...signals.filter((signal) => signal !== undefined)]),
    get isPast() {
      return timeout.signal.aborted;
    },
    restart,
    clear,
  };
}
