import { useEffect, useRef } from 'react';

/**
 * Sets data attributes on `frame` that say whether the content of `scroller` is wider than it, and whether it
 * can scroll further to either side; and the height of the content as `--content-height`.
 */
export function useScrollEdges() {
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const box = scroller.current;
    const content = box?.firstElementChild;
    if (!box || !(content instanceof HTMLElement)) return;
    function mark() {
      if (!box || !frame.current || !(content instanceof HTMLElement)) return;
      const moved = Math.abs(box.scrollLeft); // negative in right-to-left pages
      const hidden = content.offsetWidth - box.clientWidth;
      frame.current.dataset.scrolls = String(hidden > 1);
      frame.current.dataset.moreStart = String(moved > 1);
      frame.current.dataset.moreEnd = String(hidden - moved > 1);
      frame.current.style.setProperty('--content-height', `${content.offsetHeight}px`);
    }
    // in the next frame: a scrollbar that comes or goes changes the sizes that were just reported
    let frameOfMark = 0;
    const sizes = new ResizeObserver(() => {
      cancelAnimationFrame(frameOfMark);
      frameOfMark = requestAnimationFrame(mark);
    });
    sizes.observe(box);
    sizes.observe(content);
    box.addEventListener('scroll', mark, { passive: true });
    return () => {
      cancelAnimationFrame(frameOfMark);
      sizes.disconnect();
      box.removeEventListener('scroll', mark);
    };
  }, []);

  return { frame, scroller };
}
