import { useMemo, useState } from 'react';

type RowId = string | number;

/**
 * Which rows are selected, of those in sight only: a selection that one cannot see would be deleted unseen.
 * Turning the page or searching therefore drops it.
 */
export function useSelection(rows: readonly { id: number }[]) {
  const [isOn, setIsOn] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<RowId>>(new Set());
  const selected = useMemo(() => new Set(rows.map(({ id }) => id).filter((id) => chosen.has(id))), [rows, chosen]);

  return {
    isOn,
    selected,
    setOn(on: boolean) {
      setIsOn(on);
      setChosen(new Set());
    },
    onChange: (next: ReadonlySet<RowId>) => setChosen(next),
    /** After a bulk action: what it left stays selected; with nothing left, selecting is over. */
    keep(left: readonly number[]) {
      setChosen(new Set(left));
      if (left.length === 0) setIsOn(false);
    },
  };
}
