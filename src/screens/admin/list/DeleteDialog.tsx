import type { ReactNode } from 'react';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { useAction } from '#src/data/use-action.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { focusListCount } from './list-count.ts';
import type { RemoveEndpoint } from './list-endpoint.ts';

export interface DeleteDialogProps {
  endpoint: RemoveEndpoint;
  rowId: number;
  /** The question. */
  children: ReactNode;
  warning: ReactNode;
  confirmLabel?: string;
  /** Success and failure texts of SPEC.md §8. */
  done: string;
  failed: string;
  refreshes: readonly Endpoint[];
  /** Must be typed first. */
  phrase?: string | undefined;
  onClose(): void;
}

/** Asks, deletes, reloads, tells, closes; stays open when it failed (SPEC.md §2). */
export function DeleteDialog({ endpoint, rowId, children, confirmLabel = 'Delete', warning, phrase, onClose, ...action }: DeleteDialogProps) {
  const remove = useAction(endpoint, action);
  function close() {
    onClose();
    focusListCount();
  }
  return (
    <ConfirmDialog
      open
      title="Delete"
      warning={warning}
      confirmLabel={confirmLabel}
      busyLabel="Deleting..."
      phrase={phrase}
      onConfirm={() => remove.mutateAsync({ id: rowId }).then(close, stayOpen)}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}

/** The failure has been told by its toast. */
const stayOpen = () => {};
