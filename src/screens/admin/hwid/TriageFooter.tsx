import { useEffect, useId, useRef } from 'react';
import type { HwidRequest } from '#src/contract/admin/hwid-requests.ts';
import { Button } from '#src/ui/Button.tsx';
import { approvalNote, type Decision, decisions, questionOf } from './requests.ts';

interface DecisionQuestionProps {
  request: HwidRequest;
  decision: Decision;
  busy: boolean;
  onConfirm(): void;
  onCancel(): void;
}

/** The question of a decision (HWI-2), in place of the buttons that asked for it. Enter confirms. */
export function DecisionQuestion({ request, decision, busy, onConfirm, onCancel }: DecisionQuestionProps) {
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

interface ChoicesProps {
  isFirst: boolean;
  onStep(by: 1 | -1): void;
  onAsk(decision: Decision): void;
}

/** What can be done with the request that is shown. */
export const Choices = ({ isFirst, onStep, onAsk }: ChoicesProps) => (
  <>
    <div className="flex gap-2 sm:me-auto max-sm:*:flex-1">
      <Button variant="ghost" aria-keyshortcuts="K" disabled={isFirst} onClick={() => onStep(-1)}>
        Previous <Key>K</Key>
      </Button>
      <Button variant="ghost" aria-keyshortcuts="J" onClick={() => onStep(1)}>
        Next <Key>J</Key>
      </Button>
    </div>
    <Button aria-keyshortcuts="D" onClick={() => onAsk('decline')}>
      {decisions.decline.label} <Key>D</Key>
    </Button>
    <Button variant="primary" aria-keyshortcuts="A" onClick={() => onAsk('approve')}>
      {decisions.approve.label} <Key>A</Key>
    </Button>
  </>
);

/** The key that does the same; readers get it by `aria-keyshortcuts`. */
const Key = ({ children }: { children: string }) => (
  <kbd
    aria-hidden="true"
    translate="no"
    className="mono rounded-xs border border-current/30 px-1 text-2xs opacity-70 pointer-coarse:hidden"
  >
    {children}
  </kbd>
);
