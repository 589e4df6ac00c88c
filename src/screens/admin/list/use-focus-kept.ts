import { type FocusEvent, useEffect, useRef } from 'react';
import { focusListCount } from './list-count.ts';

/**
 * Keeps the focus when a change of the list disables or removes what had it (ACC-2), as Retry, 'Clear search'
 * and 'Next page' before a failure do: it returns to the element, or moves to the number of rows.
 * @param state changes whenever the list does
 * @returns props of the element around the list
 */
export function useFocusKept(state: string) {
  const focused = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!focused.current || document.activeElement !== document.body) return;
    if (focused.current.isConnected) focused.current.focus();
    else focusListCount();
  }, [state]);
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => void (focused.current = target),
    // a removed or disabled element fires no blur
    onBlur: ({ relatedTarget }: FocusEvent) => void (relatedTarget ?? (focused.current = null)),
  };
}
