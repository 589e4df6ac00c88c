import { useCallback, useMemo, useState } from 'react';

const none: ReadonlySet<number> = new Set();

interface Selection {
  /** The page and the search to which it belongs. */
  shown: string;
  chosen: ReadonlySet<number>;
  /** Ids of the rows that were deselected because another page, order or search has hidden them. */
  left: readonly number[];
}

/**
 * Returns the selection among the visible rows. Rows that another page, order or search hides are deselected, so
 * that nothing invisible is deleted; it ends with its last row.
 * @param shown names the page and the search
 * @param isSettled false while the rows are still those of another page or search
 */
export function useSelection(rows: readonly { id: number }[], shown: string, isSettled: boolean) {
  const [selection, setSelection] = useState<Selection>();
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const chosen = selection?.chosen ?? none;
  const selected = useMemo(
    () => (isSettled ? new Set(ids.filter((id) => chosen.has(id))) : chosen),
    [ids, chosen, isSettled],
  );
  if (selection && isSettled && selection.shown !== shown)
    setSelection({ shown, chosen: selected, left: [...chosen].filter((id) => !selected.has(id)) });

  const begin = useCallback(
    (ids: Iterable<number> = []) => setSelection({ shown, chosen: new Set(ids), left: [] }),
    [shown],
  );
  const end = () => setSelection(undefined);
  const onSelect = useCallback(
    (ids: readonly number[], isSelected: boolean) =>
      setSelection((before) => {
        const chosen = new Set(before?.chosen);
        for (const id of ids) chosen[isSelected ? 'add' : 'delete'](id);
        return chosen.size > 0 ? { shown: before?.shown ?? shown, chosen, left: [] } : undefined;
      }),
    [shown],
  );
  return {
    isOn: selection !== undefined,
    selected,
    left: selection?.left ?? [],
    begin,
    end,
    onSelect,
    selectAll: () => onSelect(ids, true),
    /** Keeps remaining rows selected after a bulk action; without any, ends the selection. */
    keep: (remaining: readonly number[]) => (remaining.length > 0 ? begin(remaining) : end()),
  };
}
