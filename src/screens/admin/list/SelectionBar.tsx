import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { pluralize, type RowName } from '#src/lib/pluralize.ts';
import { Button } from '#src/ui/Button.tsx';

interface SelectionBarProps {
  noun: RowName;
  /** How many rows are selected. */
  count: number;
  /** How many were, of what was shown before. */
  cleared: number;
  onSelectAll(): void;
  /** Undefined where rows cannot be deleted. */
  onDelete: (() => void) | undefined;
  /** Further buttons for the selected rows. */
  children?: ReactNode;
}

/** The number of selected rows and what can be done with them. */
export function SelectionBar({ noun, count, cleared, onSelectAll, onDelete, children }: SelectionBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-accent-soft py-2 ps-4 pe-2 text-sm">
      <p role="status" className="grow">
        {`${pluralize(count, noun)} selected${
          cleared > 0 ? `. ${cleared} of what was shown before are no longer selected` : ''
        }`}
      </p>
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <Button
          size="sm"
          className="sm:hidden" // cards have no header with a box for all
          onClick={onSelectAll}
        >
          Select all
        </Button>
        {children}
        {onDelete && (
          <Button size="sm" variant="danger" disabled={count === 0} onClick={onDelete}>
            Delete selected
          </Button>
        )}
      </div>
    </div>
  );
}

const none: ReadonlySet<number> = new Set();

/**
 * Which of the rows in sight are selected. Another page or search clears the selection, so that nothing is
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
    /** How many rows were selected until another page or search cleared them, to say so. */
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
    keep(left: readonly number[]) {
      setChosen(new Set(left));
      if (left.length === 0) setIsOn(false);
    },
  };
}
