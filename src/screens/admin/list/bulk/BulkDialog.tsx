import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { notify } from '#src/app/notify.ts';
import { pluralize, type RowName } from '#src/lib/pluralize.ts';
import { Button } from '#src/ui/Button.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { useLeaveGuard } from '#src/ui/use-leave-guard.ts';
import { WithNames } from '#src/ui/WithNames.tsx';
import type { Bulk, BulkAction, BulkResult } from './bulk-action.ts';
import { runBulk } from './run-bulk.ts';

export interface BulkDialogProps extends Omit<Bulk<unknown>, 'rows' | 'list'> {
  /** The rows that change. */
  ids: readonly number[];
  action: BulkAction<any>;
  /** The changes, below the question. */
  children?: ReactNode;
}

type Run = { is: 'running'; finished: number; count: number } | ({ is: 'over' } & BulkResult);

/** Carries out the action; leaving the page stops it. `run` is undefined until it begins. */
function useBulkRun(action: BulkAction<any>, noun: RowName, onDone: (remaining: readonly number[]) => void) {
  const cache = useQueryClient();
  const [run, setRun] = useState<Run>();
  const stopping = useRef<AbortController>(undefined);
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
      stopping.current?.abort();
    };
  }, []);
  useLeaveGuard(run?.is === 'running', 'Wait, or press Stop');

  async function begin(ids: readonly number[]) {
    const { signal } = (stopping.current = new AbortController());
    const onProgress = ({ finished }: { finished: number }) =>
      setRun({ is: 'running', finished, count: ids.length });
    onProgress({ finished: 0 });
    const result = await runBulk(cache, action, ids, { noun, signal, onProgress });
    if (result.hasSessionEnded) return;
    if (!mounted.current) return void notify.warning(result.summary); // the role is gone, say
    if (result.notDone.length + result.notStarted > 0) return setRun({ is: 'over', ...result });
    notify.success(result.summary);
    onDone([]);
  }
  return { run, begin, stop: () => stopping.current?.abort() };
}

/** Asks, shows the progress, and lists which rows failed, why, and which were not started because it was stopped. */
export function BulkDialog({ ids, action, children, noun, onClose, onDone }: BulkDialogProps) {
  const [act, acting, done] = action.words;
  const { run, begin, stop } = useBulkRun(action, noun, onDone);

  if (run?.is === 'running')
    return (
      <Dialog
        title={`${acting} ${pluralize(run.count, noun)}`}
        dismissible={false}
        onClose={() => {}}
        footer={<Button onClick={stop}>Stop</Button>}
      >
        <ProgressBar
          label={done.charAt(0).toUpperCase() + done.slice(1)}
          value={(run.finished / run.count) * 100}
          showPercent
        />
      </Dialog>
    );
  if (run)
    return (
      <Dialog
        title={run.summary}
        onClose={() => onDone(run.remaining)}
        footer={
          <>
            {run.remaining.length > 0 && <Button onClick={() => void begin(run.remaining)}>Try again</Button>}
            <Button onClick={() => onDone(run.remaining)}>Close</Button>
          </>
        }
      >
        <ul className="grid gap-2">
          {run.notDone.map(({ id, reason }) => (
            <li key={id} className="flex gap-3">
              <span className="mono text-muted" translate="no">{`#${id}`}</span>
              <span className="min-w-0 break-words">
                <WithNames>{reason}</WithNames>
              </span>
            </li>
          ))}
        </ul>
        {run.notStarted > 0 && (
          <p className="text-muted">{`${pluralize(run.notStarted, noun)} unchanged.`}</p>
        )}
      </Dialog>
    );
  const rows = pluralize(ids.length, noun);
  return (
    <ConfirmDialog
      title={act}
      size={children ? 'lg' : 'sm'}
      tone={action.tone ?? 'danger'}
      details={children}
      warning={action.warning}
      phrase={action.phrase}
      confirmLabel={`${act} ${rows}`}
      onConfirm={() => void begin(ids)}
      onClose={onClose}
    >
      {`Are you sure you want to ${act.toLowerCase()} ${rows}?`}
    </ConfirmDialog>
  );
}
