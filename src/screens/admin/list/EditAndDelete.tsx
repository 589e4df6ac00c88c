import { use } from 'react';
import { EditIcon, TrashIcon } from '#src/ui/icons.tsx';
import { RequestDelete } from './delete-config.ts';
import { RowAction } from './RowAction.tsx';

/** The actions that most lists have. */
export function EditAndDelete({ row, onEdit }: { row: { id: number }; onEdit(): void }) {
  return (
    <>
      <RowAction rowId={row.id} label="Edit" icon={<EditIcon size={16} />} onClick={onEdit} />
      <DeleteAction row={row} />
    </>
  );
}

/** A row's Delete button, for lists with a `deletion`. */
export function DeleteAction({ row }: { row: { id: number } }) {
  const requestDelete = use(RequestDelete);
  return (
    <RowAction
      rowId={row.id}
      label="Delete"
      tone="danger"
      icon={<TrashIcon size={16} />}
      onClick={() => requestDelete(row)}
    />
  );
}
