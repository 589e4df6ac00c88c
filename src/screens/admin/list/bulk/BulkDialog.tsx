import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { notify } from '#src/app/notify.ts';
import { pluralize } from '#src/lib/pluralize.ts';
import { Button } from '#src/ui/Button.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { useLeaveGuard } from '#src/ui/use-leave-guard.ts';
import { UntranslatedNames } from '#src/ui/UntranslatedNames.tsx';
import type { Bulk, BulkAction } from './bulk-action.ts';
import { runBulk } from './run-bulk.ts';

type AnyRow = { id: number };

export interface BulkDialogProps<Row extends AnyRow> extends Bulk<Row> {
  action: BulkAction<Row>;
  /** Receives the initial focus. Default: Cancel. */
  initialFocus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
}

type Run<Row extends AnyRow> =
  | { is: 'running'; finished: number; count: number }
  | ({ is: 'over' } & Awaited<ReturnType<typeof runBulk<Row>>>);

/** Carries out the action; leaving the page stops it. `run` is undefined until it begins. */
function useBulkRun<Row extends AnyRow>({ action, noun, list, onDone }: BulkDialogProps<Row>) {
  const cache = useQueryClient();
  const [run, setRun] = useState<Run<Row>>();
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

  async function begin(rows: readonly Row[]) {
    const { signal } = (stopping.current = new AbortController());
    const onProgress = (finished: number) => setRun({ is: 'running', finished, count: rows.length });
    onProgress(0);
    const result = await runBulk(cache, action, { rows, noun, list, signal, onProgress });
    const isDone = result.ends.every(({ is }) => is === 'done');
    if (mounted.current && !result.hasSessionEnded && !isDone) return setRun({ is: 'over', ...result });
    notify[isDone ? 'success' : 'warning'](result.summary);
    if (!result.hasSessionEnded) result.forget();
    if (mounted.current) onDone(result.remaining, result.changed);
  }
  return { run, begin, stop: () => stopping.current?.abort() };
}

/** Asks, shows the progress, and lists which rows failed, why, and which were not started because it was stopped. */
export function BulkDialog<Row extends AnyRow>(props: BulkDialogProps<Row>) {
  const { action, children, noun, onClose, onDone } = props;
  const [act, acting, done] = action.words;
  const { run, begin, stop } = useBulkRun(props);

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
          blade={{ code: noun[1], teeth: Math.min(run.count, 30) }}
        />
      </Dialog>
    );
  if (run) {
    const { ends, remaining, changed, summary } = run;
    const close = () => {
      run.forget();
      onDone(remaining, changed);
    };
    const notStarted = ends.filter(({ is }) => is === 'not started').length;
    return (
      <Dialog
        title={summary}
        onClose={close}
        footer={
          <>
            {remaining.length > 0 && <Button onClick={() => void begin(remaining)}>Try again</Button>}
            <Button onClick={close}>Close</Button>
          </>
        }
      >
        <ul className="grid gap-2">
          {ends.map(
            ({ row, reason }) =>
              reason !== undefined && (
                <li key={row.id} className="flex gap-3">
                  <span className="mono text-muted" translate="no">{`#${row.id}`}</span>
                  <span className="min-w-0 break-words">
                    <UntranslatedNames>{reason}</UntranslatedNames>
                  </span>
                </li>
              ),
          )}
        </ul>
        {notStarted > 0 && <p className="text-muted">{`${pluralize(notStarted, noun)} unchanged.`}</p>}
      </Dialog>
    );
  }
  const rows = pluralize(props.rows.length, noun);
  const isHarmless = action.tone === 'primary'; // the changes are listed below, and the button names the action
  return (
    <ConfirmDialog
      title={isHarmless ? `${act} ${rows}` : act}
      size={children ? 'lg' : 'sm'}
      tone={action.tone ?? 'danger'}
      details={children}
      warning={action.warning}
      phrase={action.phrase}
      initialFocus={props.initialFocus}
      confirmLabel={`${act} ${rows}`}
      onConfirm={() => void begin(props.rows)}
      onClose={onClose}
    >
      {!isHarmless && `Are you sure you want to ${act.toLowerCase()} ${rows}?`}
    </ConfirmDialog>
  );
}
