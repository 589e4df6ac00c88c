import { useState } from 'react';
import type { RowName } from '#src/lib/pluralize.ts';
import { Button } from '#src/ui/Button.tsx';
import { RefreshIcon } from '#src/ui/icons.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import type { ListEndpoint } from './list-endpoint.ts';
import type { AllRows } from './use-all-rows.ts';
import { reasonOf, truthOf } from './whole-list.ts';

interface AllRowsBarProps {
  /** Whatever its rows are. */
  all: Omit<AllRows<ListEndpoint>, 'list' | 'columns' | 'rows'>;
  noun: RowName;
  /** Switches it off; called when its code cannot be loaded. */
  onClose(): void;
}

/** Above the table while 'All rows' is on (LIS-15): what the rows are, questions about them and filters. */
export function AllRowsBar({ all, noun }: AllRowsBarProps) {
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
        {all.isRead && <Questions all={all} />}
      </div>
      {all.isRead && <Filters all={all} />}
    </section>
  );
}

const count = (rows: number) => rows.toLocaleString('en');

/** The progress is not announced at each step: the live region stays empty until it is over. */
function Truth({ all, noun }: Omit<AllRowsBarProps, 'onClose'>) {
  const { progress, whole, error } = all;
  return (
    <div className="min-w-0 grow basis-48">
      <p role="status" className="tabular-nums">
        {!progress && (whole ? truthOf(whole, noun) : error && `Nothing was read. ${reasonOf(error)}`)}
      </p>
      {progress && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
          <span className="tabular-nums">{`Reading: ${count(progress.read)} of ${count(progress.total)} ${noun[1]}`}</span>
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

type Props = Pick<AllRowsBarProps, 'all'>;

const Questions = ({ all }: Props) =>
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

const EVERY = '';

function Filters({ all }: Props) {
  const typed = all.filterColumns.filter(({ counts }) => !counts);
  return (
    <div className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap">
      <Order all={all} />
      {all.filterColumns.map(
        ({ id, header, counts }) =>
          counts && (
            <Select
              key={id}
              label={header}
              className="min-w-0 sm:w-44"
              options={[
                { value: EVERY, label: `Any (${count(sumOf(counts))})` },
                ...counts.map(({ value, rows }) => ({ value, label: `${value} (${count(rows)})` })),
              ]}
              value={all.filters.find((filter) => filter.id === id)?.value ?? EVERY}
              onChange={(value) => all.filter(id, value)}
            />
          ),
      )}
      <TextFilter key={typed.map(({ id }) => id).join()} all={all} columns={typed} />
      {all.isNarrowed && (
        <Button variant="ghost" className="max-sm:col-span-2" onClick={all.clear}>
          Clear filters
        </Button>
      )}
    </div>
  );
}

const sumOf = (counts: readonly { rows: number }[]) => counts.reduce((sum, { rows }) => sum + rows, 0);

/** The order of cards, which have no header to sort by (LIS-12). */
const Order = ({ all }: Props) => (
  <Select
    label="Order"
    className="min-w-0 sm:hidden"
    options={all.filterColumns.flatMap(({ id, header }) => [
      { value: `-${id}`, label: `${header}, descending` },
      { value: id, label: `${header}, ascending` },
    ])}
    value={`${all.order.desc ? '-' : ''}${all.order.id}`}
    onChange={(order) => all.sort({ id: order.replace(/^-/, ''), desc: order.startsWith('-') })}
  />
);

interface TextFilterProps extends Props {
  columns: readonly { id: string; header: string }[];
}

/** A text in one of the columns that have many values. It shows at once, and filters by way of the address. */
function TextFilter({ all, columns }: TextFilterProps) {
  const inUrl = all.filters.find(({ id }) => columns.some((column) => column.id === id));
  const [chosen, setChosen] = useState(columns[1]?.id ?? columns[0]?.id);
  const [typed, setTyped] = useState<string>();
  const column = inUrl?.id ?? chosen;
  if (typed !== undefined && typed === (inUrl?.value ?? '')) setTyped(undefined);
  if (column === undefined) return null;

  function choose(id: string) {
    setChosen(id);
    if (inUrl) all.move(inUrl.id, id, inUrl.value);
  }
  function type(text: string) {
    setTyped(text);
    all.filter(column!, text, true);
  }
  return (
    <>
      <Select
        label="Column"
        className="min-w-0 sm:w-40"
        options={columns.map(({ id, header }) => ({ value: id, label: header }))}
        value={column}
        onChange={choose}
      />
      <TextField
        label="Contains"
        className="min-w-0 max-sm:col-span-2 sm:w-44"
        autoComplete="off"
        value={typed ?? inUrl?.value ?? ''}
        onChange={(event) => type(event.target.value)}
      />
    </>
  );
}
