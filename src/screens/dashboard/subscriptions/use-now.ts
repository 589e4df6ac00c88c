import { useEffect, useState, useEffectEvent } from 'react';

/** Returns the current time in milliseconds since 1970, updated every `interval` ms and when the tab is shown again. */
export function useNow(interval: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const update = () => setNow(Date.now());
    const ticker = setInterval(update, interval);
    document.addEventListener('visibilitychange', update); // browsers slow the timers of hidden tabs down
    return () => {
      clearInterval(ticker);
      document.removeEventListener('visibilitychange', update);
    };
  }, [interval]);
  return now;
}

interface AtEnd {
  /** Ends of the customer's subscriptions, in milliseconds since 1970. */
  ends: readonly number[] | undefined;
  /** The time now, and when the subscriptions were read, in milliseconds since 1970. */
  now: number;
  readAt: number;
  refetch(): void;
}

/** Refetches the subscriptions once at each end, as the server decides what is still active (SUB-8). */
export function useRefetchAtEnd({ ends, now, readAt, refetch }: AtEnd): void {
  const hasEnded = ends?.some((end) => readAt < end && end <= now) ?? false;
  const read = useEffectEvent(refetch);
  useEffect(() => {
    if (hasEnded) read();
  }, [hasEnded]);
}
