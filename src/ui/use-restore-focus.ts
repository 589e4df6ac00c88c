import { useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus back to what had it when a control became busy: a disabled control loses it, and it would fall
 * on the body (ACC-2). Whoever has moved it meanwhile keeps it.
 */
export function useRestoreFocus(busy: boolean) {
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    if (busy) {
      focused.current = document.activeElement;
      return;
    }
    if (document.activeElement === document.body && focused.current instanceof HTMLElement)
      focused.current.focus({ preventScroll: true });
    focused.current = null;
  }, [busy]);
}
