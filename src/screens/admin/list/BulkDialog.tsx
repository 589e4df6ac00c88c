import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '#src/api/call.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { notify } from '#src/app/notify.ts';
import { pluralize, type RowName } from '#src/lib/pluralize.ts';
import { Button } from '#src/ui/Button.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import type { DeleteConfig } from './delete-config.ts';
import type { RemoveEndpoint } from './list-endpoint.ts';
import { type BulkResult, runAll } from './run-all.ts';

export interface BulkDeleteDialogProps {
  ids: readonly number[];
  deletion: Omit<DeleteConfig<never>, 'question'>;
  noun: RowName;
  list: Endpoint;
  /** `left`: the ids that were not deleted; undefined when nothing was started. */
  onClose(left?: readonly number[]): void;
}

/**
 * Deletes many rows and lists which of them failed, why, and which were not started because it was stopped.
 */
export function BulkDeleteDialog({ ids, deletion, noun, list, onClose }: BulkDeleteDialogProps) {
  const { endpoint, failed, warning, phrase, refreshes = [] } = deletion;
  const cache = useQueryClient();
  const [finished, setFinished] = useState<number>();
  const [result, setResult] = useState<BulkResult>();
  const stopping = useRef<AbortController>(undefined);
  useEffect(() => () => stopping.current?.abort(), []);

  async function run() {
    const controller = (stopping.current = new AbortController());
    setFinished(0);
    const next = await runAll(ids, (id) => call<RemoveEndpoint>(endpoint, { id }), {
      failed,
      signal: controller.signal,
      onProgress: setFinished,
    });
    await Promise.all([list, ...refreshes].map(({ path }) => cache.invalidateQueries({ queryKey: [path] })));
    if (leftOf(next).length > 0) return setResult(next);
    notify.success(`${pluralize(ids.length, noun)} deleted`);
    onClose([]);
  }

  if (result) return dialogOf(result, noun, () => onClose(leftOf(result)));
  if (finished !== undefined)
    return (
      <Dialog
        title={`Deleting ${pluralize(ids.length, noun)}`}
        dismissible={false}
        onClose={() => {}}
        footer={<Button onClick={() => stopping.current?.abort()}>Stop</Button>}
      >
        <ProgressBar label="Deleted" value={(finished / ids.length) * 100} showPercent />
      </Dialog>
    );
  return (
    <ConfirmDialog
      title="Delete"
      warning={warning}
      phrase={phrase ? `delete ${pluralize(ids.length, noun)}` : undefined}
      confirmLabel={`Delete ${pluralize(ids.length, noun)}`}
      onConfirm={() => void run()}
      onClose={() => onClose()}
    >
      {`Are you sure you want to delete ${pluralize(ids.length, noun)}?`}
    </ConfirmDialog>
  );
}

/** What was not deleted, and why. No component, so that the dialog of the progress stays. */
const dialogOf = (result: BulkResult, noun: RowName, onClose: () => void) => (
  <Dialog title={summaryOf(result, noun)} onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
    <ul className="grid gap-2">
      {result.failed.map(({ id, reason }) => (
        <li key={id} className="flex gap-3">
          <span className="mono text-muted">#{id}</span>
          <span className="min-w-0 break-words">{reason}</span>
        </li>
      ))}
    </ul>
    {result.skipped.length > 0 && (
      <p className="text-muted">{pluralize(result.skipped.length, noun)} left as before.</p>
    )}
  </Dialog>
);

const leftOf = ({ failed, skipped }: BulkResult) => [...failed.map(({ id }) => id), ...skipped];

function summaryOf({ done, failed, skipped }: BulkResult, noun: RowName) {
  return [
    `${pluralize(done.length, noun)} deleted`,
    failed.length > 0 && `${failed.length} failed`,
    skipped.length > 0 && `${skipped.length} not begun`,
  ]
    .filter(Boolean)
    .join(', ');
}
