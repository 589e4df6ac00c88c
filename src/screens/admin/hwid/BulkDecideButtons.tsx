import type { HwidRequest } from '#src/contract/admin/hwid-requests.ts';
import { Button } from '#src/ui/Button.tsx';
import { lazyDialog } from '#src/ui/lazy-dialog.tsx';
import type { StartBulk } from '../list/bulk/use-bulk-dialog.tsx';
import { decisions, isPending } from './requests.ts';

const BulkDecideDialog = lazyDialog(async () => (await import('./BulkDecideDialog.tsx')).BulkDecideDialog);

interface Props {
  rows: readonly HwidRequest[];
  start: StartBulk;
}

/** Decides the pending ones of the selected requests (HWI-6). */
export const BulkDecideButtons = ({ rows, start }: Props) =>
  (['approve', 'decline'] as const).map((decision) => (
    <Button
      key={decision}
      size="sm"
      disabledReason={!rows.some(isPending) && 'No pending request is selected'}
      onClick={() =>
        start((onClose) => <BulkDecideDialog rows={rows} decision={decision} onClose={onClose} />)
      }
    >
      {`${decisions[decision].label} selected`}
    </Button>
  ));
