import { type RefObject, useEffect, useRef } from 'react';

/**
 * Back to the top of a box, and of what is in it, when it begins to show something else: the next page of a
 * table would otherwise begin at its end.
 */
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
