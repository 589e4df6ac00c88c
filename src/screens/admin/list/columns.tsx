import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Chip, type Tone } from '#src/ui/Chip.tsx';
import { CopyableValue } from '#src/ui/CopyableValue.tsx';
import { DateValue } from '#src/ui/DateValue.tsx';
import { columnsOf, type CardSlot, type TableColumn, type ValueType } from '#src/ui/table-features.ts';
import { escapeInvisible } from '#src/lib/invisible-characters.ts';
import { UntrustedText } from '#src/ui/UntrustedText.tsx';
import { NumberCell } from './NumberCell.tsx';
import { UserLink } from './UserLink.tsx';
import { rowNameId } from './RowAction.tsx';

/** Class for cells of a CopyableValue, whose copy icon overflows into the column gap. */
export const copyable = 'overflow-visible';

/** Class for values that are looked up, unlike those that identify a row. */
export const secondary = 'sm:text-muted';

/** Returns the place on a phone's card of a value that matters only while its code is unused (LIS-12). */
export const ofUnused = ({ usedBy }: { usedBy: object | null }): CardSlot => (usedBy ? 'more' : 'fact');

/** Returns the text in place of a value that is missing. On a phone's card it is left out. */
export const emptyCell = (text: string) => (
  <span className="text-muted" data-empty="">
    {text}
  </span>
);

/** Minimum widths by kind, so that no value moves a column; longer values end in an ellipsis. */
const widths = {
  id: 'sm:w-16 sm:min-w-16',
  name: 'sm:min-w-30',
  person: 'sm:min-w-35',
  code: 'sm:min-w-43',
  number: 'sm:min-w-34',
  status: 'sm:w-22 sm:min-w-22',
  date: 'sm:min-w-27',
  datetime: 'sm:min-w-45',
  actions: 'sm:min-w-22.5',
};

/** Options of every column; `phone` is the place on a phone's card (LIS-12), by default behind 'Details'. */
interface Options<Row = any> {
  /** Replaces the width of the kind. */
  width?: string;
  className?: string;
  phone?: CardSlot | ((row: Row) => CardSlot) | undefined;
}

/** Returns the classes of a column that is as wide as its kind, whatever its values. */
const sized = (kind: keyof typeof widths, { width = widths[kind], className }: Options) =>
  clsx('sm:max-w-0', width, className);

/** Returns functions that build columns. The accessor returns the raw value, which is also exported; the cell formats it. */
export function listColumns<Row extends { id: number }>() {
  const column = columnsOf<Row>();

  function valued<Value>(
    header: string,
    get: (row: Row) => Value,
    cell: (value: Value, row: Row) => ReactNode,
    meta: Options & { align?: 'end' | undefined; type?: ValueType; empty?: string } = {},
  ): TableColumn<Row> {
    return column.accessor(get, {
      id: header,
      header,
      meta,
      cell: ({ row }) => cell(get(row.original), row.original),
    });
  }

  return {
    /** Returns the only column by which the server sorts (LIS-2). Its cell describes the row's buttons. */
    id: (options: Options = {}): TableColumn<Row> =>
      column.accessor((row) => row.id, {
        id: 'id',
        header: 'ID',
        enableSorting: true,
        meta: { ...options, className: sized('id', options), type: 'number' },
        cell: ({ row: { original } }) => (
          <span id={rowNameId(original.id)} translate="no" className="mono text-muted">
            {original.id}
          </span>
        ),
      }),

    /** A name, such as a product's: it is not translated, unless `isWords`. */
    name: (
      header: string,
      get: (row: Row) => string | null | undefined,
      {
        empty = '',
        isWords,
        ...options
      }: Options & { empty?: string; isWords?: true; type?: ValueType } = {},
    ) =>
      valued(
        header,
        get,
        (value) =>
          value ? (
            <UntrustedText {...(isWords && { translate: undefined })} title={escapeInvisible(value)}>
              {value}
            </UntrustedText>
          ) : (
            emptyCell(empty)
          ),
        { ...options, className: sized('name', options), empty },
      ),

    /** A number, which ends below its header, or, with `words` that say how much that is ('90 days'), begins there. */
    number: (
      header: string,
      get: (row: Row) => number | null,
      { words, ...options }: Options & { words?: (value: number) => string } = {},
    ) =>
      valued(header, get, (value) => <NumberCell value={value} words={words} />, {
        ...options,
        className: sized('number', options),
        align: words ? undefined : 'end',
        type: 'number',
      }),

    /** A code or address, shortened to `short` characters and copied in full. `label` names it. */
    code: (
      header: string,
      get: (row: Row) => string | null | undefined,
      label: string,
      { empty = '', short, ...options }: Options & { empty?: string; short?: number } = {},
    ) =>
      valued(
        header,
        get,
        (value) => (value ? <CopyableValue value={value} label={label} short={short} /> : emptyCell(empty)),
        {
          ...options,
          className: clsx(copyable, options.phone !== 'title' && secondary, sized('code', options)),
          empty,
        },
      ),

    /** A status as a chip, without a colour if the status is unknown. */
    status: <Status extends string>(
      header: string,
      get: (row: Row) => Status,
      tones: Record<Status, Tone>,
      options: Options = {},
    ) =>
      valued(header, get, (value) => <Chip tone={tones[value]}>{value}</Chip>, {
        ...options,
        className: sized('status', options),
        type: 'choice',
      }),

    yesOrNo: (header: string, get: (row: Row) => boolean, tone: Tone, options: Options = {}) =>
      valued(
        header,
        (row) => (get(row) ? 'Yes' : 'No'),
        (text) => (text === 'Yes' ? <Chip tone={tone}>{text}</Chip> : emptyCell(text)),
        { ...options, type: 'choice', className: `data-table-flag ${sized('status', options)}` },
      ),

    /** A user's name, which opens their sheet, or `empty`. */
    person: (
      header: string,
      get: (row: Row) => { username: string } | null | undefined,
      empty: string,
      options: Options = {},
    ) =>
      valued(
        header,
        (row) => get(row)?.username,
        (name) => (name ? <UserLink name={name} /> : emptyCell(empty)),
        { ...options, className: sized('person', options), empty },
      ),

    /** A date in the viewer's locale (LIS-10), or `empty`. */
    date: (
      header: string,
      get: (row: Row) => string | null | undefined,
      {
        empty = '',
        show = 'datetime',
        ...options
      }: Options & { empty?: string; show?: 'datetime' | 'date' } = {},
    ) =>
      valued(header, get, (iso) => (iso ? <DateValue iso={iso} show={show} /> : emptyCell(empty)), {
        ...options,
        className: sized(show, options),
        type: show,
        empty,
      }),

    custom: valued,

    /** Returns the last column, with the row's buttons. */
    actions: (
      buttons: (row: Row) => ReactNode,
      { width = widths.actions, ...options }: Options = {},
    ): TableColumn<Row> =>
      column.display({
        id: 'actions',
        header: 'Actions',
        meta: { pin: 'end', ...options, className: width },
        cell: ({ row }) => <div className="flex items-center gap-0.5">{buttons(row.original)}</div>,
      }),
  };
}
