import type { ValueType } from '#src/ui/table-features.ts';
import type { ValuedColumn } from '../valued-columns.ts';

type Cell = string | number | Date | null;

/** The table as it is sent to the worker. */
export interface ExcelSheet {
  columns: readonly { header: string; type: ValueType }[];
  rows: readonly (readonly Cell[])[];
}

/** The most characters of a cell. */
const MOST_CHARACTERS = 32_767;

/** The rows with texts as text, so that a spreadsheet changes no ID, HWID or address, dates in UTC, and numbers. */
export const sheetOf = <Row>(rows: readonly Row[], columns: readonly ValuedColumn<Row>[]): ExcelSheet => ({
  columns: columns.map(({ header, type }) => ({
    header: type === 'datetime' ? `${header} (UTC)` : header,
    type,
  })),
  rows: rows.map((row) => columns.map(({ type, get }) => cellOf(get(row), type))),
});

function cellOf(value: unknown, type: ValueType): Cell {
  if (value === null || value === undefined || value === '') return null;
  if (type === 'number' && typeof value === 'number') return value;
  const text = Array.isArray(value) ? value.join(' ') : String(value);
  if (type === 'date' || type === 'datetime') {
    const date = new Date(text);
    if (!Number.isNaN(date.getTime())) return date;
  }
  return text.slice(0, MOST_CHARACTERS);
}
