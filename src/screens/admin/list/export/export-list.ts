import { notify } from '#src/app/notify.ts';
import { pluralize } from '#src/lib/pluralize.ts';
import { type FullList, readFullList } from '../full-list.ts';
import { PAGE_SIZE } from '../read-pages.ts';
import type { List } from '../source.ts';
import type { Format, ValuedColumn } from '../valued-columns.ts';
import { saveTable } from './save-table.ts';

interface Exporting {
  format: Format;
  /** Without the extension. */
  fileName: string;
  signal: AbortSignal;
  onProgress(read: number, total: number): void;
}

/**
 * Reads all rows, saves them, and tells how many (LIS-8).
 * @throws what `call` throws, and the AbortError of `signal`, after which nothing is saved
 */
export async function exportList<Row>(
  { source, controls }: List<Row>,
  columns: readonly ValuedColumn<Row>[],
  { format, fileName, ...reading }: Exporting,
): Promise<void> {
  const full = await readStill(source, controls, reading);
  const isInOrder = source.whole !== undefined || controls.state.descending;
  const rows = isInOrder ? full.items : full.items.toReversed();
  await saveTable(format, rows, columns, fileName, reading.signal);
  report(full);
}

/**
 * The rows in the browser, or all rows, read once more if some are missing or the list has moved meanwhile. Where rows
 * begin and cease to match a search, neither its total nor its first page tells: several pages of one are read until two
 * readings agree.
 */
async function readStill<Row>(
  { endpoint, whole }: List<Row>['source'],
  { state }: List<Row>['controls'],
  reading: Parameters<typeof readFullList>[2],
): Promise<FullList<Row>> {
  if (whole) {
    const { passing, ended = isShort(whole) ? 'limit' : undefined } = whole;
    return { ...whole, items: [...passing], total: passing.length, ended };
  }
  let before: FullList<Row> | undefined;
  for (let left = state.search ? 2 : 1; ; left--) {
    const full = (await readFullList(endpoint, state.search, reading)) as unknown as FullList<Row>;
    if (full.ended) throw full.error ?? reading.signal.reason;
    const isSure = !state.search || full.items.length <= PAGE_SIZE || idsOf(full) === idsOf(before);
    const hasMoved = full.hasMoved || !isSure;
    if (left === 0 || !(hasMoved || isShort(full))) return { ...full, hasMoved };
    before = full;
  }
}

const idsOf = (list: FullList<any> | undefined) => list?.items.map(({ id }: { id: number }) => id).join();

const isShort = ({ items, invalidCount, total }: FullList<unknown>) => items.length + invalidCount < total;

function report({ items, invalidCount, total, hasMoved, ended }: FullList<unknown>) {
  const exported = `Exported ${pluralize(items.length, ['row', 'rows'])}`;
  if (invalidCount > 0)
    notify.warning(`${exported}. ${pluralize(invalidCount, ['row', 'rows'])} could not be read`);
  else if (ended) notify.warning(`${exported}. Filter has only part of the list`);
  else if (hasMoved)
    notify.warning(`${exported}. The list changed meanwhile: rows may be missing or already deleted`);
  else if (items.length < total)
    notify.warning(`${exported} of ${total.toLocaleString('en')}: the server sent no more`);
  else notify.success(exported);
}
