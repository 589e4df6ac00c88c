import { CircleCheckIcon, ListFilterIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RowName } from '#src/lib/pluralize.ts';
import { Button } from '#src/ui/Button.tsx';
import type { TableColumn } from '#src/ui/table-features.ts';
import { ColumnsMenu, type ColumnVisibility } from './ColumnsMenu.tsx';
import { ExportButtons, NO_ROWS } from './export/ExportButtons.tsx';
import type { ListEndpoint, RowOf } from './list-endpoint.ts';
import type { List } from './use-list.ts';
import { valuedColumns } from './valued-columns.ts';

interface ListToolsProps<E extends ListEndpoint> {
  list: List<E>;
  noun: RowName;
  columns: readonly TableColumn<RowOf<E>>[];
  columnVisibility: ColumnVisibility;
  /** Undefined where nothing can be done with several rows. */
  selection: { isOn: boolean; setOn(isOn: boolean): void } | undefined;
  children?: ReactNode;
}

/** The tools for the whole list. */
export function ListTools<E extends ListEndpoint>({
  list,
  noun,
  columns,
  columnVisibility: { visibility, setVisible },
  selection,
  children,
}: ListToolsProps<E>) {
  const valued = valuedColumns(columns);
  const { filter } = list;
  return (
    <>
      {children}
      {filter && (
        <Button
          variant="ghost"
          size="sm"
          icon={<ListFilterIcon className="size-icon-sm" />}
          className="aria-pressed:bg-hover"
          aria-pressed={filter.isOn}
          disabledReason={list.total === 0 && !filter.isOn && NO_ROWS}
          onClick={filter.toggle}
        >
          Filter
        </Button>
      )}
      {selection && (
        <Button
          variant="ghost"
          size="sm"
          icon={<CircleCheckIcon className="size-icon-sm" />}
          className="aria-pressed:bg-hover"
          aria-pressed={selection.isOn}
          disabledReason={list.total === 0 && NO_ROWS}
          onClick={() => selection.setOn(!selection.isOn)}
        >
          Select
        </Button>
      )}
      <ColumnsMenu
        columns={valued.map(({ header }) => header).filter((header) => header !== 'ID')}
        visibility={visibility}
        onChange={setVisible}
      />
      <ExportButtons
        list={list}
        columns={list.all ? valued.filter(({ header }) => visibility[header] !== false) : valued}
        fileName={noun[1].replaceAll(' ', '-')}
      />
    </>
  );
}
