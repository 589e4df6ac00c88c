import { deadline } from '../lib/deadline.ts';
import { timings } from '../lib/timings.ts';
import { ApiError } from './error.ts';

/** One exchange with the server while it lasts. */
export interface Waiting {
  /** Ends the exchange: given up by its caller, cancelled by the person, out of time, or its session over. */
  signal: AbortSignal;
  /** Something was heard: the time that silence may last begins anew. */
  heard(): void;
  /** Must be called when the exchange is over. */
  end(): void;
  /** The error that the exchange ends with, for what it was rejected with. */
  failure(error: unknown): unknown;
}

interface Options {
  /** How long the server may be silent, in ms. */
  limit: number;
  /** Not shown to the person, however long it takes: calls that nobody caused. */
  isQuiet: boolean;
  signals: (AbortSignal | undefined)[];
}

const slow = new Set<AbortController>();
const listeners = new Set<() => void>();
let count = 0;

function changed() {
  count = slow.size;
  listeners.forEach((listener) => listener());
}

/** Calls that have had no answer for a while: how many there are, and the way to give them up. */
export const slowCalls = {
  count: () => count,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  cancel: () =>
    [...slow].forEach((controller) =>
      controller.abort(new DOMException('Cancelled by the person', 'AbortError')),
    ),
};

/**
 * Watches over one exchange: nothing may stay unanswered for ever, and what takes long is shown and can be
 * cancelled.
 */
export function waitForAnswer({ limit, isQuiet, signals }: Options): Waiting {
  const cancelled = new AbortController();
  const end = deadline(limit, cancelled.signal, ...signals);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function listen() {
    clearTimeout(timer);
    if (slow.delete(cancelled)) changed();
    if (isQuiet) return;
    timer = setTimeout(() => {
      slow.add(cancelled);
      changed();
    }, timings.patience.slow);
  }
  listen();
  return {
    signal: end.signal,
    heard() {
      listen();
      end.putOff();
    },
    end() {
      clearTimeout(timer);
      end.clear();
      if (slow.delete(cancelled)) changed();
    },
    failure(error) {
      if (end.isPast)
        return new ApiError(0, {
          message: `The server did not answer within ${Math.round(limit / 1000)} seconds`,
        });
      if (end.signal.aborted) return end.signal.reason;
      return error instanceof ApiError ? error : new ApiError(0);
    },
  };
}
