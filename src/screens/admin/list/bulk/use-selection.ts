import { useCallback, useMemo, useState } from 'react';

const none: ReadonlySet<number> = new Set();

/**
 * The selected ones of the rows in sight. Another page or search clears the selection, so that nothing is
 * deleted that cannot be seen.
 * @param shown names the page and the search; the selection belongs to it
 */
export function useSelection(rows: readonly { id: number }[], shown: string) {
  const [isOn, setIsOn] = useState(false);
  const [at, setAt] = useState(shown);
  const [chosen, setChosen] = useState(none);
  const [cleared, setCleared] = useState(0);
  if (at !== shown) {
    setAt(shown);
    setCleared(chosen.size);
    setChosen(none);
  }
  const selected = useMemo(
    () => new Set(rows.map(({ id }) => id).filter((id) => chosen.has(id))),
    [rows, chosen],
  );

  const onSelect = useCallback((ids: readonly number[], isSelected: boolean) => {
    setCleared(0);
    setChosen((before) => {
      const after = new Set(before);
      for (const id of ids) {
        if (isSelected) after.add(id);
        else after.delete(id);
      }
      return after;
    });
  }, []);

  return {
    isOn,
    selected,
    /** Number of rows that were selected until another page or search cleared the selection. */
    cleared,
    setOn(on: boolean) {
      setIsOn(on);
      setCleared(0);
      setChosen(none);
    },
    onSelect,
    selectAll: () =>
      onSelect(
        rows.map(({ id }) => id),
        true,
      ),
    /** After a bulk action, keeps the rows that are left selected; ends the selection if there are none. */
    keep(remainingIds: readonly number[]) {
      setChosen(new Set(remainingIds));
      if (remainingIds.length === 0) setIsOn(false);
    },
  };
}
