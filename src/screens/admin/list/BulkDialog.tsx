import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { MessageFields } from '#src/api/error.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { notify } from '#src/app/notify.ts';
import { pluralize, type RowName } from '#src/lib/pluralize.ts';
import { Button } from '#src/ui/Button.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { type BulkResult, runAll } from './run-all.ts';

/** What is done to each of many rows (LIS-17). */
export interface BulkAction {
  /** The button, the progress and the result: ['Delete', 'Deleting', 'deleted']. */
  words: readonly [act: string, acting: string, done: string];
  /** Default text of a failure. */
  failed: string;
  messageFields?: MessageFields;
  /**
   * Called when the rows are to be changed, again by 'Try again'.
   * @returns changes a row; throws `LeftAlone` for one that is to stay as it is
   */
  begin(): (id: number) => Promise<unknown>;
  warning?: string;
  /** What must be typed to confirm. */
  phrase?: string | undefined;
  tone?: 'danger' | 'primary';
  /** Reads to reload, the list among them. */
  refreshes: readonly Endpoint[];
}

export interface BulkDialogProps {
  ids: readonly number[];
  action: BulkAction;
  noun: RowName;
  /** What changes, below the question. */
  children?: ReactNode;
  /** `left`: the ids that are as before, to try them again; undefined when nothing was started. */
  onClose(left?: readonly number[]): void;
}

/**
 * Asks, changes many rows, and lists which of them failed, why, and which were not started because it was stopped.
 */
export function BulkDialog({ ids, action, noun, children, onClose }: BulkDialogProps) {
  const [act, acting, done] = action.words;
  const { run, stop, finished, result, count } = useBulk(action, noun, () => onClose([]));
  const rows = pluralize(ids.length, noun);

  if (result)
    return accountOf(
      result,
      done,
      noun,
      () => onClose(leftOf(result)),
      () => run(leftOf(result)),
    );
  if (finished !== undefined)
    return (
      <Dialog
        title={`${acting} ${pluralize(count, noun)}`}
        dismissible={false}
        onClose={() => {}}
        footer={<Button onClick={stop}>Stop</Button>}
      >
        <ProgressBar label={capitalised(done)} value={(finished / count) * 100} showPercent />
      </Dialog>
    );
  return (
    <ConfirmDialog
      title={act}
      size={children ? 'lg' : 'sm'}
      tone={action.tone ?? 'danger'}
      details={children}
      warning={action.warning}
      phrase={action.phrase}
      confirmLabel={`${act} ${rows}`}
      onConfirm={() => run(ids)}
      onClose={() => onClose()}
    >
      {`Are you sure you want to ${act.toLowerCase()} ${rows}?`}
    </ConfirmDialog>
  );
}

/** Runs the action; reloads, and tells in a toast when nothing is left to say. */
function useBulk(action: BulkAction, noun: RowName, onDone: () => void) {
  const cache = useQueryClient();
  const [finished, setFinished] = useState<number>();
  const [count, setCount] = useState(0);
  const [result, setResult] = useState<BulkResult>();
  const stopping = useRef<AbortController>(undefined);
  useEffect(() => () => stopping.current?.abort(), []);

  async function run(ids: readonly number[]) {
    const { signal } = (stopping.current = new AbortController());
    setResult(undefined);
    setCount(ids.length);
    setFinished(0);
    const next = await runAll(ids, action.begin(), { ...action, signal, onProgress: setFinished });
    await Promise.all(action.refreshes.map(({ path }) => cache.invalidateQueries({ queryKey: [path] })));
    if (next.done.length < ids.length) return setResult(next);
    notify.success(`${pluralize(ids.length, noun)} ${action.words[2]}`);
    onDone();
  }
  return {
    run: (ids: readonly number[]) => void run(ids),
    stop: () => stopping.current?.abort(),
    finished,
    count,
    result,
  };
}

/** What was not done, and why. No component, so that the dialog of the progress stays. */
const accountOf = (
  result: BulkResult,
  done: string,
  noun: RowName,
  onClose: () => void,
  onRepeat: () => void,
) => (
  <Dialog
    title={summaryOf(result, done, noun)}
    onClose={onClose}
    footer={
      <>
        {leftOf(result).length > 0 && <Button onClick={onRepeat}>Try again</Button>}
        <Button onClick={onClose}>Close</Button>
      </>
    }
  >
    <ul className="grid gap-2">
      {[...result.failed, ...result.spared].map(({ id, reason }) => (
        <li key={id} className="flex gap-3">
          <span translate="no" className="mono text-muted">{`#${id}`}</span>
          <span className="min-w-0 break-words">{reason}</span>
        </li>
      ))}
    </ul>
    {result.skipped.length > 0 && (
      <p className="text-muted">{`${pluralize(result.skipped.length, noun)} left as before.`}</p>
    )}
  </Dialog>
);

const leftOf = ({ failed, skipped }: BulkResult) => [...failed.map(({ id }) => id), ...skipped];

function summaryOf({ done, failed, spared, skipped }: BulkResult, word: string, noun: RowName) {
  return [
    `${pluralize(done.length, noun)} ${word}`,
    spared.length > 0 && `${spared.length} left alone`,
    failed.length > 0 && `${failed.length} failed`,
    skipped.length > 0 && `${skipped.length} not begun`,
  ]
    .filter(Boolean)
    .join(', ');
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
