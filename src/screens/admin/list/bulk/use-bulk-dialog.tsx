import { type ReactNode, useState } from 'react';
import { call } from '#src/api/call.ts';
import { pluralize, type RowName } from '#src/lib/pluralize.ts';
import { lazyDialog } from '#src/ui/lazy-dialog.tsx';
import type { BulkAction } from './BulkDialog.tsx';
import type { DeleteConfig } from '../delete-config.ts';
import { focusListCount } from '../ListCount.tsx';
import type { ListEndpoint, RemoveEndpoint } from '#src/data/list-endpoint.ts';

const BulkDialog = lazyDialog(async () => (await import('./BulkDialog.tsx')).BulkDialog);

/** A dialog for the selected rows. `remainingIds`: the rows that are to stay selected; undefined when nothing was started. */
export type StartBulk = (dialog: (onClose: (remainingIds?: readonly number[]) => void) => ReactNode) => void;

/** The dialog for the selected rows (LIS-17). */
export function useBulkDialog(selected: ReadonlySet<number>, keepSelected: (ids: readonly number[]) => void) {
  const [opened, open] = useState<{ ids: readonly number[]; dialog: Parameters<StartBulk>[0] }>();
  const start: StartBulk = (dialog) => open({ ids: [...selected], dialog });

  function end(remainingIds?: readonly number[]) {
    open(undefined);
    if (!opened || !remainingIds) return;
    keepSelected(remainingIds);
    if (remainingIds.length < opened.ids.length) focusListCount();
  }
  return { start, dialog: opened?.dialog(end) };
}

/** The dialog that deletes the selected rows (LIS-8). */
export function deletionOf<Row extends { id: number }>(
  rows: readonly Row[],
  { endpoint, warning, failed, phrase, refreshes = [] }: DeleteConfig<Row>,
  list: ListEndpoint,
  noun: RowName,
): Parameters<StartBulk>[0] {
  const action: BulkAction<ListEndpoint> = {
    list,
    endpoint,
    words: ['Delete', 'Deleting', 'deleted'],
    failed,
    warning,
    phrase: phrase && `delete ${pluralize(rows.length, noun)}`,
    refreshes,
    act: (id) => call<RemoveEndpoint>(endpoint, { id }),
  };
  return (onClose) => (
    <BulkDialog ids={rows.map(({ id }) => id)} action={action} noun={noun} onClose={onClose} />
  );
}
