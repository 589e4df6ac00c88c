import { type FocusEvent, useEffect, useRef } from 'react';
import { focusListCount } from './ListCount.tsx';

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
    // fired when the focus moves on, to a dialog too, but not by an element that is removed or disabled
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget)) focused.current = null;
    },
  };
}
