import { attempt } from './attempt.ts';

/** A timeout that can be restarted. */
export interface Deadline {
  /** Aborted after the time, or by one of the given signals. */
  signal: AbortSignal;
  readonly isPast: boolean;
  restart(): void;
  /** Stops the timer. Must be called. */
  clear(): void;
}

/** `AbortSignal.any` for browsers without it; it listens until one of the signals is aborted. */
function anyOf(signals: readonly AbortSignal[]): AbortSignal {
  const any = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) any.abort(signal.reason);
    signal.addEventListener('abort', () => any.abort(signal.reason), { once: true, signal: any.signal });
  }
  return any.signal;
}

/** A signal of the given signals and a timeout that can be restarted, which `AbortSignal.timeout` cannot. */
export function deadline(ms: number, ...signals: (AbortSignal | undefined)[]): Deadline {
  const timeout = new AbortController();
  const all = [timeout.signal, ...signals.filter((signal) => signal !== undefined)];
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
    signal: attempt(() => AbortSignal.any(all)) ?? anyOf(all),
    get isPast() {
      return timeout.signal.aborted;
    },
    restart,
    clear,
  };
}
