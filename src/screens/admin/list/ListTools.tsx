import type { ReactNode } from 'react';
import type { RowName } from '#src/lib/pluralize.ts';
import { Button } from '#src/ui/Button.tsx';
import { CheckCircleIcon, LayersIcon } from '#src/ui/icons.tsx';
import type { TableColumn } from '#src/ui/table-features.ts';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { csvColumns } from './csv.ts';
import { ExportCsv } from './ExportCsv.tsx';
import type { ListEndpoint, RowOf } from './list-endpoint.ts';
import type { ShownRows } from './use-all-rows.ts';
import type { List } from './use-list.ts';

export interface ListToolsProps<E extends ListEndpoint> {
  list: List<E>;
  noun: RowName;
  columns: readonly TableColumn<RowOf<E>>[];
  visibility: Record<string, boolean>;
  setVisible(column: string, isVisible: boolean): void;
  /** Undefined for lists without deletion. */
  selection: { isOn: boolean; setOn(isOn: boolean): void } | undefined;
  all: { isOn: boolean; toggle(): void; shown: ShownRows<RowOf<E>> | undefined };
  children?: ReactNode;
}

/** The tools for the whole list. */
export function ListTools<E extends ListEndpoint>({
  list,
  noun,
  columns,
  visibility,
  setVisible,
  selection,
  all,
  children,
}: ListToolsProps<E>) {
  const valued = csvColumns(columns);
  const exported = all.shown ? valued.filter(({ header }) => visibility[header] !== false) : valued;
  const hideable = valued.map(({ header }) => header).filter((header) => header !== 'ID');
  return (
    <>
      {children}
      <Button
        variant="ghost"
        size="sm"
        icon={<LayersIcon size={16} />}
        className="aria-pressed:bg-hover"
        aria-pressed={all.isOn}
        disabled={list.total === 0 && !all.isOn}
        onClick={all.toggle}
      >
        All rows
      </Button>
      {selection && (
        <Button
          variant="ghost"
          size="sm"
          icon={<CheckCircleIcon size={16} />}
          className="aria-pressed:bg-hover"
          aria-pressed={selection.isOn}
          disabled={list.total === 0}
          onClick={() => selection.setOn(!selection.isOn)}
        >
          Select
        </Button>
      )}
      <ColumnsMenu columns={hideable} visibility={visibility} onChange={setVisible} />
      <ExportCsv
        list={list}
        rows={all.shown?.all}
        columns={exported}
        fileName={noun[1].replaceAll(' ', '-')}
      />
    </>
  );
}
