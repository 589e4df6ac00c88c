import { useCallback, useSyncExternalStore } from 'react';
import { media } from './attempt.ts';

/** Returns true if a media query matches; false on a server. For layouts that differ in more than CSS. */
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
