import { deadline, type Deadline } from '../lib/deadline.ts';
import { observable } from '../lib/observable.ts';
import { timings } from '../app/timings.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { ApiError, Cancelled } from './error.ts';

export interface RequestTimeout {
  /** Aborted by one of the given signals, by the user, or by the timeout. */
  signal: AbortSignal;
  /** Restarts the timeout; to be called whenever data has arrived or been sent. */
  restart(): void;
  /** Must be called when the request is over. */
  end(): void;
  /** Converts what the request was rejected with into the error for the caller. */
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

const slow = new Set<AbortController>();
const count = observable(0);
const changed = () => count.set(slow.size);

/** Calls without a response for a while. */
export const slowCalls = {
  count: count.get,
  subscribe: count.subscribe,
  cancel: () => [...slow].forEach((controller) => controller.abort(new Cancelled())),
};

/** Limits how long a request may wait, and lists it in `slowCalls` while it takes long. */
export function startTimeout({ endpoint, limit, isBackground, signals }: Options): RequestTimeout {
  const cancelled = new AbortController();
  const end = deadline(limit, cancelled.signal, ...signals);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function restartSlowTimer() {
    clearTimeout(timer);
    if (slow.delete(cancelled)) changed();
    if (isBackground) return;
    timer = setTimeout(() => {
      slow.add(cancelled);
      changed();
    }, timings.patience.slow);
  }
  restartSlowTimer();
  return {
    signal: end.signal,
    restart() {
      restartSlowTimer();
      end.restart();
    },
    end() {
      clearTimeout(timer);
      end.clear();
      if (slow.delete(cancelled)) changed();
    },
    toError(error) {
      const failure = errorOf(error, end, limit);
      if (failure instanceof ApiError && isWrite(endpoint)) failure.isUnanswered = failure.isInconclusive;
      return failure;
    },
  };
}

function errorOf(error: unknown, { isPast, signal }: Deadline, limit: number): unknown {
  if (isPast)
    return new ApiError(0, {
      message: `The server did not answer within ${Math.round(limit / 1000)} seconds`,
    });
  if (signal.aborted) return signal.reason;
  return error instanceof ApiError ? error : new ApiError(0);
}

export const isWrite = ({ method, isRepeatable = false }: Endpoint) => method !== 'GET' && !isRepeatable;
