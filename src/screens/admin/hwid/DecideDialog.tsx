import type { HwidRequest } from '#src/contract/admin/hwid-requests.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { RequestDetails } from './RequestDetails.tsx';
import { APPROVAL, type Decision, decisions, nameOf, NO_HWID_LEFT, questionOf } from './requests.ts';
import { UntranslatedNames } from '#src/ui/UntranslatedNames.tsx';

interface Props {
  request: HwidRequest;
  decision: Decision;
  onConfirm(): Promise<unknown>;
  onClose(): void;
}

/** Confirms a decision, beside everything that it should be based on (HWI-2). */
export function DecideDialog({ request, decision, onConfirm, onClose }: Props) {
  const { label } = decisions[decision];
  const isApproval = decision === 'approve';
  return (
    <ConfirmDialog
      size="md"
      title={`${label} HWID reset request #${request.id}`}
      confirmLabel={label}
      tone={isApproval ? 'primary' : 'danger'}
      warning={isApproval && !request.requestHwid && NO_HWID_LEFT}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        <UntranslatedNames names={[nameOf(request)]}>{questionOf(request, decision)}</UntranslatedNames>
      </p>
      {isApproval && <p className="mt-1">{APPROVAL}</p>}
      <div className="mt-4 grid grid-cols-1 gap-4">
        <RequestDetails request={request} />
      </div>
    </ConfirmDialog>
  );
}
