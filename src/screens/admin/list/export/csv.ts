import type { ValuedColumn } from '../valued-columns.ts';

/** Formats rows as CSV (RFC 4180), with a byte order mark so that spreadsheets read UTF-8. */
export function csvOf<Row>(
  rows: readonly Row[],
  columns: readonly Pick<ValuedColumn<Row>, 'header' | 'get'>[],
): string {
  const lines = [
    columns.map(({ header }) => cell(header)),
    ...rows.map((row) => columns.map(({ get }) => cell(get(row)))),
  ];
  return `\uFEFF${lines.map((line) => line.join(',')).join('\r\n')}\r\n`;
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return cell(value.join(' '));
  if (typeof value === 'number') return String(value);
  const text = defused(String(value));
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Prefixes text that a spreadsheet would run as a formula, since others write usernames and reasons. Spreadsheets
 * ignore leading whitespace and invisible characters, some accept wide operators; with a decimal comma they split
 * at semicolons, even between quotes.
 */
const defused = (text: string) => {
  const parts = text.split(/([;\t\r\n])/).map((part) => (isFormula.test(part) ? `'${part}` : part));
  return parts.join('').replace(/^\p{Cc}/u, "'$&");
};
const isFormula = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800"']*[=+\-@＝＋－＠﹦﹢﹣﹫]/u;
