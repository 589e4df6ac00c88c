import { PencilIcon, TrashIcon } from 'lucide-react';
import { use } from 'react';
import { useAddresses } from '#src/app/use-address.ts';
import { RequestDelete } from './delete-config.ts';
import { RowAction } from './RowAction.tsx';

interface Props {
  row: { id: number };
  /** Name of the row in the buttons' labels: 'key JHMW-33AE'. */
  name: string;
}

/** The actions that most lists have; Edit needs a screen with a dialog `edit` of a row, Delete a list with a `deletion`. */
export function EditAndDelete({ row, name }: Props) {
  const { go } = useAddresses();
  const requestDelete = use(RequestDelete);
  return (
    <>
      <RowAction
        rowId={row.id}
        label="Edit"
        of={name}
        icon={<PencilIcon className="size-icon-sm" />}
        className="sm:-ms-2" // its icon, not its ground, begins below the column's header
        onClick={() => go({ go: 'dialog', kind: 'edit', id: row.id })}
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
