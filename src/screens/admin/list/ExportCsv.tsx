import { useEffect, useRef, useState } from 'react';
import { messageOf, SessionEnded } from '#src/api/error.ts';
import { notify } from '#src/app/notify.ts';
import { pluralize } from '#src/lib/pluralize.ts';
import { Button } from '#src/ui/Button.tsx';
import { DownloadIcon } from '#src/ui/icons.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { type CsvColumn, csvOf, saveCsv } from './csv.ts';
import type { ListEndpoint, RowOf } from './list-endpoint.ts';
import { type AllRows, readAll } from './read-all.ts';
import type { List } from './use-list.ts';

export interface ExportCsvProps<E extends ListEndpoint> {
  list: List<E>;
  /** What is exported; undefined: all rows are read that the search finds. */
  rows?: readonly RowOf<E>[] | undefined;
  columns: readonly CsvColumn<RowOf<E>>[];
  /** Without the extension. */
  fileName: string;
}

/** Exports the rows of all pages, not only of the current one, and reports how many (LIS-8). */
export function ExportCsv<E extends ListEndpoint>({ list, rows, columns, fileName }: ExportCsvProps<E>) {
  const [progress, setProgress] = useState<{ read: number; total: number }>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  function save(all: AllRows<RowOf<E>>) {
    saveCsv(csvOf(all.rows, columns), `${fileName}.csv`);
    report(all);
  }
  async function run() {
    if (rows) return save({ rows: [...rows], total: rows.length, unread: 0 });
    const controller = (running.current = new AbortController());
    setProgress({ read: 0, total: list.total });
    let rowsRead = 0;
    try {
      const all = await readAll(list.endpoint, list.state, {
        signal: controller.signal,
        onProgress(read, total) {
          rowsRead = read;
          setProgress({ read, total });
        },
      });
      save(all);
    } catch (error) {
      if (!controller.signal.aborted && !(error instanceof SessionEnded))
        notify.error(messageOf(error, `Export failed after ${count(rowsRead)} rows, nothing was saved`));
    }
    setProgress(undefined);
  }

  if (!progress) {
    return (
      <Button
        variant="ghost"
        size="sm"
        icon={<DownloadIcon size={16} />}
        disabled={list.total === 0}
        onClick={() => void run()}
      >
        <span>
          <span className="max-sm:sr-only">Export</span> CSV
        </span>
      </Button>
    );
  }
  return <Progress {...progress} onCancel={() => running.current?.abort()} />;
}

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

function report({ rows, unread, total }: AllRows<unknown>) {
  const exported = `Exported ${pluralize(rows.length, ['row', 'rows'])}`;
  if (unread > 0) notify.warning(`${exported}, ${pluralize(unread, ['row', 'rows'])} could not be read`);
  else if (rows.length < total) notify.warning(`${exported} of ${count(total)}: the server sent no more`);
  else notify.success(exported);
}

const count = (rows: number) => rows.toLocaleString('en');
