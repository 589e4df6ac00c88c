import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls a box and its content back to the top when `shown` changes, as on the next page of a table. */
export function useScrollBack(
  shown: string | undefined,
  frame: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
) {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    scroller.current?.scrollTo({ top: 0, behavior: 'instant' });
    if (frame.current && frame.current.getBoundingClientRect().top < 0) frame.current.scrollIntoView();
  }, [shown, frame, scroller]);
}
