import { type ReactNode, useState } from 'react';
import { config } from '#src/app/config.ts';
import { useAddresses } from '#src/app/use-address.ts';
import type { RowName } from '#src/lib/pluralize.ts';
import { ClockNotice } from '#src/ui/ClockNotice.tsx';
import { DataTable, type DataTableProps } from '#src/ui/DataTable.tsx';
import { lazyDialog, useDialogsPreloaded } from '#src/ui/lazy-dialog.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Pagination } from '#src/ui/Pagination.tsx';
import type { TableColumn } from '#src/ui/table-features.ts';
import type { ListState } from '#src/data/list/list.ts';
import { useColumnVisibility } from './use-column-visibility.ts';
import { RequestDelete, type DeleteConfig } from './delete-config.ts';
import { listCountId } from './ListCount.tsx';
import { ListBody } from './ListBody.tsx';
import { MAX_ROWS_WITHOUT_TOOLS, ListToolbar } from './ListToolbar.tsx';
import { useRecentlyChangedRows } from './use-recently-changed-rows.ts';
import { useUpcoming } from './use-upcoming.ts';
import type { BulkSlot, ExportSlot, List } from './slots.ts';

const DeleteDialog = lazyDialog(() => import('./DeleteDialog.tsx'), 'DeleteDialog');

/** Props of AdminList; all that depends on its rows comes from `useAdminList`. */
interface AdminListProps<Row extends { id: number }> extends List<Row> {
  /** The heading and the document's title. */
  title: string;
  /** The name of the rows, also of the stored column choice and the exported file. */
  noun: RowName;
  /** Columns built with `listColumns`. Must be stable (module scope or a memo). */
  columns: readonly TableColumn<Row>[];
  /** Buttons beside the heading, or in place of the rows of an empty list: 'Generate keys'. */
  actions?: ReactNode;
  /** Note beside the heading. */
  note?: ReactNode;
  /** True if the rows have an expiry, so that a wrong clock of the device must be noticed (LIS-18). */
  hasExpiry?: boolean;
  emptyHint: string;
  /** The selection of a list with bulk actions. */
  bulk?: BulkSlot | undefined;
  exports: ExportSlot<Row>;
  /** The open dialog of the address. */
  dialog?: ReactNode;
  /** Configuration of `EditAndDelete`. */
  deletion?: DeleteConfig<Row>;
}

/** A paginated admin list (LIS-1): heading, and in one frame the toolbar, the table or its state, and pagination. */
export function AdminList<Row extends { id: number }>(props: AdminListProps<Row>) {
  const { title, noun, columns, actions, note, emptyHint, bulk, exports } = props;
  const { source, controls, filter } = props;
  const list = { source, controls, filter };
  const columnVisibility = useColumnVisibility(noun[1]);
  const fresh = new Set([...useRecentlyChangedRows(list), ...(filter?.kept ?? [])]);
  const deleting = useDeleting(props);
  useDialogsPreloaded(source.status !== 'loading');

  return (
    <div className="flex min-w-0 flex-col gap-3" data-list data-focus-to={listCountId}>
      <title>{`${title} · ${config.brand}`}</title>
      <PageHeader title={title} note={note} actions={source.status !== 'empty' && actions} />
      {props.hasExpiry && <ClockNotice />}
      {bulk?.note}
      <div className="rounded-xl border border-line bg-raised shadow-edge">
        <ListToolbar {...{ list, noun, columns, columnVisibility, bulk, exports }} />
        <RequestDelete value={deleting.request}>
          <ListBody
            list={list}
            noun={noun}
            columns={columns.filter(({ id = '' }) => columnVisibility.visibility[id] !== false)}
            isSelectable={bulk !== undefined}
            emptyHint={emptyHint}
            actions={actions}
          >
            <Table
              source={source}
              controls={controls}
              caption={title}
              columns={columns}
              highlightedIds={fresh}
              columnVisibility={columnVisibility.visibility}
              selection={bulk && { ...bulk, rowLabel: ({ id }) => `Select ${noun[0]} ${id}` }}
            />
          </ListBody>
        </RequestDelete>
        <Foot source={source} controls={controls} bar={bulk?.isOn && bulk.bar} />
      </div>
      {deleting.dialog}
      {bulk?.dialog}
      {props.dialog}
    </div>
  );
}

function useDeleting<Row extends { id: number }>({ deletion, source }: AdminListProps<Row>) {
  const [row, request] = useState<{ id: number }>();
  const close = () => request(undefined);
  const dialog = deletion && row && (
    <DeleteDialog row={row as Row} deletion={deletion} list={source.endpoint} onClose={close} />
  );
  return { request, dialog };
}

/** Table whose veil and sort mark follow the address at once. */
function Table<Row extends { id: number }>({
  source,
  controls,
  ...props
}: ListState<Row> & Omit<DataTableProps<Row>, 'rows'>) {
  const { isAhead, sorting, sortBy } = useUpcoming({ source, controls });
  return (
    <DataTable
      {...props}
      rows={source.rows}
      sorting={sorting}
      onSort={sortBy}
      sortsAll={controls.sortsAll}
      busy={source.busy || isAhead}
      shownKey={controls.key}
    />
  );
}

/** Pagination, and above it the selection bar. On phones only the bar sticks to the window. */
function Foot({ source, controls, bar }: ListState<unknown> & { bar: ReactNode }) {
  const { page, size } = useUpcoming({ source, controls });
  const { status, total } = source;
  const { go } = useAddresses();
  const hasPages = status === 'loading' || (status === 'rows' && total > 0);
  return (
    <div className="rounded-b-[inherit] bg-raised max-sm:contents print:hidden sm:[@media(height>=26rem)]:sticky sm:bottom-0 sm:layer-page">
      {bar}
      {hasPages && (
        <div className="min-h-control-lg rounded-b-[inherit] border-t border-line bg-raised print:hidden">
          {total > 0 && (
            <Pagination
              page={page}
              size={size}
              total={total}
              hasButtons={total > MAX_ROWS_WITHOUT_TOOLS}
              onPage={(page) => go({ go: 'list', to: { page } })}
              onSize={(size) => go({ go: 'list', to: { size } })}
            />
          )}
        </div>
      )}
    </div>
  );
}
