import { type ReactNode, useState } from 'react';
import { config } from '#src/lib/config.ts';
import { pluralize, type RowName } from '#src/lib/pluralize.ts';
import { Button } from '#src/ui/Button.tsx';
import { DataTable } from '#src/ui/DataTable.tsx';
import { EmptyState, FailedState, NoMatches } from '#src/ui/EmptyState.tsx';
import { lazyDialog, useDialogsPreloaded } from '#src/ui/lazy-dialog.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Pagination } from '#src/ui/Pagination.tsx';
import type { TableColumn } from '#src/ui/table-features.ts';
import { TableSkeleton } from '#src/ui/TableSkeleton.tsx';
import { RequestDelete, type DeleteConfig } from './delete-config.ts';
import { failureReason } from './failure-reason.ts';
import { focusListCount } from './list-count.ts';
import { ListCount } from './ListCount.tsx';
import type { ListEndpoint, RowOf } from './list-endpoint.ts';
import { ListTools } from './ListTools.tsx';
import { OrderToggle } from './OrderToggle.tsx';
import { useFreshRows } from './use-fresh-rows.ts';
import { useColumnVisibility } from './use-column-visibility.ts';
import { useFocusKept } from './use-focus-kept.ts';
import type { List } from './use-list.ts';
import { useSelection } from './use-selection.ts';

const DeleteDialog = lazyDialog(async () => (await import('./DeleteDialog.tsx')).DeleteDialog);
const BulkDeleteDialog = lazyDialog(async () => (await import('./BulkDeleteDialog.tsx')).BulkDeleteDialog);

export interface AdminListProps<E extends ListEndpoint> {
  /** The heading and the document's title. */
  title: string;
  /** What the rows are called; also names the stored column choice and the exported file. */
  noun: RowName;
  list: List<E>;
  /** Must be stable (module scope or a memo). Built with `listColumns`. */
  columns: readonly TableColumn<RowOf<E>>[];
  /** Buttons beside the heading, or in place of the rows when there are none: 'Generate keys'. */
  actions?: ReactNode;
  /** Buttons beside the tools that all lists have. */
  tools?: ReactNode;
  /** Shown beside the number of rows. */
  note?: ReactNode;
  /** What stands in place of the rows when there are none: how the first one comes. */
  emptyHint: string;
  /** Buttons for the selected rows, beside their deletion. */
  bulkActions?(rows: RowOf<E>[]): ReactNode;
  /** Enables `DeleteAction` and the deletion of selected rows. */
  deletion?: DeleteConfig<RowOf<E>>;
}

/** A paginated admin list (LIS-1): heading, tools, the table or its state, and pagination. */
export function AdminList<E extends ListEndpoint>({
  title,
  noun,
  list,
  columns,
  actions,
  tools,
  note,
  emptyHint,
  bulkActions,
  deletion,
}: AdminListProps<E>) {
  const { state, change } = list;
  const { visibility, setVisible } = useColumnVisibility(noun[1]);
  const shown = JSON.stringify(state);
  const fresh = useFreshRows(list, shown);
  const selection = useSelection(list.rows, shown);
  const [rowToDelete, requestDelete] = useState<{ id: number }>();
  const [deleting, setDeleting] = useState<readonly number[]>();
  const focusKept = useFocusKept(`${list.status} ${list.busy}`);
  useDialogsPreloaded(list.status !== 'loading');

  return (
    <div className="flex min-w-0 flex-col gap-3" {...focusKept}>
      <title>{`${title} · ${config.brand}`}</title>
      <PageHeader
        title={title}
        note={
          <>
            <ListCount list={list} noun={noun} />
            {list.total > 1 && <OrderToggle list={list} />}
            {note && <span aria-hidden="true">·</span>}
            {note}
          </>
        }
        tools={
          <ListTools
            list={list}
            noun={noun}
            columns={columns}
            visibility={visibility}
            onVisible={setVisible}
            {...(deletion && { isSelecting: selection.isOn, onSelecting: selection.setOn })}
          >
            {tools}
          </ListTools>
        }
        actions={list.status !== 'empty' && actions}
      />
      {selection.isOn && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-accent-soft py-2 ps-4 pe-2 text-sm">
          <p role="status" className="grow">
            {`${pluralize(selection.selected.size, noun)} selected`}
            {selection.cleared > 0 &&
              `. ${selection.cleared} of what was shown before are no longer selected`}
          </p>
          <div className="flex flex-wrap gap-x-4 gap-y-2">
            <Button
              size="sm"
              className="sm:hidden" // cards have no header with a box for all
              onClick={() =>
                selection.onSelect(
                  list.rows.map(({ id }) => id),
                  true,
                )
              }
            >
              Select all
            </Button>
            {bulkActions?.(list.rows.filter(({ id }) => selection.selected.has(id)))}
            <Button
              size="sm"
              variant="danger"
              disabled={selection.selected.size === 0}
              onClick={() => setDeleting([...selection.selected])}
            >
              Delete selected
            </Button>
          </div>
        </div>
      )}
      <RequestDelete value={requestDelete}>{body()}</RequestDelete>
      {(list.status === 'rows' || list.status === 'loading') && list.total > 0 && (
        <div className="-mt-2 bg-surface py-2 sm:sticky sm:bottom-0 sm:z-10">
          <Pagination
            page={state.page}
            size={state.size}
            total={list.total}
            onPage={(page) => change({ page })}
            onSize={(size) => change({ size })}
          />
        </div>
      )}
      {deletion && rowToDelete && (
        <DeleteDialog
          row={rowToDelete as RowOf<E>}
          deletion={deletion}
          list={list.endpoint}
          onClose={() => requestDelete(undefined)}
        />
      )}
      {deletion && deleting && (
        <BulkDeleteDialog
          ids={deleting}
          deletion={deletion}
          noun={noun}
          list={list.endpoint}
          onClose={(left = deleting) => {
            setDeleting(undefined);
            selection.keep(left);
            if (left.length < deleting.length) focusListCount();
          }}
        />
      )}
    </div>
  );

  function body() {
    switch (list.status) {
      case 'loading':
        return <TableSkeleton label={`Loading ${noun[1]}`} columns={Math.min(columns.length, 7)} />;
      case 'failed':
        return (
          <FailedState message={`The ${noun[1]} could not be loaded`} onRetry={list.retry} busy={list.busy}>
            {failureReason(list.error)}
          </FailedState>
        );
      case 'silent':
        return (
          <EmptyState
            title={`No ${noun[1]} to show`}
            action={
              <Button busy={list.busy} onClick={list.retry}>
                Retry
              </Button>
            }
          />
        );
      case 'noMatches':
        return <NoMatches noun={noun[1]} search={state.search} onClear={() => change({ search: '' })} />;
      case 'empty':
        return (
          <EmptyState title={`No ${noun[1]} yet`} action={actions}>
            {emptyHint}
          </EmptyState>
        );
      case 'rows':
        return (
          <DataTable
            caption={title}
            rows={list.rows}
            columns={columns}
            sorting={{ id: 'id', desc: state.descending }}
            onSort={() => change({ descending: !state.descending })}
            busy={list.busy}
            fresh={fresh}
            shownKey={shown}
            columnVisibility={visibility}
            {...(selection.isOn && {
              selection: { ...selection, rowLabel: ({ id }: RowOf<E>) => `Select ${noun[0]} ${id}` },
            })}
          />
        );
    }
  }
}
