import { PencilIcon, TrashIcon } from 'lucide-react';
import { use } from 'react';
import { RequestDelete } from './delete-config.ts';
import { RowAction } from './RowAction.tsx';

interface Props {
  row: { id: number };
  /** Name of the row in the buttons' labels: 'key JHMW-33AE'. */
  name: string;
  onEdit(): void;
}

/** The actions that most lists have; Delete needs a list with a `deletion`. */
export function EditAndDelete({ row, name, onEdit }: Props) {
  const requestDelete = use(RequestDelete);
  return (
    <>
      <RowAction
        rowId={row.id}
        label="Edit"
        of={name}
        icon={<PencilIcon className="size-icon-sm" />}
        className="sm:-ms-2" // its icon, not its ground, begins below the column's header
        onClick={onEdit}
      />
      <RowAction
        rowId={row.id}
        label="Delete"
        of={name}
        tone="danger"
        icon={<TrashIcon className="size-icon-sm" />}
        onClick={() => requestDelete(row)}
      />
    </>
  );
}
