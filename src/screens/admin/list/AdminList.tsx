import { type ReactNode, useState } from 'react';
import { config } from '#src/app/config.ts';
import type { RowName } from '#src/lib/pluralize.ts';
import { Button } from '#src/ui/Button.tsx';
import { DataTable } from '#src/ui/DataTable.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { SearchIcon } from '#src/ui/icons.tsx';
import { lazyDialog, useDialogsPreloaded } from '#src/ui/lazy-dialog.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Pagination } from '#src/ui/Pagination.tsx';
import type { TableColumn } from '#src/ui/table-features.ts';
import { useColumnVisibility } from './ColumnsMenu.tsx';
import { RequestDelete, type DeleteConfig } from './delete-config.ts';
import { ListNotes } from './ListCount.tsx';
import { ListBody } from './ListBody.tsx';
import type { ListEndpoint, RowOf } from './list-endpoint.ts';
import { ListTools } from './ListTools.tsx';
import { SelectionBar, useSelection } from './SelectionBar.tsx';
import { useFreshRows } from './use-fresh-rows.ts';
import { useFocusKept } from './use-focus-kept.ts';
import { type AllRowsConfig, useAllRows } from './use-all-rows.ts';
import { deletionOf, type StartBulk, useBulkDialog } from './use-bulk-dialog.tsx';
import type { List } from './use-list.ts';

const DeleteDialog = lazyDialog(async () => (await import('./DeleteDialog.tsx')).DeleteDialog);
// no dialog, but needs as much code and is opened as seldom
const AllRowsBar = lazyDialog(async () => (await import('./AllRowsBar.tsx')).AllRowsBar);

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
  /** Buttons for the selected rows, beside their deletion; `start` opens a dialog. */
  bulkActions?(rows: RowOf<E>[], start: StartBulk): ReactNode;
  /** What 'All rows' offers. Must be stable. */
  allRows?: AllRowsConfig<RowOf<E>>;
  /** Enables `DeleteAction` and the deletion of selected rows. */
  deletion?: DeleteConfig<RowOf<E>>;
}

/** A paginated admin list (LIS-1): heading, tools, the table or its state, and pagination. */
export function AdminList<E extends ListEndpoint>(props: AdminListProps<E>) {
  const { title, noun, actions, tools, note, emptyHint, bulkActions, deletion } = props;
  const all = useAllRows(props.list, props.columns, props.allRows);
  const { list, columns, shown } = all;
  const columnVisibility = useColumnVisibility(noun[1]);
  const fresh = useFreshRows(list, shown);
  const selection = useSelection(list.rows, shown);
  const selected = list.rows.filter(({ id }) => selection.selected.has(id));
  const bulk = useBulkDialog(selection.selected, selection.keep);
  const deleting = useDeleting(props);
  const focusKept = useFocusKept(`${list.status} ${list.busy} ${all.isRead} ${list.total}`);
  useDialogsPreloaded(list.status !== 'loading');

  return (
    <div className="flex min-w-0 flex-col gap-3" {...focusKept}>
      <title>{`${title} · ${config.brand}`}</title>
      <PageHeader
        title={title}
        note={<ListNotes list={list} noun={noun} note={note} hasOrder={!all.isRead} />}
        tools={
          <ListTools
            list={list}
            noun={noun}
            columns={columns}
            {...columnVisibility}
            selection={(deletion || bulkActions) && selection}
            all={all}
          >
            {tools}
          </ListTools>
        }
        actions={list.status !== 'empty' && actions}
      />
      {all.isOn && <AllRowsBar all={all} noun={noun} onClose={all.toggle} />}
      {selection.isOn && (
        <SelectionBar
          noun={noun}
          count={selected.length}
          cleared={selection.cleared}
          onSelectAll={selection.selectAll}
          onDelete={deletion && (() => bulk.start(deletionOf(selected, deletion, list, noun)))}
        >
          {bulkActions?.(selected, bulk.start)}
        </SelectionBar>
      )}
      <RequestDelete value={deleting.request}>
        {all.isRead && list.total === 0 ? (
          <NoneLeft noun={noun} onClear={all.clear} />
        ) : (
          <ListBody list={list} noun={noun} columns={columns.length} emptyHint={emptyHint} actions={actions}>
            <DataTable
              caption={title}
              rows={list.rows}
              columns={columns}
              sorting={all.isRead ? all.order : { id: 'id', desc: list.state.descending }}
              onSort={all.isRead ? all.sortBy : () => list.change({ descending: !list.state.descending })}
              busy={list.busy}
              fresh={fresh}
              shownKey={shown}
              columnVisibility={columnVisibility.visibility}
              selection={
                selection.isOn ? { ...selection, rowLabel: ({ id }) => `Select ${noun[0]} ${id}` } : undefined
              }
            />
          </ListBody>
        )}
      </RequestDelete>
      <Pages list={list} />
      {deleting.dialog}
      {bulk.dialog}
    </div>
  );
}

interface NoneLeftProps {
  noun: RowName;
  onClear(): void;
}

/** In place of the rows when the filters leave none. */
const NoneLeft = ({ noun, onClear }: NoneLeftProps) => (
  <EmptyState
    icon={<SearchIcon size={22} />}
    title={`No ${noun[1]} match these filters`}
    action={<Button onClick={onClear}>Clear the filters</Button>}
  />
);

/** The deletion of one row. */
function useDeleting<E extends ListEndpoint>({ deletion, list }: AdminListProps<E>) {
  const [row, request] = useState<{ id: number }>();
  const dialog = deletion && row && (
    <DeleteDialog
      row={row as RowOf<E>}
      deletion={deletion}
      list={list.endpoint}
      onClose={() => request(undefined)}
    />
  );
  return { request, dialog };
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
