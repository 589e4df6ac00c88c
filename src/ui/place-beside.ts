import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';

const gap = 6;
const margin = 8;

/** Moves a fixed element to a position, horizontally kept inside the window. */
function put(floating: HTMLElement, left: number, top: number) {
  const most = document.documentElement.clientWidth - floating.offsetWidth - margin;
  const inside = Math.max(margin, Math.min(left, most));
  floating.style.translate = `${Math.round(inside)}px ${Math.round(top)}px`;
}

/** Positions a fixed element above its anchor, or below if there is no room, inside the window. */
export function placeBeside(anchor: HTMLElement, floating: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const above = at.top - gap - floating.offsetHeight;
  put(floating, at.left + (at.width - floating.offsetWidth) / 2, above >= margin ? above : at.bottom + gap);
}

/** Positions a fixed element below the end of its anchor, or above if there is more room, inside the window. */
function placeBelow(anchor: HTMLElement, floating: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = floating;
  const { clientHeight } = document.documentElement;
  const below = at.bottom + gap;
  const fits = below + height <= clientHeight - margin || at.top < clientHeight - at.bottom;
  const top = fits ? Math.min(below, clientHeight - margin - height) : at.top - gap - height;
  const isRightToLeft = getComputedStyle(anchor).direction === 'rtl';
  put(floating, isRightToLeft ? at.left : at.right - width, Math.max(margin, top));
}

/** Keeps the panel below its trigger, and closes it when something else is pressed. */
export function usePlacedBelow(
  trigger: HTMLElement,
  panel: RefObject<HTMLElement | null>,
  onClose: () => void,
) {
  useLayoutEffect(() => {
    if (panel.current) placeBelow(trigger, panel.current);
  }, [trigger, panel]);

  const close = useEffectEvent(onClose);
  useEffect(() => {
    const follow = () => panel.current && placeBelow(trigger, panel.current);
    const onPointer = ({ target }: Event) => {
      if (target instanceof Node && !panel.current?.contains(target) && !trigger.contains(target)) close();
    };
    document.addEventListener('pointerdown', onPointer, true);
    window.addEventListener('scroll', follow, true);
    window.addEventListener('resize', follow);
    return () => {
      document.removeEventListener('pointerdown', onPointer, true);
      window.removeEventListener('scroll', follow, true);
      window.removeEventListener('resize', follow);
    };
  }, [trigger, panel]);
}
