import { parseInstant } from '#src/contract/wire-times.ts';
import { toWallClock, viewer } from '#src/app/viewer.ts';
import type { ValueType } from '#src/ui/table-features.ts';
import type { FileColumn } from '../valued-columns.ts';

type Cell = string | number | Date | null;

/** The table as it is sent to the worker. */
export interface ExcelSheet {
  columns: readonly { header: string; type: ValueType; format: string }[];
  rows: readonly (readonly Cell[])[];
}

const DATE = 'yyyy-mm-dd';

const MAX_CHARACTERS = 32_767;

/** Numbers from here on lose digits: a spreadsheet keeps fifteen. */
const TOO_LONG = 1e15;

/** Returns the rows for a spreadsheet: IDs, HWIDs and addresses stay texts, dates are in the viewer's time zone. */
export function sheetOf<Row>(rows: readonly Row[], columns: readonly FileColumn<Row>[]): ExcelSheet {
  const timeZone = viewer().timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return {
    columns: columns.map(({ header, type }) => ({
      header: type === 'datetime' ? `${header} (${timeZone})` : header,
      type,
      format: type === 'date' ? DATE : `${DATE} hh:mm:ss`,
    })),
    rows: rows.map((row) => columns.map(({ type, get }) => cellOf(get(row), type))),
  };
}

function cellOf(value: unknown, type: ValueType): Cell {
  if (value === null || value === undefined || value === '') return null;
  if (type === 'number' && typeof value === 'number' && Math.abs(value) < TOO_LONG) return value;
  const text = Array.isArray(value) ? value.join(' ') : String(value);
  return ((type === 'date' || type === 'datetime') && dateOf(text)) || escaped(shortened(text));
}

/**
 * Returns the local time as if it were UTC, which the file's dates are without a zone. Undefined outside of Excel's
 * years.
 */
function dateOf(text: string): Date | undefined {
  const isBareDay = /^\d{4}-\d\d-\d\d$/.test(text);
  const date = isBareDay ? new Date(text) : toWallClock(new Date(parseInstant(text)));
  const year = date.getUTCFullYear();
  return year > 1900 && year <= 9999 ? date : undefined;
}

const shortened = (text: string) =>
  text.length > MAX_CHARACTERS
    ? `${text.slice(0, MAX_CHARACTERS - 1).replace(/\p{Cs}$/u, '')}…` // not half a character
    : text;

/**
 * Escapes control characters, and text that would be read as one, as the file format does: `_x000D_`.
 * write-excel-file drops U+FFFD, and mistakes property names such as 'constructor' for known texts.
 */
const escaped = (text: string) =>
  text in {}
    ? `${text}\ufffd`
    : text.replace(/\p{Cs}/gu, '\ufffd').replace(/_(?=x[\da-fA-F]{4}_)|(?![\t\n])\p{Cc}/gu, (sign) => {
        const code = sign.charCodeAt(0).toString(16).toUpperCase();
        return `_x${code.padStart(4, '0')}_`;
      });
