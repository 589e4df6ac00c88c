import { useCallback, useEffect, useRef } from 'react';
import { wait } from './wait.ts';

/** `await pause(ms)`: waits, and rejects with an AbortError when the component goes away meanwhile (READINGS.md T44). */
export function usePause(): (ms: number) => Promise<void> {
  const presence = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    presence.current = controller;
    return () => controller.abort();
  }, []);
  return useCallback((ms) => wait(ms, presence.current.signal), []);
}
