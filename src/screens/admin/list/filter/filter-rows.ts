import { formatDate, formatDateTime } from '#src/app/format-date.ts';
import { cleanSearch } from '#src/contract/pasted.ts';
import { attempt } from '#src/lib/attempt.ts';
import type { ValuedColumn } from '../valued-columns.ts';
import type { FilterState } from './filter-state.ts';

/** The value of a filter for rows without a value. */
export const NONE = 'None';

/** A value of a column, and how many rows have it and pass the other filters. */
export interface ValueCount {
  value: string;
  rows: number;
}

/**
 * Filters and sorts rows by any column, and counts the values of the columns of type `choice` (LIS-15).
 * @param rows newest first; rows that are equal in the order stay so
 */
export function filterRows<Row>(
  rows: readonly Row[],
  columns: readonly ValuedColumn<Row>[],
  { order, filters }: Pick<FilterState, 'order' | 'filters'>,
): { rows: readonly Row[]; counts: ReadonlyMap<string, readonly ValueCount[]> } {
  const active = filters.flatMap(({ header, value }) => {
    const column = columns.find((each) => each.header === header);
    return column ? [{ header, passes: testOf(column, value) }] : [];
  });
  const choices = columns
    .filter(({ type }) => type === 'choice')
    .map((column) => ({ ...column, values: new Map<string, number>() }));

  const passing = rows.filter((row) => {
    const failed = active.filter(({ passes }) => !passes(row));
    for (const { header, get, values } of failed.length > 1 ? [] : choices) {
      if (failed.some((filter) => filter.header !== header)) continue;
      const value = textOf(get(row)) || NONE;
      values.set(value, (values.get(value) ?? 0) + 1);
    }
    return failed.length === 0;
  });
  return {
    rows: sorted(passing, columns, order),
    counts: new Map(choices.map(({ header, values }) => [header, countsOf(values)])),
  };
}

/** Undefined where the browser has none: then the order is that of the signs' codes. */
const collator = attempt(() => new Intl.Collator('en', { numeric: true }));
const compareText = (one: string, other: string) =>
  collator?.compare(one, other) ?? Number(one > other) - Number(one < other);

const countsOf = (values: ReadonlyMap<string, number>) =>
  [...values]
    .map(([value, rows]) => ({ value, rows }))
    .sort((one, other) => compareText(one.value, other.value));

/** A choice is matched as a whole, any other text in part, as it was typed or without what pasting adds. */
function testOf<Row>({ type, get, empty = '' }: ValuedColumn<Row>, wanted: string): (row: Row) => boolean {
  if (type === 'choice') return (row) => (textOf(get(row)) || NONE) === wanted;
  const texts = [wanted.trim(), cleanSearch(wanted)].map((text) => text.toLowerCase());
  return (row) => {
    const shown = (textOf(get(row), type) || empty).toLowerCase();
    return texts.some((text) => shown.includes(text));
  };
}

const isDate = (type: string) => type === 'date' || type === 'datetime';

/** The text of a value. A date is found by what is shown and as it is in the CSV: 'Jan 2026', '2026-01'. */
function textOf(value: unknown, type = 'text'): string {
  const text = String(value ?? '');
  if (!isDate(type) || !text) return text;
  return `${type === 'date' ? formatDate(text) : formatDateTime(text)} ${text}`;
}

function sorted<Row>(
  rows: Row[],
  columns: readonly ValuedColumn<Row>[],
  { id, desc }: FilterState['order'],
): readonly Row[] {
  const column = columns.find((each) => each.id === id);
  if (!column || (id === 'id' && desc)) return rows;
  const keyed = rows.map((row) => ({ row, key: keyOf(column.get(row), column.type) }));
  const direction = desc ? -1 : 1;
  return keyed
    .sort((one, other) => {
      if (one.key === undefined || other.key === undefined)
        return Number(one.key === undefined) - Number(other.key === undefined); // empty ones last
      return direction * compare(one.key, other.key);
    })
    .map(({ row }) => row);
}

/** Undefined for an empty value; the instant of a date. */
function keyOf(value: unknown, type: string): string | number | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'number') return value;
  const time = isDate(type) ? Date.parse(String(value)) : Number.NaN;
  return Number.isNaN(time) ? String(value) : time;
}

const compare = (one: string | number, other: string | number) =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : compareText(String(one), String(other));
