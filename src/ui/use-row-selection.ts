import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
} from 'react';
import { timings } from '#src/app/timings.ts';
import type { Selection } from './DataTableHeader.tsx';

/** Selects or deselects a row; with `isRange`, all rows from the one selected last, if it still is. */
export type ToggleRow = (id: number, isSelected: boolean, isRange: boolean) => void;

/** Returns a stable function that selects rows by Shift and click, so that no row renders again for it. */
export function useRangeSelection(
  rows: ReadonlyArray<{ id: number }>,
  selection: Selection | undefined,
): ToggleRow {
  const last = useRef<number>(undefined);
  const now = useRef({ rows, selection });
  useEffect(() => {
    now.current = { rows, selection };
  });
  return useCallback((id, isSelected, isRange) => {
    const { rows, selection } = now.current;
    const ids = rows.map((row) => row.id);
    const isLive = isRange && last.current !== undefined && selection?.selected.has(last.current);
    const from = isLive ? ids.indexOf(last.current!) : -1;
    const to = ids.indexOf(id);
    selection?.onSelect(from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1), isSelected);
    last.current = id;
  }, []);
}

const boxOf = (part: EventTarget) =>
  (part as Element).closest('tbody tr')?.querySelector<HTMLInputElement>('[type=checkbox]') ?? undefined;

/**
 * Returns handlers of a table that select a row without its checkbox: X while the focus is in it, a long press
 * beside its links and buttons.
 */
export function useRowSelectGestures() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  return {
    onKeyDown({ key, target, repeat, ctrlKey, metaKey, altKey }: KeyboardEvent) {
      if (key.toLowerCase() === 'x' && !repeat && !ctrlKey && !metaKey && !altKey) boxOf(target)?.click();
    },
    onPointerDown({ pointerType, target }: PointerEvent) {
      stop();
      const isBeside = pointerType === 'touch' && !(target as Element).closest('a, button, label');
      if (isBeside) timer.current = setTimeout(() => boxOf(target)?.click(), timings.longPress);
    },
    onPointerUp: stop,
    onPointerCancel: stop, // the finger scrolls
    onContextMenu(event: MouseEvent) {
      const { pointerType } = event.nativeEvent as globalThis.PointerEvent;
      if (pointerType === 'touch' && boxOf(event.target)) event.preventDefault();
    },
  };
}
