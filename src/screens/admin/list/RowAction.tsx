import { IconButton, type IconButtonProps } from '#src/ui/IconButton.tsx';
import { rowNameId } from './row-name.ts';

export interface RowActionProps extends Omit<IconButtonProps, 'size'> {
  rowId: number;
}

/** A button of one row: named by what it does ('Edit'), described by the row's id. */
export function RowAction({ rowId, ...button }: RowActionProps) {
  return <IconButton size="sm" aria-describedby={rowNameId(rowId)} {...button} />;
}
