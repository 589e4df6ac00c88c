import type { HwidRequest } from '#src/contract/admin/hwid-requests.ts';
import { Button } from '#src/ui/Button.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { CopyableValue } from '#src/ui/CopyableValue.tsx';
import { DateValue } from '#src/ui/DateValue.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { RequestDetails } from './RequestDetails.tsx';
import { nameOf, statusTones } from './requests.ts';
import { UntrustedText } from '#src/ui/UntrustedText.tsx';

interface Props {
  request: HwidRequest;
  onClose(): void;
}

/** All fields of one request, to read. */
export function RequestDialog({ request, onClose }: Props) {
  const { id, status, requestIp, createdDate } = request;
  return (
    <Dialog
      size="md"
      title={`HWID reset request #${id}`}
      description={<UntrustedText>{nameOf(request)}</UntrustedText>}
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <div className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          <Chip tone={statusTones[status]}>{status}</Chip>
          {createdDate && <DateValue iso={createdDate} />}
          {requestIp && (
            <span className="flex min-w-0 items-center gap-1.5">
              <span className="shrink-0 text-xs text-muted">Request IP</span>
              <CopyableValue value={requestIp} label="request IP" />
            </span>
          )}
        </div>
        <RequestDetails request={request} />
      </div>
    </Dialog>
  );
}
