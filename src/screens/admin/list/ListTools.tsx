import type { ReactNode } from 'react';
import type { RowName } from '#src/lib/pluralize.ts';
import { Button } from '#src/ui/Button.tsx';
import { CheckCircleIcon } from '#src/ui/icons.tsx';
import type { TableColumn } from '#src/ui/table-features.ts';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { csvColumns } from './csv.ts';
import { ExportCsv } from './ExportCsv.tsx';
import type { ListEndpoint, RowOf } from './list-endpoint.ts';
import type { List } from './use-list.ts';

export interface ListToolsProps<E extends ListEndpoint> {
  list: List<E>;
  noun: RowName;
  columns: readonly TableColumn<RowOf<E>>[];
  visibility: Record<string, boolean>;
  onVisible(column: string, isVisible: boolean): void;
  /** Whether rows can be ticked; undefined for lists without deletion. */
  isSelecting?: boolean;
  onSelecting?(isSelecting: boolean): void;
  children?: ReactNode;
}

/** The tools for the whole list. */
export function ListTools<E extends ListEndpoint>({
  list,
  noun,
  columns,
  visibility,
  onVisible,
  isSelecting,
  onSelecting,
  children,
}: ListToolsProps<E>) {
  const valued = csvColumns(columns);
  const hideable = valued.map(({ header }) => header).filter((header) => header !== 'ID');
  return (
    <>
      {children}
      {onSelecting && (
        <Button
          variant="ghost"
          size="sm"
          icon={<CheckCircleIcon size={16} />}
          className="aria-pressed:bg-hover"
          aria-pressed={isSelecting}
          disabled={list.total === 0}
          onClick={() => onSelecting(!isSelecting)}
        >
          Select
        </Button>
      )}
      <ColumnsMenu columns={hideable} visibility={visibility} onChange={onVisible} />
      <ExportCsv list={list} columns={valued} fileName={noun[1].replaceAll(' ', '-')} />
    </>
  );
}
