import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { attempt } from '#src/lib/attempt.ts';

/**
 * Sets data attributes on `frame`: whether the table in `scroller` is wider, whether it can scroll to either side;
 * and the table's height as `--content-height` of its header.
 * @param isWhole false while rows are still missing: what they change is not marked twice
 */
export function useScrollEdges(isWhole: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const frameOfMark = useRef(0);

  const mark = useEffectEvent(() => {
    const box = scroller.current;
    const table = box?.firstElementChild;
    if (!isWhole || !box || !frame.current || !(table instanceof HTMLTableElement)) return;
    const moved = Math.abs(box.scrollLeft); // negative in right-to-left pages
    const hidden = table.offsetWidth - box.clientWidth;
    const height = `${table.offsetHeight}px`;
    // reads first, then writes, to avoid layout thrashing
    put(frame.current, 'scrolls', hidden > 1);
    if (hidden > 1) put(frame.current, 'timeline', true); // and stays
    put(frame.current, 'moreStart', moved > 1);
    put(frame.current, 'moreEnd', hidden - moved > 1);
    // not on the frame: every element of a hundred rows would inherit it, and get its styles again
    table.tHead?.style.setProperty('--content-height', height);
  });
  // in the next frame: a scrollbar that comes or goes changes the sizes that were just reported
  const markSoon = useEffectEvent(() => {
    cancelAnimationFrame(frameOfMark.current);
    frameOfMark.current = requestAnimationFrame(mark);
  });

  useEffect(() => {
    const box = scroller.current;
    const table = box?.firstElementChild;
    if (!box || !table) return;
    const sizes = attempt(() => new ResizeObserver(() => markSoon()));
    const onScroll = () => mark();
    sizes?.observe(box);
    sizes?.observe(table);
    box.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frameOfMark.current);
      sizes?.disconnect();
      box.removeEventListener('scroll', onScroll);
    };
  }, []);
  useEffect(() => {
    if (isWhole) markSoon();
  }, [isWhole]);

  return { frame, scroller };
}

function put({ dataset }: HTMLElement, name: string, value: boolean) {
  if (dataset[name] !== String(value)) dataset[name] = String(value);
}

/** Scrolls the page back to the top of a box when `shown` changes, as on the next page of a table. */
export function useScrollBack(shown: string | undefined, frame: RefObject<HTMLElement | null>) {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (frame.current && frame.current.getBoundingClientRect().top < 0) frame.current.scrollIntoView();
  }, [shown, frame]);
}
