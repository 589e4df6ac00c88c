import { useState } from 'react';
import { Select } from '#src/ui/Select.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import type { Filter } from './filter.ts';

interface Props {
  filter: Filter;
}

/** Chooses a column, and then what it is filtered by. */
export function AddFilterFields({ filter }: Props) {
  const [header, setHeader] = useState(filter.columns[1]?.header ?? '');
  return (
    <>
      <Select
        data-first
        label="Column"
        value={header}
        options={filter.columns.map((column) => ({ value: column.header, label: column.header }))}
        onChange={setHeader}
      />
      <ColumnFields key={header} filter={filter} header={header} />
    </>
  );
}

const ANY = '';

interface ColumnFieldsProps extends Props {
  header: string;
  /** The panel belongs to the filter, and closes with it. */
  isPill?: boolean;
}

/** The filter of one column: one of its values, or a text in any other (LIS-15). */
export function ColumnFields({ filter, header, isPill = false }: ColumnFieldsProps) {
  const value = filter.filters.find((each) => each.header === header)?.value ?? '';
  const counts = filter.countsOf(header);
  if (!counts)
    return (
      <ContainsField value={value} isPill={isPill} onChange={(text) => filter.set(header, text, true)} />
    );
  const every = counts.reduce((sum, { rows }) => sum + rows, 0);
  return (
    <Select
      label="Value"
      value={value}
      options={[
        { value: ANY, label: `Any (${count(every)})` },
        ...counts.map((each) => ({
          value: each.value,
          label: `${each.value} (${count(each.rows)})`,
          translate: 'no' as const,
        })),
      ]}
      onChange={(chosen) => filter.set(header, chosen)}
    />
  );
}

interface ContainsFieldProps {
  value: string;
  isPill: boolean;
  onChange(text: string): void;
}

/** Shows at once what is typed, and filters by way of the URL. */
function ContainsField({ value, isPill, onChange }: ContainsFieldProps) {
  const [typed, setTyped] = useState<string>();
  if (typed !== undefined && typed === value) setTyped(undefined);
  function type(text: string) {
    setTyped(text);
    if (text || !isPill) onChange(text);
  }
  return (
    <TextField
      data-first
      label="Contains"
      autoComplete="off"
      value={typed ?? value}
      onChange={(event) => type(event.target.value)}
      onBlur={() => typed === '' && onChange('')}
    />
  );
}

/** The order on phones, whose cards have no header to sort by (LIS-12). */
export const OrderField = ({ filter: { columns, order, change } }: Props) => (
  <div className="basis-full sm:hidden">
    <Select
      label="Order"
      value={`${order.desc ? '-' : ''}${order.id}`}
      options={columns.flatMap(({ id, header }) => [
        { value: `-${id}`, label: `${header}, descending` },
        { value: id, label: `${header}, ascending` },
      ])}
      onChange={(chosen) => change({ order: { id: chosen.replace(/^-/, ''), desc: chosen.startsWith('-') } })}
    />
  </div>
);

const count = (rows: number) => rows.toLocaleString('en');
