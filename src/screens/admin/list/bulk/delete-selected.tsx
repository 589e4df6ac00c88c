import clsx from 'clsx';
import { call } from '#src/api/call.ts';
import type { RemoveEndpoint } from '#src/data/list/list-endpoint.ts';
import { pluralize, type RowName } from '#src/lib/pluralize.ts';
import { UntrustedText } from '#src/ui/UntrustedText.tsx';
import { lazyDialog } from '#src/ui/lazy-dialog.tsx';
import type { DeleteConfig, RowSummary } from '../delete-config.ts';
import type { BulkChoice } from './bulk-action.ts';

const BulkDialog = lazyDialog(() => import('./BulkDialog.tsx'), 'BulkDialog');

/** Deletes the selected rows (LIS-8). */
export const deleteSelected = <Row extends { id: number }>(
  { endpoint, summary, warning, errorMessage, phrase, invalidates }: DeleteConfig<Row>,
  noun: RowName,
): BulkChoice<Row> => ({
  label: () => 'Delete selected',
  isDanger: true,
  disabledReason: ({ length }) => length === 0 && `Select ${noun[1]} first`,
  Dialog: (bulk) => (
    <BulkDialog
      {...bulk}
      action={{
        endpoint,
        words: ['Delete', 'Deleting', 'deleted'],
        errorMessage,
        warning,
        phrase: phrase && `delete ${pluralize(bulk.rows.length, noun)}`,
        invalidates,
        send: ({ id }) => call<RemoveEndpoint>(endpoint, { id }),
      }}
    >
      {summary && <Deleted rows={bulk.rows.map((row) => ({ id: row.id, ...summary(row) }))} />}
    </BulkDialog>
  ),
});

/** The rows that will be deleted, as their own question names each. Can be scrolled by keyboard. */
const Deleted = ({ rows }: { rows: readonly (RowSummary & { id: number })[] }) => (
  <section
    aria-label="Selected"
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls
    tabIndex={0}
    className="max-h-48 overflow-y-auto rounded-md border border-line"
  >
    <ul className="divide-y divide-line">
      {rows.map(({ id, name, isCode }) => (
        <li key={id} translate="no" className={clsx('px-3 py-1.5 wrap-anywhere', isCode && 'mono')}>
          <UntrustedText>{name}</UntrustedText>
        </li>
      ))}
    </ul>
  </section>
);
