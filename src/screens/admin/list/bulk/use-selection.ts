import { useCallback, useMemo, useState } from 'react';

const none: ReadonlySet<number> = new Set();

interface Selection {
  /** The page and the search to which it belongs. */
  shown: string;
  chosen: ReadonlySet<number>;
  /** Number of rows that were selected until another page or search took them out of sight. */
  cleared: number;
}

/**
 * The selected ones of the rows in sight. Another page or search deselects those that are not, so that nothing is
 * deleted that cannot be seen.
 * @param shown names the page and the search
 */
export function useSelection(rows: readonly { id: number }[], shown: string) {
  const [selection, setSelection] = useState<Selection>();
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const chosen = selection?.chosen ?? none;
  const selected = useMemo(() => new Set(ids.filter((id) => chosen.has(id))), [ids, chosen]);
  if (selection && selection.shown !== shown)
    setSelection({ shown, chosen: selected, cleared: chosen.size - selected.size });

  const onSelect = useCallback((ids: readonly number[], isSelected: boolean) => {
    setSelection((before) => {
      if (!before) return before;
      const changed = new Set(ids);
      const others = [...before.chosen].filter((id) => !changed.has(id));
      return { ...before, chosen: new Set(isSelected ? [...others, ...ids] : others), cleared: 0 };
    });
  }, []);

  const begin = (chosen: ReadonlySet<number>) => setSelection({ shown, chosen, cleared: 0 });
  const end = () => setSelection(undefined);
  return {
    isOn: selection !== undefined,
    selected,
    cleared: selection?.cleared ?? 0,
    setOn: (on: boolean) => (on ? begin(none) : end()),
    onSelect,
    selectAll: () => onSelect(ids, true),
    /** After a bulk action, keeps the rows that are left selected; ends the selection if there are none. */
    keep: (remaining: readonly number[]) => (remaining.length > 0 ? begin(new Set(remaining)) : end()),
  };
}
