import { EditIcon, TrashIcon } from '#src/ui/icons.tsx';
import { RowAction } from './RowAction.tsx';

export interface EditAndDeleteProps {
  rowId: number;
  onEdit(): void;
  onDelete(): void;
}

/** The two actions that nearly every list has. */
export function EditAndDelete({ rowId, onEdit, onDelete }: EditAndDeleteProps) {
  return (
    <>
      <RowAction rowId={rowId} label="Edit" icon={<EditIcon size={16} />} onClick={onEdit} />
      <RowAction rowId={rowId} label="Delete" tone="danger" icon={<TrashIcon size={16} />} onClick={onDelete} />
    </>
  );
}
