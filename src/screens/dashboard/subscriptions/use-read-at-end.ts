import { useEffect, useEffectEvent } from 'react';

interface AtEnd {
  /** When what the customer owns ends, in milliseconds since 1970. */
  ends: readonly number[] | undefined;
  /** The time now, and when the subscriptions were read, in milliseconds since 1970. */
  now: number;
  readAt: number;
  refetch(): void;
}

/**
 * Reads the subscriptions again when one ends while the page is open, once for each end: what is still active is
 * for the server to say (SUB-8).
 */
export function useReadAtEnd({ ends, now, readAt, refetch }: AtEnd): void {
  const hasEnded = ends?.some((end) => readAt < end && end <= now) ?? false;
  const read = useEffectEvent(refetch);
  useEffect(() => {
    if (hasEnded) read();
  }, [hasEnded]);
}
