import { call } from '#src/api/call.ts';
import type { RemoveEndpoint } from '#src/data/list/list-endpoint.ts';
import { pluralize, type RowName } from '#src/lib/pluralize.ts';
import { lazyDialog } from '#src/ui/lazy-dialog.tsx';
import type { DeleteConfig } from '../delete-config.ts';
import type { BulkChoice } from './bulk-action.ts';

const BulkDialog = lazyDialog(() => import('./BulkDialog.tsx'), 'BulkDialog');

/** Deletes the selected rows (LIS-8). */
export const deleteSelected = <Row extends { id: number }>(
  { endpoint, warning, failed, phrase, refreshes }: DeleteConfig<Row>,
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
        failed,
        warning,
        phrase: phrase && `delete ${pluralize(bulk.rows.length, noun)}`,
        refreshes,
        send: ({ id }) => call<RemoveEndpoint>(endpoint, { id }),
      }}
    />
  ),
});
