import { saveFile } from '#src/app/save-file.ts';
import type { FileColumn, Format } from '../valued-columns.ts';
import { csvOf } from './csv.ts';
import { excelOf } from './excel.ts';

/**
 * Downloads rows as CSV or as an Excel file (LIS-8, KEY-5).
 * @param fileName without the extension
 * @throws what `excelOf` throws, and the AbortError of `signal`, after which nothing is saved
 */
export async function saveTable<Row>(
  format: Format,
  rows: readonly Row[],
  columns: readonly FileColumn<Row>[],
  fileName: string,
  signal?: AbortSignal,
): Promise<void> {
  if (format === 'CSV') {
    const csv = new Blob([csvOf(rows, columns)], { type: 'text/csv;charset=utf-8' });
    return saveFile(csv, `${fileName}.csv`);
  }
  const file = await excelOf(rows, columns);
  signal?.throwIfAborted();
  saveFile(file, `${fileName}.xlsx`);
}
