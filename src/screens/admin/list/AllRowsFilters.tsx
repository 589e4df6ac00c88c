import { useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import type { AllRows, ShownRows } from './use-all-rows.ts';

interface Props {
  all: AllRows;
}

const count = (rows: number) => rows.toLocaleString('en');

const EVERY = '';

/** Filters of 'All rows': a choice of each column with few values, a text in any other (LIS-15). */
export function AllRowsFilters({ all, shown }: Props & { shown: ShownRows<any> }) {
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
      <TextFilter all={all} columns={typed} />
      {(all.filters.length > 0 || all.asked) && (
        <Button variant="ghost" className="max-sm:col-span-2" onClick={shown.clear}>
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
    className="col-span-2 min-w-0 sm:hidden"
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
        className="min-w-0 sm:w-44"
        autoComplete="off"
        value={typed ?? inUrl?.value ?? ''}
        onChange={(event) => type(event.target.value)}
      />
    </>
  );
}
