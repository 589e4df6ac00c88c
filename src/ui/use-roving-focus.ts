import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { attempt } from '#src/lib/attempt.ts';

const CONTROLS = 'button, a[href], input, select, textarea';

/**
 * Makes a table a single Tab stop with arrow keys inside; Ctrl Home and Ctrl End reach the first and last row (ACC-3).
 * Sets the stop on elements: as a prop, each step would render rows.
 */
export function useRovingFocus(table: RefObject<HTMLTableElement | null>) {
  const stop = useRef<HTMLElement>(undefined);
  /** True once the user has been inside; before that, rows that come after the header take the stop. */
  const isVisited = useRef(false);

  // before the first paint, or a Tab pressed at once would meet every control
  useLayoutEffect(() => {
    const element = table.current;
    if (!element) return;
    let frame = 0;
    // in the frame that lays the rows out anyway, where visibility costs no layout
    const keep = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => keepStop(element, stop, isVisited.current));
    };
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node instanceof HTMLElement) takeOut(node, stop.current);
      keep();
    });
    takeOut(element, stop.current);
    keep();
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    window.addEventListener('resize', keep); // on phones other cells are shown
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener('resize', keep);
    };
  }, [table]);

  return {
    onFocus({ target, currentTarget }: FocusEvent<HTMLElement>) {
      if (!target.matches(CONTROLS) || !currentTarget.contains(target)) return;
      isVisited.current = true;
      moveStop(stop, target);
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const { target, currentTarget, altKey, metaKey, shiftKey } = event;
      // a portal, such as a menu of a row, is outside of the table
      if (event.defaultPrevented || altKey || metaKey || shiftKey || !currentTarget.contains(target as Node))
        return;
      const next = nextControl(event.nativeEvent);
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  };
}

function takeOut(part: HTMLElement, stop: HTMLElement | undefined) {
  const inside = [...part.querySelectorAll<HTMLElement>(CONTROLS)];
  for (const control of part.matches(CONTROLS) ? [part, ...inside] : inside)
    if (control !== stop) control.tabIndex = -1;
}

function moveStop(stop: RefObject<HTMLElement | undefined>, to: HTMLElement) {
  if (stop.current && stop.current !== to) stop.current.tabIndex = -1;
  stop.current = to;
  to.tabIndex = 0;
}

/**
 * Moves the tab stop to the first row if its control was removed or disabled, or is in the header before the first
 * visit.
 */
function keepStop(table: HTMLElement, stop: RefObject<HTMLElement | undefined>, isVisited: boolean) {
  const isKept = stop.current && table.contains(stop.current) && isUsable(stop.current);
  if (isKept && (isVisited || stop.current?.closest('tbody'))) return;
  const first = firstUsable(table.querySelectorAll('tbody tr')) ?? firstUsable([table]);
  if (first) moveStop(stop, first);
}

function firstUsable(parts: Iterable<Element>): HTMLElement | undefined {
  for (const part of parts) {
    const [control] = usableIn(part);
    if (control) return control;
  }
  return undefined;
}

const isUsable = (control: HTMLElement) =>
  // jsdom has no layout, and not the method
  !control.matches(':disabled') && attempt(() => control.checkVisibility()) !== false;

const usableIn = (part: Element) => [...part.querySelectorAll<HTMLElement>(CONTROLS)].filter(isUsable);

/** Returns the control that a key leads to from the focused one; undefined for other keys and at the end. */
function nextControl({ key, ctrlKey, target }: globalThis.KeyboardEvent): HTMLElement | undefined {
  const control = target as HTMLElement;
  const row = control.closest('tr');
  const table = control.closest('table');
  if (!row || !table || !control.matches('button, a, [type=checkbox]')) return undefined;
  if (ctrlKey) {
    const rows = [...table.rows];
    if (key === 'Home') return firstUsable(table.tBodies[0]?.rows ?? rows);
    return key === 'End' ? rows.flatMap(usableIn).at(-1) : undefined;
  }
  const controls = usableIn(row);
  const at = controls.indexOf(control);
  const forward = getComputedStyle(table).direction === 'rtl' ? -1 : 1;
  switch (key) {
    case 'ArrowDown':
      return inSameColumn(control, [...table.rows].slice(row.rowIndex + 1));
    case 'ArrowUp':
      return inSameColumn(control, [...table.rows].slice(0, row.rowIndex).reverse());
    case 'ArrowRight':
      return controls[at + forward];
    case 'ArrowLeft':
      return controls[at - forward];
    case 'Home':
      return controls[0];
    case 'End':
      return controls.at(-1);
    default:
      return undefined;
  }
}

/** Returns the control at the same place of the same column, in the first of the rows that has one. */
function inSameColumn(control: HTMLElement, rows: HTMLTableRowElement[]): HTMLElement | undefined {
  const cell = control.closest<HTMLTableCellElement>('td, th');
  if (!cell) return undefined;
  const at = usableIn(cell).indexOf(control);
  for (const { cells } of rows) {
    const other = cells[cell.cellIndex];
    const found = other ? usableIn(other) : [];
    if (found.length > 0) return found[Math.min(at, found.length - 1)];
  }
  return undefined;
}
