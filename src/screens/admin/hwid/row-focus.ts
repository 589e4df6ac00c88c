import type { KeyboardEvent } from 'react';
import type { Decision } from './decisions.ts';

/** The DOM id of a pending row's button. */
export const decisionId = (decision: Decision, id: number) => `${decision}-${id}`;

/**
 * Arrow down and up go from a pending row's button to the same button of the next or previous pending row.
 */
export function moveByArrow(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const button = (event.target as HTMLElement).closest<HTMLElement>('[data-decision]');
  if (!step || !button) return;
  event.preventDefault();
  const same = [
    ...document.querySelectorAll<HTMLElement>(`[data-decision="${button.dataset.decision}"]:enabled`),
  ];
  same[same.indexOf(button) + step]?.focus();
}
