import { useMemo, useState } from 'react';

type RowId = string | number;

const none: ReadonlySet<RowId> = new Set();

/**
 * Which rows are selected, of those in sight only: a selection that one cannot see would be deleted unseen.
 * Turning the page or searching drops it for good: it does not come back with the page.
 * @param shown what part of the list is shown, as a key
 */
export function useSelection(rows: readonly { id: number }[], shown: string) {
  const [isOn, setIsOn] = useState(false);
  const [at, setAt] = useState(shown);
  const [chosen, setChosen] = useState(none);
  if (at !== shown) {
    setAt(shown);
    setChosen(none);
  }
  const selected = useMemo(
    () => new Set(rows.map(({ id }) => id).filter((id) => chosen.has(id))),
    [rows, chosen],
  );

  return {
    isOn,
    selected,
    setOn(on: boolean) {
      setIsOn(on);
      setChosen(none);
    },
    onChange: setChosen,
    /** After a bulk action: what it left stays selected; with nothing left, selecting is over. */
    keep(left: readonly number[]) {
      setChosen(new Set(left));
      if (left.length === 0) setIsOn(false);
    },
  };
}
