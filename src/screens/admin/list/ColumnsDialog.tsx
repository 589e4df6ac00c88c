import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import type { ColumnVisibility } from './use-column-visibility.ts';

interface Props extends ColumnVisibility {
  columns: readonly string[];
  onClose(): void;
}

/** Chooses which columns are shown; each takes effect at once. */
export const ColumnsDialog = ({ columns, visibility, setVisible, onClose }: Props) => (
  <Dialog title="Columns" onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
    <fieldset className="grid gap-1.5 pointer-coarse:gap-4">
      <legend className="sr-only">Shown columns</legend>
      {columns.map((column) => (
        <Checkbox
          key={column}
          label={column}
          checked={visibility[column] !== false}
          onChange={(event) => setVisible(column, event.target.checked)}
        />
      ))}
    </fieldset>
  </Dialog>
);
