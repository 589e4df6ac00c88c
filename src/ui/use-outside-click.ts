import { type MouseEvent, type PointerEvent, useRef } from 'react';

/**
 * For the space around a dialog: a press that begins and ends there leaves it, and does nothing else (FRM-4). The
 * space is the DialogPanel, so that Headless UI, which leaves before the press is over, does not: with the touch
 * screen of a PC it leaves twice, and the click that follows falls on what lies below.
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

/** Such a press closes the list alone. */
const isListOpenAbove = (space: HTMLElement) =>
  document.activeElement?.matches('option') === true || // of a select
  [...document.querySelectorAll('[role=listbox]')].some((list) => !space.contains(list));
