import { useLayoutEffect } from 'react';
import type { RowName } from '#src/lib/pluralize.ts';
import { Button } from '#src/ui/Button.tsx';
import { RefreshIcon } from '#src/ui/icons.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import type { TableColumn } from '#src/ui/table-features.ts';
import { AllRowsFilters } from './AllRowsFilters.tsx';
import { type AllRows, type AllRowsConfig, type ShownRows, useAllRows } from './use-all-rows.ts';
import type { List } from './use-list.ts';
import type { ListEndpoint } from './list-endpoint.ts';
import { reasonOf, truthOf } from './whole-list.ts';

export interface AllRowsBarProps {
  /** The list as the server pages it, whatever its rows are. */
  list: Pick<List<ListEndpoint>, 'endpoint' | 'state'>;
  columns: readonly TableColumn<any>[];
  config: AllRowsConfig<any>;
  noun: RowName;
  /** Takes what is to be shown; undefined while that is the list itself. Must be stable. */
  onShown(shown: ShownRows<any> | undefined): void;
  /** Switches it off; called when its code cannot be loaded. */
  onClose(): void;
}

/**
 * Above the table while 'All rows' is on (LIS-15): what the rows are, questions about them and filters. Reads them, and
 * hands up those to be shown: the list loads this, and what it needs, only when it is wanted.
 */
export function AllRowsBar({ list, columns, config, noun, onShown }: AllRowsBarProps) {
  const all = useAllRows(list, columns, config);
  const { shown } = all;
  useLayoutEffect(() => onShown(shown), [shown, onShown]);
  useLayoutEffect(() => () => onShown(undefined), [onShown]);
  return (
    <section aria-label="All rows" className="grid gap-3 rounded-lg border border-line bg-raised p-3 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Truth all={all} noun={noun} />
        {all.progress ? (
          <Button size="sm" onClick={all.stop}>
            Stop
          </Button>
        ) : (
          <Button size="sm" variant="ghost" icon={<RefreshIcon size={16} />} onClick={all.readAgain}>
            Read again
          </Button>
        )}
        {shown && <Questions all={all} />}
      </div>
      {shown && <AllRowsFilters all={all} shown={shown} />}
    </section>
  );
}

const count = (rows: number) => rows.toLocaleString('en');

/** The progress is not announced at each step: the live region stays empty until it is over. */
function Truth({ all, noun }: { all: AllRows; noun: RowName }) {
  const { progress, whole, error } = all;
  return (
    <div className="min-w-0 grow basis-48">
      <p role="status" className="tabular-nums">
        {!progress && whole && <span>{truthOf(whole, noun)}</span>}
        {!progress && error && (
          <span>{` ${whole ? 'Reading again failed.' : 'Nothing was read.'} ${reasonOf(error)}`}</span>
        )}
      </p>
      {progress && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
          <span className="tabular-nums">
            {progress.total
              ? `Reading: ${count(progress.read)} of ${count(progress.total)} ${noun[1]}`
              : 'Reading…'}
          </span>
          <ProgressBar
            className="w-40"
            label="Read"
            value={progress.total ? (progress.read / progress.total) * 100 : undefined}
          />
        </div>
      )}
    </div>
  );
}

const Questions = ({ all }: { all: AllRows }) =>
  all.questions.length > 0 && (
    <div role="group" aria-label="Questions" className="flex flex-wrap gap-2 max-sm:basis-full">
      {all.questions.map(({ id, label }) => (
        <Button
          key={id}
          size="sm"
          aria-pressed={all.asked === id}
          className="aria-pressed:bg-accent-soft! aria-pressed:text-accent-text!"
          onClick={() => all.ask(id)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
