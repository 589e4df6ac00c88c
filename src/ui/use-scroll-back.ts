import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls the page back to the top of a box when `shown` changes, as on the next page of a table. */
export function useScrollBack(shown: string | undefined, frame: RefObject<HTMLElement | null>) {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (frame.current && frame.current.getBoundingClientRect().top < 0) frame.current.scrollIntoView();
  }, [shown, frame]);
}
