import { type ReactNode, useState } from 'react';
import { config } from '#src/app/config.ts';
import type { RowName } from '#src/lib/pluralize.ts';
import { DataTable } from '#src/ui/DataTable.tsx';
import { lazyDialog, useDialogsPreloaded } from '#src/ui/lazy-dialog.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Pagination } from '#src/ui/Pagination.tsx';
import type { TableColumn } from '#src/ui/table-features.ts';
import { useColumnVisibility } from './ColumnsMenu.tsx';
import { RequestDelete, type DeleteConfig } from './delete-config.ts';
import { focusListCount, ListNotes } from './ListCount.tsx';
import { ListBody } from './ListBody.tsx';
import type { ListEndpoint, RowOf } from './list-endpoint.ts';
import { ListTools } from './ListTools.tsx';
import { SelectionBar, useSelection } from './SelectionBar.tsx';
import { useFreshRows } from './use-fresh-rows.ts';
import { useFocusKept } from './use-focus-kept.ts';
import type { List } from './use-list.ts';

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
  /** Empty-state hint. */
  emptyHint: string;
  /** Buttons for the selected rows, beside their deletion. */
  bulkActions?(rows: RowOf<E>[]): ReactNode;
  /** Enables `DeleteAction` and the deletion of selected rows. */
  deletion?: DeleteConfig<RowOf<E>>;
}

/** A paginated admin list (LIS-1): heading, tools, the table or its state, and pagination. */
export function AdminList<E extends ListEndpoint>(props: AdminListProps<E>) {
  const { title, noun, list, columns, actions, tools, note, emptyHint, bulkActions, deletion } = props;
  const { state, change } = list;
  const columnVisibility = useColumnVisibility(noun[1]);
  const shown = JSON.stringify(state);
  const fresh = useFreshRows(list, shown);
  const selection = useSelection(list.rows, shown);
  const [rowToDelete, requestDelete] = useState<{ id: number }>();
  const [deleting, setDeleting] = useState<readonly number[]>();
  const focusKept = useFocusKept(`${list.status} ${list.busy}`);
  useDialogsPreloaded(list.status !== 'loading');

  function endBulkDeletion(ids: readonly number[], left = ids) {
    setDeleting(undefined);
    selection.keep(left);
    if (left.length < ids.length) focusListCount();
  }

  return (
    <div className="flex min-w-0 flex-col gap-3" {...focusKept}>
      <title>{`${title} · ${config.brand}`}</title>
      <PageHeader
        title={title}
        note={<ListNotes list={list} noun={noun} note={note} />}
        tools={
          <ListTools
            list={list}
            noun={noun}
            columns={columns}
            {...columnVisibility}
            selection={deletion && selection}
          >
            {tools}
          </ListTools>
        }
        actions={list.status !== 'empty' && actions}
      />
      {selection.isOn && (
        <SelectionBar
          noun={noun}
          count={selection.selected.size}
          cleared={selection.cleared}
          onSelectAll={selection.selectAll}
          onDelete={() => setDeleting([...selection.selected])}
        >
          {bulkActions?.(list.rows.filter(({ id }) => selection.selected.has(id)))}
        </SelectionBar>
      )}
      <RequestDelete value={requestDelete}>
        <ListBody list={list} noun={noun} columns={columns.length} emptyHint={emptyHint} actions={actions}>
          <DataTable
            caption={title}
            rows={list.rows}
            columns={columns}
            sorting={{ id: 'id', desc: state.descending }}
            onSort={() => change({ descending: !state.descending })}
            busy={list.busy}
            fresh={fresh}
            shownKey={shown}
            columnVisibility={columnVisibility.visibility}
            selection={
              selection.isOn ? { ...selection, rowLabel: ({ id }) => `Select ${noun[0]} ${id}` } : undefined
            }
          />
        </ListBody>
      </RequestDelete>
      <Pages list={list} />
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
          onClose={(left) => endBulkDeletion(deleting, left)}
        />
      )}
    </div>
  );
}

function Pages({ list: { status, state, total, change } }: { list: List<ListEndpoint> }) {
  if ((status !== 'rows' && status !== 'loading') || total === 0) return null;
  return (
    <div className="-mt-2 bg-surface py-2 sm:sticky sm:bottom-0 sm:z-10">
      <Pagination
        page={state.page}
        size={state.size}
        total={total}
        onPage={(page) => change({ page })}
        onSize={(size) => change({ size })}
      />
    </div>
  );
}
