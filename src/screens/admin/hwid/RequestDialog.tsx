import type { HwidRequest } from '#src/contract/admin/hwid-requests.ts';
import { Button } from '#src/ui/Button.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { CopyableValue } from '#src/ui/CopyableValue.tsx';
import { DateValue } from '#src/ui/DateValue.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { HwidComparison } from './HwidComparison.tsx';
import { Reason } from './Reason.tsx';
import { statusTones } from './hwid-columns.tsx';
import { nameOf } from './name-of.ts';

interface Props {
  request: HwidRequest;
  onClose(): void;
}

/** All of one request, to read: the reason in full and what would change, or has changed. */
export function RequestDialog({ request, onClose }: Props) {
  const { id, status, currentHwid, requestHwid, reason, requestIp, createdDate } = request;
  return (
    <Dialog
      size="md"
      title={`HWID reset request #${id}`}
      description={nameOf(request)}
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <div className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          <Chip tone={statusTones[status]}>{status}</Chip>
          {createdDate && <DateValue iso={createdDate} />}
          {requestIp && <CopyableValue value={requestIp} label="request IP" />}
        </div>
        <HwidComparison current={currentHwid} next={requestHwid} />
        <Reason text={reason} />
      </div>
    </Dialog>
  );
}
