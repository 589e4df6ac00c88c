import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
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
import type { AllRowsConfig, ShownRows } from './use-all-rows.ts';
import { readAllRows, writeAllRows } from './all-rows-state.ts';
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
  const {
    title,
    noun,
    actions,
    tools,
    note,
    emptyHint,
    bulkActions,
    deletion,
    allRows = noQuestions,
  } = props;
  const all = useAllRowsShown<RowOf<E>>();
  const list = all.shown ? listOf(props.list, all.shown) : props.list;
  const columns = all.shown?.columns ?? props.columns;
  const shown = all.shown?.key ?? JSON.stringify(list.state);
  const columnVisibility = useColumnVisibility(noun[1]);
  const fresh = useFreshRows(list, shown);
  const selection = useSelection(list.isPrevious ? none : list.rows, shown);
  const selected = list.rows.filter(({ id }) => selection.selected.has(id));
  const bulk = useBulkDialog(selection.selected, selection.keep);
  const deleting = useDeleting(props);
  const focusKept = useFocusKept(`${list.status} ${list.busy} ${all.shown?.key} ${list.total}`);
  useDialogsPreloaded(list.status !== 'loading');

  return (
    <div className="flex min-w-0 flex-col gap-3" {...focusKept}>
      <title>{`${title} · ${config.brand}`}</title>
      <PageHeader
        title={title}
        note={<ListNotes list={list} noun={noun} note={note} hasOrder={!all.shown} />}
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
      {all.isOn && (
        <AllRowsBar
          list={props.list}
          columns={props.columns}
          config={allRows}
          noun={noun}
          onShown={all.setShown}
          onClose={all.toggle}
        />
      )}
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
        {all.shown && list.total === 0 ? (
          <NoneLeft noun={noun} onClear={all.shown.clear} />
        ) : (
          <ListBody list={list} noun={noun} columns={columns.length} emptyHint={emptyHint} actions={actions}>
            <DataTable
              caption={title}
              rows={list.rows}
              columns={columns}
              sorting={all.shown?.order ?? { id: 'id', desc: list.state.descending }}
              onSort={all.shown?.sortBy ?? (() => list.change({ descending: !list.state.descending }))}
              busy={list.busy}
              isInert={list.isPrevious}
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

const noQuestions = {};
const none: never[] = [];

/** Whether 'All rows' is on (LIS-15), and what it shows once the rows have been read. */
function useAllRowsShown<Row extends object>() {
  const [params, setParams] = useSearchParams();
  const [shown, setShown] = useState<ShownRows<Row>>();
  const { isOn } = readAllRows(params);
  const toggle = () => setParams((now) => writeAllRows(now, { isOn: !isOn }));
  return { isOn, toggle, shown, setShown };
}

/** All rows as a page of them. */
const listOf = <E extends ListEndpoint>(
  list: List<E>,
  { rows, all, page, size, order, turn }: ShownRows<RowOf<E>>,
): List<E> => ({
  ...list,
  status: 'rows',
  rows,
  total: all.length,
  unread: 0, // said above
  busy: false,
  isPrevious: false,
  state: { ...list.state, page, size, descending: order.id === 'id' && order.desc },
  change: turn,
});

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
