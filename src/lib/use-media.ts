import { useCallback, useSyncExternalStore } from 'react';
import { media } from './attempt.ts';

/** Tells if a media query matches, for layouts that differ in more than CSS; false on a server. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = media(query);
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => media(query)?.matches ?? false,
    () => false,
  );
}
