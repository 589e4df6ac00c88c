import { escapeInvisible } from '#src/lib/invisible-characters.ts';
import { IconButton, type IconButtonProps } from '#src/ui/IconButton.tsx';

export interface RowActionProps extends Omit<IconButtonProps, 'size' | 'tooltip'> {
  rowId: number;
  /** The action, which is also the tooltip: 'Edit'. */
  label: string;
  /** Appended to the accessible name: 'Edit key JHMW-33AE'. */
  of?: string;
}

/** Returns the DOM id of a row's id, which describes the row's buttons ('Edit', 'Delete' …). */
export const rowNameId = (id: number) => `row-${id}`;

/** A row's button. Its name is the action and the row's own, its description the row's id. */
export function RowAction({ rowId, label, of, ...button }: RowActionProps) {
  return (
    <IconButton
      size="sm"
      label={of ? `${label} ${escapeInvisible(of)}` : label}
      tooltip={label}
      aria-describedby={rowNameId(rowId)}
      {...button}
    />
  );
}
