import { type RefObject, useLayoutEffect, useState } from 'react';

/** Returns true if a text does not fit into its element; false if the browser cannot tell. */
export function useIsTruncated(element: RefObject<HTMLElement | null>): boolean {
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current || typeof ResizeObserver === 'undefined') return;
    const measure = () =>
      setCut(current.scrollWidth > current.clientWidth || current.scrollHeight > current.clientHeight);
    const observer = new ResizeObserver(measure); // also measures at first
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isCut;
}
