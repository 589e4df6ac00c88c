import type { HwidRequest } from '#src/contract/admin/hwid-requests.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { type Decision, decisions } from './decisions.ts';
import { HwidComparison } from './HwidComparison.tsx';
import { Reason } from './Reason.tsx';
import { nameOf } from './name-of.ts';
import { type Outcome, useDecide } from './use-decide.ts';

interface Props {
  request: HwidRequest;
  decision: Decision;
  /** The call is on its way. */
  onStart(): void;
  onEnd(outcome: Outcome): void;
  onClose(): void;
}

/** Asks before a request is approved or declined (HWI-2), with everything that is needed to judge it. */
export function DecideDialog({ request, decision, onStart, onEnd, onClose }: Props) {
  const decide = useDecide(decision);
  const { label } = decisions[decision];

  function confirm() {
    onStart();
    return decide(request.id).then(onEnd);
  }

  return (
    <ConfirmDialog
      size="md"
      title={`${label} HWID reset request #${request.id}`}
      confirmLabel={label}
      tone={decision === 'approve' ? 'primary' : 'danger'}
      warning={decision === 'approve' && !request.requestHwid && 'Approving leaves the user without an HWID.'}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{`Are you sure you want to ${decision} the request for user ${nameOf(request)}?`}</p>
      {decision === 'approve' && <p className="mt-1">This will update the user's HWID to the new value.</p>}
      <div className="mt-4 grid grid-cols-1 gap-4">
        <HwidComparison current={request.currentHwid} next={request.requestHwid} />
        <Reason text={request.reason} />
      </div>
    </ConfirmDialog>
  );
}
