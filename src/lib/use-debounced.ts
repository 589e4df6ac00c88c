import { useEffect, useState } from 'react';
import { timings } from './timings.ts';

/**
 * The value as it was after it stood still for `delay` ms (default: the search debounce of ADM-2).
 * An empty text passes at once: clearing is immediate (DEC-58).
 */
export function useDebounced<T>(value: T, delay: number = timings.searchDebounce): T {
  const [settled, setSettled] = useState(value);
  const isCleared = value === '';
  if (isCleared && settled !== value) setSettled(value);
  useEffect(() => {
    if (isCleared) return;
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay, isCleared]);
  return isCleared ? value : settled;
}
