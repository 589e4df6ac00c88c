import { IconButton, type IconButtonProps } from '#src/ui/IconButton.tsx';
import { rowNameId } from './row-name.ts';

export interface RowActionProps extends Omit<IconButtonProps, 'size'> {
  rowId: number;
}

/** A row's button. Its name is the action ('Edit'), its description the row's id. */
export function RowAction({ rowId, ...button }: RowActionProps) {
  return <IconButton size="sm" aria-describedby={rowNameId(rowId)} {...button} />;
}
