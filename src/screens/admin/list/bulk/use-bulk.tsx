import { useState } from 'react';
import type { RowName } from '#src/lib/pluralize.ts';
import type { BulkSlot, List } from '../slots.ts';
import type { BulkChoice } from './bulk-action.ts';
import { InterruptedWork } from './InterruptedWork.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useSelection } from './use-selection.ts';

/** Returns the selection of a list, with its bulk actions (LIS-17). */
export function useBulk<Row extends { id: number }>(
  { source, controls, filter }: List<Row>,
  noun: RowName,
  choices: readonly BulkChoice<NoInfer<Row>>[],
): BulkSlot {
  const isSettled = !source.isPrevious && !['loading', 'failed', 'silent'].includes(source.status);
  const selection = useSelection(source.rows, controls.key, isSettled);
  const selected = source.rows.filter(({ id }) => selection.selected.has(id));
  const [opened, open] = useState<{ choice: BulkChoice<Row>; rows: readonly Row[] }>();
  const close = () => open(undefined);
  return {
    ...selection,
    dialog: opened && (
      <opened.choice.Dialog
        rows={opened.rows}
        noun={noun}
        list={source.endpoint}
        onClose={close}
        onDone={(remaining, changed) => {
          close();
          filter?.keep(changed.map(({ id }) => id));
          selection.keep(remaining.map(({ id }) => id));
        }}
      />
    ),
    // read again after a run, which may have finished
    note: <InterruptedWork key={opened ? 'before' : 'after'} at={source.endpoint.path} />,
    bar: (
      <SelectionBar
        {...selection}
        rows={selected}
        choices={choices}
        onChoose={(choice) => open({ choice, rows: selected })}
      />
    ),
  };
}
