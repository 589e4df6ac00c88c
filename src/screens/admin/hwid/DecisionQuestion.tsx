import { useEffect, useId, useRef } from 'react';
import type { HwidRequest } from '#src/contract/admin/hwid-requests.ts';
import { Button } from '#src/ui/Button.tsx';
import { approvalNote, type Decision, decisions, questionOf } from './requests.ts';

interface Props {
  request: HwidRequest;
  decision: Decision;
  busy: boolean;
  onConfirm(): void;
  onCancel(): void;
}

/** The question of a decision (HWI-2), in place of the buttons that asked for it. Enter confirms. */
export function DecisionQuestion({ request, decision, busy, onConfirm, onCancel }: Props) {
  const confirm = useRef<HTMLButtonElement>(null);
  const questionId = useId();
  useEffect(() => confirm.current?.focus(), [decision]);
  const isApproval = decision === 'approve';
  return (
    <>
      <div id={questionId} className="max-sm:order-last sm:me-auto sm:basis-full">
        <p>{questionOf(request, decision)}</p>
        {isApproval && <p className="text-muted">{approvalNote(request)}</p>}
      </div>
      <Button disabled={busy} onClick={onCancel}>
        Cancel
      </Button>
      <Button
        ref={confirm}
        variant={isApproval ? 'primary' : 'danger'}
        busy={busy}
        aria-describedby={questionId}
        onClick={onConfirm}
      >
        {decisions[decision].label}
      </Button>
    </>
  );
}
