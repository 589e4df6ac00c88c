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
  const deleting = useDeleting(props, selection.keep);
  const focusKept = useFocusKept(`${list.status} ${list.busy}`);
  useDialogsPreloaded(list.status !== 'loading');

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
          onDelete={() => deleting.requestBulk([...selection.selected])}
        >
          {bulkActions?.(list.rows.filter(({ id }) => selection.selected.has(id)))}
        </SelectionBar>
      )}
      <RequestDelete value={deleting.request}>
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
      {deleting.dialogs}
    </div>
  );
}

/** The deletion of a row and of the selected rows, with their dialogs. */
function useDeleting<E extends ListEndpoint>(
  { deletion, list, noun }: AdminListProps<E>,
  keepSelected: (ids: readonly number[]) => void,
) {
  const [row, request] = useState<{ id: number }>();
  const [ids, requestBulk] = useState<readonly number[]>();

  function endBulk(all: readonly number[], left = all) {
    requestBulk(undefined);
    keepSelected(left);
    if (left.length < all.length) focusListCount();
  }
  const dialogs = deletion && (
    <>
      {row && (
        <DeleteDialog
          row={row as RowOf<E>}
          deletion={deletion}
          list={list.endpoint}
          onClose={() => request(undefined)}
        />
      )}
      {ids && (
        <BulkDeleteDialog
          ids={ids}
          deletion={deletion}
          noun={noun}
          list={list.endpoint}
          onClose={(left) => endBulk(ids, left)}
        />
      )}
    </>
  );
  return { request, requestBulk, dialogs };
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
