import clsx from 'clsx';
import { useState } from 'react';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { useWrite } from '#src/data/use-write.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import type { DeleteConfig, RowSummary } from './delete-config.ts';
import { UntranslatedNames } from '#src/ui/UntranslatedNames.tsx';
import { UntrustedText } from '#src/ui/UntrustedText.tsx';

export interface DeleteDialogProps<Row extends { id: number }> {
  row: Row;
  deletion: DeleteConfig<Row>;
  list: Endpoint;
  onClose(): void;
  /** Called instead of it if the row is missing. */
  onRowMissing?(): void;
}

/** Asks and deletes a row. Stays open after a failure (LIS-6), unless the row is missing (LIS-9). */
export function DeleteDialog<Row extends { id: number }>({
  row,
  deletion,
  list,
  onClose,
  onRowMissing = onClose,
}: DeleteDialogProps<Row>) {
  const {
    endpoint,
    question,
    summary,
    warning,
    confirmLabel = 'Delete',
    successMessage,
    errorMessage,
    phrase,
    useConsequences = noConsequences,
    invalidates = [],
  } = deletion;
  const consequences = useConsequences(row);
  const [error, setError] = useState<string>();
  const remove = useWrite(endpoint, {
    successMessage,
    errorMessage,
    invalidates: [list, ...invalidates],
    onSuccess: onRowMissing,
    onRowMissing,
  });
  async function confirm() {
    const outcome = await remove.run({ id: row.id });
    if (outcome?.status === 'failed') setError(outcome.failure.texts.join('. '));
  }
  return (
    <ConfirmDialog
      title="Delete"
      warning={warning}
      confirmLabel={confirmLabel}
      busyLabel="Deleting..."
      phrase={consequences.asksForPhrase && phrase ? phrase(row).trim() || `#${row.id}` : undefined}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    >
      {/* an element of its own, by whose whole text it is found */}
      <div>{question(row)}</div>
      {summary && <Summary {...summary(row)} />}
      {consequences.text && <p className="mt-3 text-sm">{consequences.text}</p>}
    </ConfirmDialog>
  );
}

const noConsequences = () => ({ text: '', asksForPhrase: true });

function Summary({ name, isCode = false, facts, names }: RowSummary) {
  const known = facts.filter(Boolean).join(' · ');
  return (
    <div className="mt-3 rounded-md border border-line bg-sunken px-3.5 py-2.5">
      <p translate="no" className={clsx('wrap-anywhere', isCode ? 'mono' : 'font-medium')}>
        <UntrustedText>{name}</UntrustedText>
      </p>
      {known && (
        <p className="mt-0.5 text-sm wrap-anywhere text-muted">
          <UntranslatedNames names={names}>{known}</UntranslatedNames>
        </p>
      )}
    </div>
  );
}
