import { notify } from '#src/app/notify.ts';
import { formatCount, pluralize } from '#src/lib/pluralize.ts';
import { type AllRows, isShort, fetchAllRowsVerified } from '#src/data/list/all-rows.ts';
import type { List } from '../slots.ts';
import type { Format, ValuedColumn } from '../valued-columns.ts';
import { saveTable } from './save-table.ts';

interface Exporting {
  format: Format;
  /** File name without the extension. */
  fileName: string;
  signal: AbortSignal;
  onProgress(read: number, total: number): void;
}

/**
 * Reads all rows, saves them, and announces the number (LIS-8).
 * @throws what `call` throws, and the AbortError of `signal`, after which nothing is saved
 */
export async function exportList<Row>(
  { source, controls }: List<Row>,
  columns: readonly ValuedColumn<Row>[],
  { format, fileName, ...reading }: Exporting,
): Promise<void> {
  const full = await rowsOf(source, controls, reading);
  const isInOrder = source.allRows !== undefined || controls.sorting.desc;
  const rows = isInOrder ? full.items : [...full.items].reverse();
  await saveTable(format, rows, columns, fileName, reading.signal);
  report(full);
}

async function rowsOf<Row>(
  { endpoint, allRows }: List<Row>['source'],
  { state }: List<Row>['controls'],
  reading: Parameters<typeof fetchAllRowsVerified>[2],
): Promise<AllRows<Row>> {
  if (allRows) {
    const { matchingRows, ended = isShort(allRows) ? 'limit' : undefined } = allRows;
    return { ...allRows, items: [...matchingRows], total: matchingRows.length, ended };
  }
  const full = (await fetchAllRowsVerified(endpoint, state.search, reading)) as unknown as AllRows<Row>;
  if (full.ended) throw full.error ?? reading.signal.reason;
  reading.signal.throwIfAborted();
  return full;
}

function report({ items, invalidCount, total, mayMissRows, ended }: AllRows<unknown>) {
  const exported = `Exported ${pluralize(items.length, ['row', 'rows'])}`;
  if (invalidCount > 0)
    notify.warning(`${exported}. ${pluralize(invalidCount, ['row', 'rows'])} could not be read`);
  else if (ended) notify.warning(`${exported}. Filter has only part of the list`);
  else if (mayMissRows)
    notify.warning(`${exported}. The list changed meanwhile: rows may be missing or already deleted`);
  else if (items.length < total)
    notify.warning(`${exported} of ${formatCount(total)}: the server sent no more`);
  else notify.success(exported);
}
