import { useEffect, useRef, useState } from 'react';
import { Cancelled, messageOf, SessionEnded } from '#src/api/error.ts';
import { notify } from '#src/app/notify.ts';
import { formatCount, type RowName } from '#src/lib/pluralize.ts';
import { Button } from '#src/ui/Button.tsx';
import { ChunkErrorDialog } from '#src/ui/lazy-dialog.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import type { ExportSlot, List } from '../slots.ts';
import type { Format, ValuedColumn } from '../valued-columns.ts';

/** Exports the rows of all pages and announces the number (LIS-8); offers to cancel while it reads. */
export function useExport<Row>(list: List<Row>, noun: RowName): ExportSlot<Row> {
  const [progress, setProgress] = useState<{ read: number; total: number }>();
  const [isLost, setLost] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function run(format: Format, columns: readonly ValuedColumn<Row>[]) {
    const { signal } = (running.current = new AbortController());
    let rowsRead = 0;
    function onProgress(read: number, total: number) {
      rowsRead = read;
      setProgress({ read, total });
    }
    onProgress(0, list.source.total);
    const code = await import('./export-list.ts').catch((error: unknown) => console.error(error));
    try {
      await code?.exportList(list, columns, {
        format,
        fileName: noun[1].replaceAll(' ', '-'),
        signal,
        onProgress,
      });
    } catch (error) {
      if (!signal.aborted && !(error instanceof SessionEnded || error instanceof Cancelled))
        notify.error(
          messageOf(error, `Export failed after ${formatCount(rowsRead)} rows. Nothing was saved`),
        );
    }
    setProgress(undefined);
    setLost(!code && !signal.aborted);
  }

  return {
    start: (format, columns) => void run(format, columns),
    progress: isLost ? (
      <ChunkErrorDialog onClose={() => setLost(false)} />
    ) : (
      progress && <Progress {...progress} onCancel={() => running.current?.abort()} />
    ),
  };
}

interface ProgressProps {
  read: number;
  total: number;
  onCancel(): void;
}

const Progress = ({ read, total, onCancel }: ProgressProps) => (
  <div className="flex items-center gap-3 ps-3 text-sm text-muted">
    <span className="tabular-nums">{`${formatCount(read)} of ${formatCount(total)}`}</span>
    <ProgressBar className="w-28" label="Export" value={total ? (read / total) * 100 : undefined} />
    <Button variant="ghost" size="sm" onClick={onCancel}>
      Cancel export
    </Button>
  </div>
);
