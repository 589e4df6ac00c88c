import { useEffect, useRef, useState } from 'react';

/** Sets data attributes on `frame` that say whether `scroller` can scroll further to either side. */
export function useScrollEdges() {
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const [scrollable, setScrollable] = useState(false);

  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    function mark() {
      if (!box || !frame.current) return;
      const moved = Math.abs(box.scrollLeft); // negative in right-to-left pages
      const hidden = box.scrollWidth - box.clientWidth;
      frame.current.dataset.moreStart = String(moved > 1);
      frame.current.dataset.moreEnd = String(hidden - moved > 1);
      setScrollable(hidden > 1 || box.scrollHeight - box.clientHeight > 1);
    }
    const sizes = new ResizeObserver(mark);
    sizes.observe(box);
    if (box.firstElementChild) sizes.observe(box.firstElementChild);
    box.addEventListener('scroll', mark, { passive: true });
    return () => {
      sizes.disconnect();
      box.removeEventListener('scroll', mark);
    };
  }, []);

  return { frame, scroller, scrollable };
}
