import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pluralize } from '#src/lib/pluralize.ts';
import { Button } from '#src/ui/Button.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { useLeaveGuard } from '#src/ui/use-leave-guard.ts';
import { WithNames } from '#src/ui/WithNames.tsx';
import type { Bulk, BulkAction } from './bulk-action.ts';
import { runBulk } from './run-bulk.ts';

export interface BulkDialogProps extends Omit<Bulk<unknown>, 'rows' | 'list'> {
  /** The rows that change. */
  ids: readonly number[];
  action: BulkAction<any>;
  /** The changes, below the question. */
  children?: ReactNode;
}

/** Asks, shows the progress, and lists which rows failed, why, and which were not started because it was stopped. */
export function BulkDialog({ ids, action, children, noun, run, start, stop, onClose }: BulkDialogProps) {
  const cache = useQueryClient();
  const [act, acting, done] = action.words;
  const begin = (some: readonly number[]) =>
    void start(some.length, (signal, onProgress) =>
      runBulk(cache, action, some, { noun, signal, onProgress }),
    );
  useLeaveGuard(run?.is === 'running', 'Wait, or press Stop');

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
        onClose={onClose}
        footer={
          <>
            {run.remaining.length > 0 && <Button onClick={() => begin(run.remaining)}>Try again</Button>}
            <Button onClick={onClose}>Close</Button>
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
      onConfirm={() => begin(ids)}
      onClose={onClose}
    >
      {`Are you sure you want to ${act.toLowerCase()} ${rows}?`}
    </ConfirmDialog>
  );
}
