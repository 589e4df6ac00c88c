import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';

const gap = 6;
const margin = 8;

/** Positions a fixed element above its anchor, or below if there is no room, inside the window. */
export function placeBeside(anchor: HTMLElement, floating: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = floating;
  const above = at.top - gap - height;
  const top = above >= margin ? above : at.bottom + gap;
  const centred = at.left + at.width / 2 - width / 2;
  const left = Math.max(margin, Math.min(centred, document.documentElement.clientWidth - width - margin));
  floating.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
}

/** Positions a fixed element over the centre of its anchor. */
export function placeOver(anchor: Element, floating: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = floating;
  const left = Math.max(
    margin,
    Math.min(at.left + (at.width - width) / 2, document.documentElement.clientWidth - width - margin),
  );
  floating.style.translate = `${Math.round(left)}px ${Math.round(at.top + (at.height - height) / 2)}px`;
}

/** Positions a fixed element below the end of its anchor, or above if there is more room, inside the window. */
function placeBelow(anchor: HTMLElement, floating: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = floating;
  const { clientWidth, clientHeight } = document.documentElement;
  const below = at.bottom + gap;
  const fits = below + height <= clientHeight - margin || at.top < clientHeight - at.bottom;
  const top = Math.max(
    margin,
    fits ? Math.min(below, clientHeight - margin - height) : at.top - gap - height,
  );
  const wanted = getComputedStyle(anchor).direction === 'rtl' ? at.left : at.right - width;
  const left = Math.max(margin, Math.min(wanted, clientWidth - width - margin));
  floating.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
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
