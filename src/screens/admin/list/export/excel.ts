import { startWorker } from '#src/app/start-worker.ts';
import { sheetOf } from './excel-sheet.ts';
import type { FileColumn } from '../valued-columns.ts';
// oxlint-disable-next-line import/default -- Vite makes the export
import workerUrl from './excel.worker.ts?worker&url';

/** Writes an Excel file in a worker (LIS-8). Throws when that cannot be started or fails. */
export async function excelOf<Row>(rows: readonly Row[], columns: readonly FileColumn<Row>[]): Promise<Blob> {
  const worker = startWorker(workerUrl);
  try {
    return await new Promise<Blob>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Blob>) => resolve(data);
      worker.onerror = ({ message }) => reject(new Error(message || 'The worker failed'));
      worker.postMessage(sheetOf(rows, columns));
    });
  } finally {
    worker.terminate();
  }
}
