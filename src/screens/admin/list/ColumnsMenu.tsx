import { Columns3Icon } from 'lucide-react';
import { useState } from 'react';
import { storage } from '#src/app/storage.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { PanelButton } from './PanelButton.tsx';

interface ColumnsMenuProps {
  /** The headers of the columns that can be hidden. */
  columns: readonly string[];
  visibility: Visibility;
  onChange(column: string, isVisible: boolean): void;
}

/** Chooses which columns are shown. */
export const ColumnsMenu = ({ columns, visibility, onChange }: ColumnsMenuProps) => (
  <PanelButton
    label="Columns"
    legend="Shown columns"
    icon={<Columns3Icon className="size-icon-sm" />}
    align="end"
  >
    {columns.map((column) => (
      <Checkbox
        key={column}
        label={column}
        checked={visibility[column] !== false}
        onChange={(event) => onChange(column, event.target.checked)}
      />
    ))}
  </PanelButton>
);

type Visibility = Record<string, boolean>;

export type ColumnVisibility = ReturnType<typeof useColumnVisibility>;

/** The hidden columns of a list, stored in this browser. */
export function useColumnVisibility(listName: string) {
  const key = `columns:${listName}`;
  const [visibility, setVisibility] = useState<Visibility>(() => stored(key));

  function setVisible(column: string, isVisible: boolean) {
    const next = { ...visibility, [column]: isVisible };
    if (isVisible) delete next[column];
    setVisibility(next);
    storage.write(key, JSON.stringify(next));
  }
  return { visibility, setVisible };
}

function stored(key: string): Visibility {
  try {
    const value = JSON.parse(storage.read(key) ?? '{}') as object;
    return Object.fromEntries(Object.entries(value).filter(([, isVisible]) => isVisible === false));
  } catch {
    return {};
  }
}
