import { type MouseEvent, type PointerEvent, useRef } from 'react';

/**
 * Calls `leave` for a press that begins and ends in the space around a dialog, and does nothing else (FRM-4). The
 * space is the DialogPanel, as Headless UI would leave too early: with a PC's touch screen twice, and the next
 * click hits the page below.
 */
export function useOutsideClick(leave: () => void) {
  const hasBegun = useRef(false);
  return {
    onPointerDown({ target, currentTarget }: PointerEvent<HTMLElement>) {
      hasBegun.current = target === currentTarget && !isListOpenAbove(currentTarget);
    },
    onPointerUp({ target, currentTarget }: PointerEvent<HTMLElement>) {
      hasBegun.current &&= target === currentTarget;
    },
    onClick({ target, currentTarget }: MouseEvent<HTMLElement>) {
      if (hasBegun.current && target === currentTarget) leave();
    },
  };
}

/** True if an open list takes the press, which then closes only the list. */
const isListOpenAbove = (space: HTMLElement) =>
  document.activeElement?.matches('option') === true || // of a select
  [...document.querySelectorAll('[role=listbox]')].some((list) => !space.contains(list));
