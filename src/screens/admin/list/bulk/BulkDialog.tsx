import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { MessageFields } from '#src/api/error.ts';
import { sessionScope } from '#src/api/session-scope.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { reload } from '#src/data/reload.ts';
import { notify } from '#src/app/notify.ts';
import { pluralize, type RowName } from '#src/lib/pluralize.ts';
import { Button } from '#src/ui/Button.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { useLeaveGuard } from '#src/ui/use-leave-guard.ts';
import { currentRows } from '#src/data/current-rows.ts';
import type { ListEndpoint, RowOf } from '#src/data/list-endpoint.ts';
import { bulkRecord } from './bulk-record.ts';
import { type BulkResult, runAll } from './run-all.ts';
import { WithNames } from '#src/ui/WithNames.tsx';

/** A change of many rows (LIS-17). */
export interface BulkAction<E extends ListEndpoint> {
  list: E;
  /** The call that changes a row. */
  endpoint: Endpoint;
  /** The button, the progress and the result: ['Delete', 'Deleting', 'deleted']. */
  words: readonly [act: string, acting: string, done: string];
  /** Default text of a failure. */
  failed: string;
  messageFields?: MessageFields;
  /**
   * Changes a row; throws `RowSkipped` for one that is to stay as it is.
   * @param readCurrent the row as it is now; rows of the same group share a read
   */
  act(id: number, readCurrent: (row: RowOf<E>) => Promise<RowOf<E>>): Promise<unknown>;
  /** The text by which a search finds a row that is read again. */
  nameOf?(row: RowOf<E>): string | undefined;
  warning?: string | undefined;
  /** To be typed to confirm. */
  phrase?: string | undefined;
  tone?: 'danger' | 'primary';
  /** Reads to reload in addition to the list. */
  refreshes?: readonly Endpoint[];
}

export interface BulkDialogProps {
  ids: readonly number[];
  action: BulkAction<any>;
  noun: RowName;
  /** The changes, below the question. */
  children?: ReactNode;
  /** `remainingIds`: the rows that are as before, to try them again; undefined when nothing was started. */
  onClose(remainingIds?: readonly number[]): void;
}

/** Asks, changes many rows, and lists which of them failed, why, and which were not started because it was stopped. */
export function BulkDialog({ ids, action, noun, children, onClose }: BulkDialogProps) {
  const [act, acting, done] = action.words;
  const { run, stop, finished, result, count } = useBulk(action, noun, () => onClose([]));
  const rows = pluralize(ids.length, noun);

  if (result)
    return renderResult(
      result,
      done,
      noun,
      () => onClose(remainingOf(result)),
      () => run(remainingOf(result)),
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

/** Runs the action, tells the result, in a toast when all is done, and reloads. */
function useBulk(action: BulkAction<any>, noun: RowName, onDone: () => void) {
  const cache = useQueryClient();
  const [finished, setFinished] = useState<number>();
  const [count, setCount] = useState(0);
  const [result, setResult] = useState<BulkResult>();
  const stopping = useRef<AbortController>(undefined);
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
      stopping.current?.abort();
    };
  }, []);
  useLeaveGuard(finished !== undefined && !result, 'Wait, or press Stop');

  async function run(ids: readonly number[]) {
    const { list, endpoint, nameOf, words, refreshes = [] } = action;
    const { username } = sessionScope.current;
    const { signal } = (stopping.current = new AbortController());
    setResult(undefined);
    setCount(ids.length);
    setFinished(0);
    let read = currentRows(cache, list, nameOf);
    const next = await runAll(ids, (id) => action.act(id, (row) => read(row)), {
      ...action,
      signal,
      onGroup: () => (read = currentRows(cache, list, nameOf)),
      onProgress(progress) {
        bulkRecord.write({ ...progress, username, list: list.path, total: ids.length, noun, word: words[2] });
        setFinished(progress.finished);
      },
    });
    void reload(cache, [list, ...refreshes], { endpoint, ids: next.done });
    if (next.hasSessionEnded) return; // the record tells
    bulkRecord.forget();
    if (!mounted.current) return void notify.warning(summaryOf(next, words[2], noun)); // the role is gone, say
    if (next.done.length < ids.length) return setResult(next);
    notify.success(`${pluralize(ids.length, noun)} ${words[2]}`);
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

/** The rows that were not done, and why. No component, so that the dialog of the progress stays. */
const renderResult = (
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
        {remainingOf(result).length > 0 && <Button onClick={onRepeat}>Try again</Button>}
        <Button onClick={onClose}>Close</Button>
      </>
    }
  >
    <ul className="grid gap-2">
      {[...result.failed, ...result.skipped].map(({ id, reason }) => (
        <li key={id} className="flex gap-3">
          <span className="mono text-muted" translate="no">{`#${id}`}</span>
          <span className="min-w-0 break-words">
            <WithNames>{reason}</WithNames>
          </span>
        </li>
      ))}
    </ul>
    {result.notStarted.length > 0 && (
      <p className="text-muted">{`${pluralize(result.notStarted.length, noun)} unchanged.`}</p>
    )}
  </Dialog>
);

const remainingOf = ({ failed, notStarted }: BulkResult) => [...failed.map(({ id }) => id), ...notStarted];

function summaryOf({ done, failed, skipped, notStarted }: BulkResult, word: string, noun: RowName) {
  return [
    `${pluralize(done.length, noun)} ${word}`,
    skipped.length > 0 && `${skipped.length} skipped`,
    failed.length > 0 && `${failed.length} failed`,
    notStarted.length > 0 && `${notStarted.length} not started`,
  ]
    .filter(Boolean)
    .join(', ');
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
