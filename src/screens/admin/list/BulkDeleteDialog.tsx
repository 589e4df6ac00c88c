import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '#src/api/call.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { notify } from '#src/lib/notify.ts';
import { Button } from '#src/ui/Button.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import type { RemoveEndpoint } from './list-endpoint.ts';
import { counted, type Noun } from './noun.ts';
import { type Account, runAll } from './run-all.ts';

/** How a list deletes many rows: the same call as for one, row by row. */
export interface BulkDelete {
  endpoint: RemoveEndpoint;
  /** Text of SPEC.md §8 for a row that could not be deleted. */
  failed: string;
  warning: string;
  /** Whether the number of rows must be typed first: for what takes much along. */
  asksPhrase?: boolean;
  /** Reads that are asked again afterwards, beside the list. */
  refreshes?: readonly Endpoint[];
}

export interface BulkDeleteDialogProps extends BulkDelete {
  ids: readonly number[];
  noun: Noun;
  list: Endpoint;
  /** `left`: ids that are still there; without it nothing was done. */
  onClose(left?: readonly number[]): void;
}

/** Deletes many rows and accounts for each: deleted, failed and why, not begun because it was stopped. */
export function BulkDeleteDialog({ ids, noun, endpoint, failed, warning, asksPhrase = false, list, refreshes = [], onClose }: BulkDeleteDialogProps) {
  const cache = useQueryClient();
  const [finished, setFinished] = useState<number>();
  const [account, setAccount] = useState<Account>();
  const stopping = useRef<AbortController>(undefined);
  useEffect(() => () => stopping.current?.abort(), []);

  async function run() {
    const controller = (stopping.current = new AbortController());
    setFinished(0);
    const result = await runAll(ids, (id) => call<RemoveEndpoint>(endpoint, { id }), { failed, signal: controller.signal, onProgress: setFinished });
    await Promise.all([list, ...refreshes].map(({ path }) => cache.invalidateQueries({ queryKey: [path] })));
    const left = leftOf(result);
    if (left.length > 0) return setAccount(result);
    notify.success(`${counted(ids.length, noun)} deleted`);
    onClose([]);
  }

  if (account) {
    return (
      <Dialog title={summaryOf(account, noun)} onClose={() => onClose(leftOf(account))} footer={<Button onClick={() => onClose(leftOf(account))}>Close</Button>}>
        <ul className="grid gap-2">
          {account.failed.map(({ id, reason }) => (
            <li key={id} className="flex gap-3">
              <span className="mono text-muted">#{id}</span>
              <span className="min-w-0 break-words">{reason}</span>
            </li>
          ))}
        </ul>
        {account.skipped.length > 0 && <p className="text-muted">{counted(account.skipped.length, noun)} left as before.</p>}
      </Dialog>
    );
  }
  if (finished !== undefined) {
    return (
      <Dialog title={`Deleting ${counted(ids.length, noun)}`} dismissible={false} onClose={() => {}} footer={<Button onClick={() => stopping.current?.abort()}>Stop</Button>}>
        <ProgressBar label="Deleted" value={(finished / ids.length) * 100} showPercent />
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      open
      title="Delete"
      warning={warning}
      phrase={asksPhrase ? `delete ${counted(ids.length, noun)}` : undefined}
      confirmLabel={`Delete ${counted(ids.length, noun)}`}
      onConfirm={() => void run()}
      onClose={() => onClose()}
    >
      {`Are you sure you want to delete ${counted(ids.length, noun)}?`}
    </ConfirmDialog>
  );
}

const leftOf = ({ failed, skipped }: Account) => [...failed.map(({ id }) => id), ...skipped];

function summaryOf({ done, failed, skipped }: Account, noun: Noun) {
  return [`${counted(done.length, noun)} deleted`, failed.length > 0 && `${failed.length} failed`, skipped.length > 0 && `${skipped.length} not begun`].filter(Boolean).join(', ');
}
