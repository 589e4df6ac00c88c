import { useCallback, useEffect, useRef } from 'react';

/** Ticks a row; with `isRange`, all rows from the one that was ticked last to this one. */
export type ToggleRow = (id: number, isTicked: boolean, isRange: boolean) => void;

/** Ticking rows by Shift and click. The function never changes, so that no row renders again for it. */
export function useShiftSelect(
  rows: ReadonlyArray<{ id: number }>,
  onSelect: ((ids: readonly number[], isSelected: boolean) => void) | undefined,
): ToggleRow {
  const last = useRef<number>(undefined);
  const now = useRef({ rows, onSelect });
  useEffect(() => {
    now.current = { rows, onSelect };
  });
  return useCallback((id, isTicked, isRange) => {
    const ids = now.current.rows.map((row) => row.id);
    const from = isRange && last.current !== undefined ? ids.indexOf(last.current) : -1;
    const to = ids.indexOf(id);
    now.current.onSelect?.(from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1), isTicked);
    last.current = id;
  }, []);
}
