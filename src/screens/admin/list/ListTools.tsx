import { CircleCheckIcon, ListFilterIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RowName } from '#src/lib/pluralize.ts';
import { Button } from '#src/ui/Button.tsx';
import type { TableColumn } from '#src/ui/table-features.ts';
import { ColumnsMenu, type ColumnVisibility } from './ColumnsMenu.tsx';
import { ExportButtons, NO_ROWS } from './export/ExportButtons.tsx';
import type { List } from './source.ts';
import { valuedColumns } from './valued-columns.ts';

interface ListToolsProps<Row extends object> {
  list: List<Row>;
  noun: RowName;
  columns: readonly TableColumn<Row>[];
  columnVisibility: ColumnVisibility;
  /** Undefined where nothing can be done with several rows. */
  selection: { isOn: boolean; setOn(isOn: boolean): void } | undefined;
  children?: ReactNode;
}

/** The tools for the whole list. */
export function ListTools<Row extends { id: number }>({
  list: { source, controls, filter },
  noun,
  columns,
  columnVisibility: { visibility, setVisible },
  selection,
  children,
}: ListToolsProps<Row>) {
  const valued = valuedColumns(columns);
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
          disabledReason={source.total === 0 && !filter.isOn && NO_ROWS}
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
          disabledReason={source.total === 0 && NO_ROWS}
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
        source={source}
        controls={controls}
        columns={source.whole ? valued.filter(({ header }) => visibility[header] !== false) : valued}
        fileName={noun[1].replaceAll(' ', '-')}
      />
    </>
  );
}
