import { type RefObject, useEffect } from 'react';

/**
 * Keeps the focus in a part of the page whose controls disappear or are disabled when they are pressed: the browser
 * would give it to the page, and the keyboard would have to begin anew. It goes to the selected tab instead.
 */
export function useKeptFocus(part: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const root = part.current;
    if (!root) return;
    let last: HTMLElement | undefined;
    const note = ({ target }: Event) => {
      last = target instanceof HTMLElement && root.contains(target) ? target : undefined;
    };
    const observer = new MutationObserver(() => {
      if (!last || (last.isConnected && !last.matches(':disabled'))) return;
      const { activeElement } = document;
      if (activeElement && activeElement !== document.body && activeElement !== last) return;
      root.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus({ preventScroll: true });
    });
    observer.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', note);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', note);
    };
  }, [part]);
}
