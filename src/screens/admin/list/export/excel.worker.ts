// The package's entries compress in workers made of blobs, which the Content-Security-Policy forbids.
import { generateXlsxFileSync } from '../../../../../node_modules/write-excel-file/modules/export/writeXlsxFileUniversal.js';
import type { ExcelSheet } from './excel-sheet.ts';

addEventListener('message', ({ data }: MessageEvent<ExcelSheet>) => {
  const header = data.columns.map(({ header: value }) => ({ value, type: String, fontWeight: 'bold' }));
  const rows = data.rows.map((row) =>
    row.map((value, at) =>
      value instanceof Date ? { value, type: Date, format: data.columns[at]!.format } : value,
    ),
  );
  const columns = data.columns.map(({ type }) => ({ width: type === 'number' ? 10 : 22 }));
  generateXlsxFileSync([header, ...rows], { columns, stickyRowsCount: 1 }).then(
    (file) => postMessage(file),
    (error: unknown) => {
      throw error; // an `error` event in the page
    },
  );
});
