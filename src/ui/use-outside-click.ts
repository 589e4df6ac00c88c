import { type MouseEvent, type PointerEvent, useRef } from 'react';

/**
 * Calls `leave` for a press that begins and ends around a dialog (FRM-4). The space around is part of the
 * DialogPanel: Headless UI would close too early, so that the click hits the page below.
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
