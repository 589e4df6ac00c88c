import { useEffect, useRef, useState } from 'react';
import { notify } from '#src/app/notify.ts';
import type { RowName } from '#src/lib/pluralize.ts';
import { focusListCount } from '../ListCount.tsx';
import type { BulkSlot, List } from '../source.ts';
import type { Bulk, BulkChoice, BulkRun } from './bulk-action.ts';
import { InterruptedRun } from './InterruptedRun.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useSelection } from './use-selection.ts';

const none: never[] = [];

/** The selection of a list, and the action on the selected rows: progress, Stop, what failed and what is left (LIS-17). */
export function useBulk<Row extends { id: number }>(
  { source, controls }: List<Row>,
  noun: RowName,
  choices: readonly BulkChoice<NoInfer<Row>>[],
): BulkSlot {
  const selection = useSelection(source.isPrevious ? none : source.rows, controls.key);
  const selected = source.rows.filter(({ id }) => selection.selected.has(id));
  const [opened, open] = useState<{ choice: BulkChoice<Row>; rows: readonly Row[] }>();
  const [run, setRun] = useState<BulkRun>();
  const stopping = useRef<AbortController>(undefined);
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
      stopping.current?.abort();
    };
  }, []);

  function close(remaining?: readonly number[]) {
    open(undefined);
    setRun(undefined);
    if (!opened || !remaining) return;
    selection.keep(remaining);
    if (remaining.length < opened.rows.length) focusListCount();
  }
  const start: Bulk<Row>['start'] = async (count, carryOut) => {
    const { signal } = (stopping.current = new AbortController());
    setRun({ is: 'running', finished: 0, count });
    const result = await carryOut(signal, ({ finished }) => setRun({ is: 'running', finished, count }));
    if (result.hasSessionEnded) return;
    if (!mounted.current) return void notify.warning(result.summary); // the role is gone, say
    if (result.notDone.length + result.notStarted > 0) return setRun({ is: 'over', ...result });
    notify.success(result.summary);
    close([]);
  };
  return {
    ...selection,
    dialog: opened && (
      <opened.choice.Dialog
        rows={opened.rows}
        noun={noun}
        list={source.endpoint}
        run={run}
        start={start}
        stop={() => stopping.current?.abort()}
        onClose={() => close(run?.is === 'over' ? run.remaining : undefined)}
      />
    ),
    bar: (
      <>
        <InterruptedRun list={source.endpoint.path} />
        {selection.isOn && (
          <SelectionBar
            {...selection}
            noun={noun}
            rows={selected}
            choices={choices}
            onChoose={(choice) => open({ choice, rows: selected })}
          />
        )}
      </>
    ),
  };
}
