import type { ReactNode } from 'react';
import { Chip, type Tone } from '#src/ui/Chip.tsx';
import { CopyableValue } from '#src/ui/CopyableValue.tsx';
import { DateValue } from '#src/ui/DateValue.tsx';
import { columnsOf, type TableColumn } from '#src/ui/table-features.ts';
import { RowId } from './RowId.tsx';

type Text = string | number | null | undefined;

interface CodeLook {
  short?: number;
  /** Blurred until it is pointed at or focused. */
  sensitive?: boolean;
  /** Instead of nothing. */
  empty?: string;
}

/** For the cell of a CopyableValue: its sign stands in the gap to the next column. */
export const copyable = 'overflow-visible';

/**
 * The kinds of columns that the lists are made of, so that a screen's columns read like its statement in
 * docs/behaviour.md. Each value is the raw one: the CSV has it as it is, the cell shows it dressed.
 */
export function listColumns<Row extends { id: number }>() {
  const column = columnsOf<Row>();
  const muted = (text: string) => <span className="text-muted">{text}</span>;

  function valued<Value>(
    header: string,
    get: (row: Row) => Value,
    cell: (value: Value, row: Row) => ReactNode,
    className?: string,
  ): TableColumn<Row> {
    return column.accessor(get, {
      id: header,
      header,
      meta: { ...(className && { className }) },
      cell: ({ row }) => cell(get(row.original), row.original),
    });
  }

  return {
    /** The only sortable one (LIS-2). Names the row for its buttons. */
    id: (): TableColumn<Row> =>
      column.accessor((row) => row.id, {
        id: 'id',
        header: 'ID',
        enableSorting: true,
        cell: ({ row: { original } }) => <RowId id={original.id} />,
      }),

    /** Plain text, or `empty` where there is none. */
    text: (header: string, get: (row: Row) => Text, empty = '') =>
      valued(header, get, (value) =>
        value === null || value === undefined || value === '' ? (
          muted(empty)
        ) : (
          <span title={String(value)}>{value}</span>
        ),
      ),

    /** A number, end-aligned under its header. */
    number: (header: string, get: (row: Row) => number | null): TableColumn<Row> =>
      column.accessor(get, {
        id: header,
        header,
        meta: { align: 'end' },
        cell: ({ row }) => <span className="tabular-nums">{get(row.original)}</span>,
      }),

    /**
     * A code or address: shown whole or its first `short` characters, copied whole. `label` says what is
     * copied.
     */
    code: (
      header: string,
      get: (row: Row) => string | null | undefined,
      label: string,
      { empty = '', ...look }: CodeLook = {},
    ) =>
      valued(
        header,
        get,
        (value) => (value ? <CopyableValue value={value} label={label} {...look} /> : muted(empty)),
        copyable,
      ),

    /** A status word as a chip; a word that is not documented is shown without a colour. */
    status: <Status extends string>(header: string, get: (row: Row) => Status, tones: Record<Status, Tone>) =>
      valued(header, get, (value) => <Chip tone={tones[value]}>{value}</Chip>),

    /** A user by name, or `empty`. */
    person: (header: string, get: (row: Row) => { username: string } | null | undefined, empty: string) =>
      valued(
        header,
        (row) => get(row)?.username,
        (name) => (name ? <span title={name}>{name}</span> : muted(empty)),
      ),

    /** An instant in the viewer's locale (DEC-84), or `empty`. */
    date: (
      header: string,
      get: (row: Row) => string | null | undefined,
      { empty = '', show = 'datetime' }: { empty?: string; show?: 'datetime' | 'date' } = {},
    ) => valued(header, get, (iso) => (iso ? <DateValue iso={iso} show={show} /> : muted(empty))),

    /** Any other look of a value. */
    custom: valued,

    /** The last column: the row's buttons, `RowAction`s. */
    actions: (buttons: (row: Row) => ReactNode): TableColumn<Row> =>
      column.display({
        id: 'actions',
        header: 'Actions',
        meta: { pin: 'end' },
        cell: ({ row }) => <div className="flex items-center gap-0.5">{buttons(row.original)}</div>,
      }),
  };
}
