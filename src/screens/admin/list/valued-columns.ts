import type { TableColumn, ValueType } from '#src/ui/table-features.ts';

export interface ValuedColumn<Row> {
  id: string;
  header: string;
  type: ValueType;
  /** Text for an empty value: 'Not used'. */
  empty?: string | undefined;
  get(row: Row): unknown;
}

export const formats = ['CSV', 'Excel'] as const;
export type Format = (typeof formats)[number];

/** A column of a file. */
export type FileColumn<Row> = Omit<ValuedColumn<Row>, 'id' | 'empty'>;

/** Returns the columns that have values: all but 'Actions'. */
export function valuedColumns<Row extends object>(columns: readonly TableColumn<Row>[]): ValuedColumn<Row>[] {
  return columns.flatMap((column) => {
    const { id, header, accessorFn, meta } = column as TableColumn<Row> & {
      accessorFn?: (row: Row, index: number) => unknown;
    };
    if (id === undefined || typeof header !== 'string' || !accessorFn) return [];
    return {
      id,
      header,
      type: meta?.type ?? 'text',
      empty: meta?.empty,
      get: (row: Row) => accessorFn(row, 0),
    };
  });
}
