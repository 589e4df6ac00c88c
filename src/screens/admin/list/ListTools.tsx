import type { ReactNode } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { CheckCircleIcon } from '#src/ui/icons.tsx';
import type { TableColumn } from '#src/ui/table-features.ts';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { csvColumns } from './csv.ts';
import { ExportCsv } from './ExportCsv.tsx';
import { listCountId } from './list-count.ts';
import type { ListEndpoint, RowOf } from './list-endpoint.ts';
import { pluralize, type RowName } from './pluralize.ts';
import type { List } from './use-list.ts';

export interface ListToolsProps<E extends ListEndpoint> {
  list: List<E>;
  noun: RowName;
  columns: readonly TableColumn<RowOf<E>>[];
  visibility: Record<string, boolean>;
  onVisible(column: string, isVisible: boolean): void;
  /** Whether rows can be ticked; undefined for lists without deletion. */
  selecting?: boolean;
  onSelecting?(selecting: boolean): void;
  children?: ReactNode;
}

/** The number of rows, and the tools for the whole list. */
export function ListTools<E extends ListEndpoint>({
  list,
  noun,
  columns,
  visibility,
  onVisible,
  selecting,
  onSelecting,
  children,
}: ListToolsProps<E>) {
  const valued = csvColumns(columns);
  const hideable = valued.map(({ header }) => header).filter((header) => header !== 'ID');
  const isKnown = list.status !== 'loading' && list.status !== 'failed';
  return (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm">
      <p
        id={listCountId}
        tabIndex={-1}
        role="status"
        className="min-h-5 min-w-0 text-muted tabular-nums max-sm:basis-full"
      >
        {isKnown && `${pluralize(list.total, noun)}${list.state.search && ' found'}`}
        {list.unread > 0 && (
          <span className="text-warning">
            {`${isKnown ? ' · ' : ''}${pluralize(list.unread, ['row', 'rows'])} could not be read`}
          </span>
        )}
      </p>
      <div className="-mx-2 flex flex-wrap items-center gap-1 max-sm:[&_svg]:hidden sm:mx-0">
        {children}
        {onSelecting && (
          <Button
            variant="ghost"
            size="sm"
            icon={<CheckCircleIcon size={16} />}
            className="aria-pressed:bg-hover"
            aria-pressed={selecting}
            disabled={list.total === 0}
            onClick={() => onSelecting(!selecting)}
          >
            Select
          </Button>
        )}
        <ColumnsMenu columns={hideable} visibility={visibility} onChange={onVisible} />
        <ExportCsv list={list} columns={valued} fileName={noun[1].replaceAll(' ', '-')} />
      </div>
    </div>
  );
}
