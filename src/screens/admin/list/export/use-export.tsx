import { useEffect, useRef, useState } from 'react';
import { messageOf, SessionEnded } from '#src/api/error.ts';
import { notify } from '#src/app/notify.ts';
import { pluralize } from '#src/lib/pluralize.ts';
import { Button } from '#src/ui/Button.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { type FullList, readFullList } from '../full-list.ts';
import { PAGE_SIZE } from '../read-pages.ts';
import type { List } from '../source.ts';
import { useFocusKept } from '../use-focus-kept.ts';
import type { ValuedColumn } from '../valued-columns.ts';
import { type Format, saveTable } from './save-table.ts';

interface ExportProps<Row> extends Pick<List<Row>, 'source' | 'controls'> {
  columns: readonly ValuedColumn<Row>[];
  /** Without the extension. */
  fileName: string;
}

/**
 * Exports the rows of all pages, not only of the current one, and reports how many (LIS-8).
 * @returns `progress` is drawn while it reads, and offers to cancel
 */
export function useExport<Row>({ source, controls, columns, fileName }: ExportProps<Row>) {
  const [progress, setProgress] = useState<{ read: number; total: number }>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const focusKept = useFocusKept(String(progress === undefined));

  async function run(format: Format) {
    const { signal } = (running.current = new AbortController());
    let rowsRead = 0;
    function onProgress(read: number, total: number) {
      rowsRead = read;
      setProgress({ read, total });
    }
    onProgress(0, source.total);
    try {
      const full = await readStill(source, controls, { signal, onProgress });
      const isInOrder = source.whole !== undefined || controls.state.descending;
      const rows = isInOrder ? full.items : full.items.toReversed();
      await saveTable(format, rows, columns, fileName, signal);
      report(full);
    } catch (error) {
      if (!signal.aborted && !(error instanceof SessionEnded))
        notify.error(messageOf(error, `Export failed after ${count(rowsRead)} rows. Nothing was saved`));
    }
    setProgress(undefined);
  }

  return {
    start: (format: Format) => void run(format),
    progress: progress && (
      <div className="contents" {...focusKept}>
        <Progress {...progress} onCancel={() => running.current?.abort()} />
      </div>
    ),
  };
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

interface ProgressProps {
  read: number;
  total: number;
  onCancel(): void;
}

const Progress = ({ read, total, onCancel }: ProgressProps) => (
  <div className="flex items-center gap-3 ps-3 text-sm text-muted">
    <span className="tabular-nums">{`${count(read)} of ${count(total)}`}</span>
    <ProgressBar className="w-28" label="Export" value={total ? (read / total) * 100 : undefined} />
    <Button variant="ghost" size="sm" onClick={onCancel}>
      Cancel export
    </Button>
  </div>
);

function report({ items, invalidCount, total, hasMoved, ended }: FullList<unknown>) {
  const exported = `Exported ${pluralize(items.length, ['row', 'rows'])}`;
  if (invalidCount > 0)
    notify.warning(`${exported}. ${pluralize(invalidCount, ['row', 'rows'])} could not be read`);
  else if (ended) notify.warning(`${exported}. Filter has only part of the list`);
  else if (hasMoved)
    notify.warning(`${exported}. The list changed meanwhile: rows may be missing or already deleted`);
  else if (items.length < total) notify.warning(`${exported} of ${count(total)}: the server sent no more`);
  else notify.success(exported);
}

const count = (rows: number) => rows.toLocaleString('en');
