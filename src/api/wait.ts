import { timings } from '../app/timings.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { attempt } from '../lib/attempt.ts';
import { createStore } from '../lib/create-store.ts';
import { ApiError, Cancelled } from './error.ts';
import { sessionScope } from './session-scope.ts';

/** Resolves after `ms` milliseconds; rejects with an AbortError once `signal` is aborted, at once if it is already. */
export async function wait(ms: number, signal?: AbortSignal): Promise<void> {
  if (!signal?.aborted)
    await new Promise<void>((resolve) => {
      const timer = setTimeout(end, ms);
      signal?.addEventListener('abort', end);
      function end() {
        clearTimeout(timer);
        signal?.removeEventListener('abort', end);
        resolve();
      }
    });
  if (signal?.aborted) throw new DOMException('Nobody waits any more', 'AbortError');
}

/** Returns `AbortSignal.any` of the signals; browsers without it listen until one of them is aborted. */
export function anyOf(...given: (AbortSignal | undefined)[]): AbortSignal {
  const signals = given.filter((signal) => signal !== undefined);
  const native = attempt(() => AbortSignal.any(signals));
  if (native) return native;
  const any = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) any.abort(signal.reason);
    signal.addEventListener('abort', () => any.abort(signal.reason), { once: true, signal: any.signal });
  }
  return any.signal;
}

/** A timeout that can be restarted, which `AbortSignal.timeout` cannot. */
interface Deadline {
  /** Aborted after the time, or by one of the given signals. */
  signal: AbortSignal;
  readonly isPast: boolean;
  restart(): void;
  /** Stops the timer. Must be called. */
  clear(): void;
}

/** Starts a timeout. Its signal is also aborted by any of the given signals. */
function deadline(ms: number, ...signals: (AbortSignal | undefined)[]): Deadline {
  const timeout = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const clear = () => clearTimeout(timer);
  function restart() {
    clear();
    timer = setTimeout(() => timeout.abort(new DOMException(`Nothing within ${ms} ms`, 'TimeoutError')), ms);
  }
  restart();
  return {
    signal: anyOf(timeout.signal, ...signals),
    get isPast() {
      return timeout.signal.aborted;
    },
    restart,
    clear,
  };
}

/** Calls `act` with a signal that is aborted after `ms` milliseconds, or by one of the given signals. */
export async function within<T>(
  ms: number,
  signals: (AbortSignal | undefined)[],
  act: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { signal, clear } = deadline(ms, ...signals);
  try {
    return await act(signal);
  } finally {
    clear();
  }
}

const MAX_TOTAL_MS = 60_000;

/** Waits that the notice lists, each with the length (ms) of the pause that the server asked for; undefined for a slow response. */
const waits = new Map<AbortController, number | undefined>();
const shown = createStore<number | undefined>(undefined);

function setWait(controller: AbortController, isOn: boolean, pauseMs?: number) {
  if (isOn) waits.set(controller, pauseMs);
  else waits.delete(controller);
  const pauses = [...waits.values()].map((ms) => Math.ceil((ms ?? 0) / 1000));
  shown.set(pauses.length > 0 ? Math.max(...pauses) : undefined);
}

/** Waits that the notice shows (SES-6): pauses or, without any, calls that have had no response for a while. */
export const longWaits = {
  /** Seconds of the longest pause; 0 without one; undefined without a wait. */
  seconds: shown.get,
  subscribe: shown.subscribe,
  /** Cancels the waits of the visible notice. */
  cancel() {
    const arePauses = shown.get() !== 0;
    for (const [controller, pauseMs] of waits)
      if ((pauseMs !== undefined) === arePauses) controller.abort(new Cancelled());
  },
};

/**
 * Retries after a 429 once its Retry-After has passed, with pauses of at most a minute in total (SES-6).
 * @throws the last error of `send`, also if `signal` ends a pause; Cancelled if the user ends it; SessionEnded
 */
export async function withRateLimitPauses<T>(send: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const scope = sessionScope.current;
  for (let left = MAX_TOTAL_MS; ;) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof ApiError) || error.retryAfter === undefined) throw error;
      const ms = Math.max(error.retryAfter, 1000);
      left -= ms;
      if (left < 0) throw error;
      const cancelled = new AbortController();
      setWait(cancelled, true, ms);
      await wait(ms, anyOf(cancelled.signal, scope.signal, signal)).catch(() => {});
      setWait(cancelled, false);
      scope.throwIfOver();
      cancelled.signal.throwIfAborted();
      if (signal?.aborted) throw error;
    }
  }
}

interface RequestTimeout {
  /** Aborted by one of the given signals, by the user, or by the timeout. */
  signal: AbortSignal;
  /** Restarts the timeout; to be called whenever data has arrived or been sent. */
  restart(): void;
  /** Ends the timeout; must be called when the request is over. */
  end(): void;
  /** Converts the rejection of the request into the caller's error. */
  toError(error: unknown): unknown;
}

interface Options {
  endpoint: Endpoint;
  /** Longest silence of the server, in ms. */
  limit: number;
  /** Leaves the call out of the notice about slow calls. */
  isBackground: boolean;
  signals: (AbortSignal | undefined)[];
}

/** Limits how long a request may wait, and lists it in `longWaits` while it takes long. */
export function startTimeout({ endpoint, limit, isBackground, signals }: Options): RequestTimeout {
  const cancelled = new AbortController();
  const over = deadline(limit, cancelled.signal, ...signals);
  let slow: ReturnType<typeof setTimeout> | undefined;
  function end() {
    clearTimeout(slow);
    over.clear();
    setWait(cancelled, false);
  }
  function restart() {
    end();
    over.restart();
    if (!isBackground) slow = setTimeout(() => setWait(cancelled, true), timings.timeouts.slow);
  }
  restart();
  return {
    signal: over.signal,
    restart,
    end,
    toError(error) {
      const failure = over.isPast
        ? tooLate(limit)
        : over.signal.aborted
          ? over.signal.reason
          : errorOf(error);
      if (failure instanceof ApiError && isWrite(endpoint)) failure.mayHaveSucceeded = failure.isInconclusive;
      return failure as unknown;
    },
  };
}

const tooLate = (limit: number) =>
  new ApiError(0, { message: `The server did not answer within ${Math.round(limit / 1000)} seconds` });
const errorOf = (error: unknown) => (error instanceof ApiError ? error : new ApiError(0));
/** True for a call that changes something and may not be repeated, so that a lost response leaves its result unclear. */
export const isWrite = ({ method, isRepeatable = false }: Endpoint) => method !== 'GET' && !isRepeatable;
