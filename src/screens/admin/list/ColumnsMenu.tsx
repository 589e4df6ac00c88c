import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { ColumnsIcon } from '#src/ui/icons.tsx';

export interface ColumnsMenuProps {
  /** Headers of the columns that may be hidden. */
  columns: readonly string[];
  visibility: Record<string, boolean>;
  onChange(column: string, isVisible: boolean): void;
}

/** Which columns are shown. The ID and the actions always are. */
export function ColumnsMenu({ columns, visibility, onChange }: ColumnsMenuProps) {
  return (
    <Popover>
      <PopoverButton as={Button} variant="ghost" size="sm" icon={<ColumnsIcon size={16} />}>Columns</PopoverButton>
      <PopoverPanel anchor={{ to: 'bottom end', gap: 6, padding: 8 }} className="z-50 min-w-52 rounded-md bg-float p-3 shadow-float outline-none">
        <fieldset className="grid gap-1.5">
          <legend className="mb-2 text-xs text-muted">Shown columns</legend>
          {columns.map((column) => (
            <Checkbox key={column} label={column} checked={visibility[column] !== false} onChange={(event) => onChange(column, event.target.checked)} />
          ))}
        </fieldset>
      </PopoverPanel>
    </Popover>
  );
}
