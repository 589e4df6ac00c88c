import clsx from 'clsx';
import { CircleAlertIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { HwidRequest } from '#src/contract/admin/hwid-requests.ts';
import { Button } from '#src/ui/Button.tsx';
import { approvalNote, type Decision, decisions, nameOf, questionOf } from './requests.ts';
import type { Review, DecisionFeedback } from './use-review.ts';
import { UntranslatedNames } from '#src/ui/UntranslatedNames.tsx';
import { UntrustedText } from '#src/ui/UntrustedText.tsx';

interface Props {
  request: HwidRequest;
  review: Review;
  isFirst: boolean;
  onClose(): void;
}

/** The result of the last decision and the choices, or the question of a decision; no button moves (HWI-5). */
export function ReviewFooter({ request, review, isFirst, onClose }: Props) {
  const { asked } = review;
  return (
    <>
      <div className="has-[p]:min-h-[2lh] not-has-[p]:absolute max-sm:order-last sm:me-auto sm:basis-full">
        <FeedbackRegion feedback={asked ? undefined : review.feedback} />
        {asked && <Question request={request} decision={asked} />}
      </div>
      {asked ? <Answers decision={asked} review={review} /> : <Choices {...{ review, isFirst, onClose }} />}
    </>
  );
}

/** A live region that announces the result of a decision, instead of a toast over the next name. */
export const FeedbackRegion = ({ feedback }: { feedback: DecisionFeedback | undefined }) => (
  <div role="status" className="me-auto">
    {feedback && (
      <>
        <p
          className={clsx(
            'flex items-center gap-2 font-medium',
            feedback.isDone ? 'text-success' : 'text-danger',
          )}
        >
          {!feedback.isDone && <CircleAlertIcon className="size-icon-sm shrink-0" />}
          <span className="min-w-0">
            <UntranslatedNames names={[nameOf(feedback.request)]}>
              {feedback.texts.join('. ')}
            </UntranslatedNames>
          </span>
        </p>
        <p className="text-muted">
          <UntrustedText>{`#${feedback.request.id} · ${nameOf(feedback.request)}`}</UntrustedText>
        </p>
      </>
    )}
  </div>
);

const QUESTION = 'review-question';

/** The question of a decision (HWI-2). */
const Question = ({ request, decision }: Pick<Props, 'request'> & { decision: Decision }) => (
  <div id={QUESTION}>
    <p>
      <UntranslatedNames names={[nameOf(request)]}>{questionOf(request, decision)}</UntranslatedNames>
    </p>
    {decision === 'approve' && <p className="text-muted">{approvalNote(request)}</p>}
  </div>
);

/** The answers to the question. Enter confirms. */
function Answers({ decision, review }: Pick<Props, 'review'> & { decision: Decision }) {
  const { busy } = review;
  const confirm = useRef<HTMLButtonElement>(null);
  useEffect(() => confirm.current?.focus(), [decision]);
  return (
    <>
      <Button disabled={busy} onClick={review.cancel}>
        Cancel
      </Button>
      <Button
        ref={confirm}
        variant={decision === 'approve' ? 'primary' : 'danger'}
        busy={busy}
        aria-describedby={QUESTION}
        onClick={review.confirm}
      >
        {decisions[decision].label}
      </Button>
    </>
  );
}

/** The decisions, and the way to the other requests. */
const Choices = ({ review: { step, ask }, isFirst, onClose }: Omit<Props, 'request'>) => (
  <>
    <div className="flex sm:not-forced-colors:-ms-3 sm:me-auto forced-colors:gap-2 max-sm:gap-2 max-sm:*:flex-1 sm:*:px-3">
      <Button
        variant="ghost"
        aria-keyshortcuts="K"
        disabledReason={isFirst && 'First request'}
        onClick={() => step(-1)}
      >
        Previous <Key>K</Key>
      </Button>
      <Button variant="ghost" aria-keyshortcuts="J" onClick={() => step(1)}>
        Next <Key>J</Key>
      </Button>
      <Button variant="ghost" onClick={onClose}>
        Close
      </Button>
    </div>
    <div className="grid grid-cols-2 gap-2 sm:flex">
      <Button aria-keyshortcuts="D" onClick={() => ask('decline')}>
        {decisions.decline.label} <Key>D</Key>
      </Button>
      <Button variant="primary" aria-keyshortcuts="A" onClick={() => ask('approve')}>
        {decisions.approve.label} <Key>A</Key>
      </Button>
    </div>
  </>
);

/** The key that does the same; readers get it by `aria-keyshortcuts`. */
const Key = ({ children }: { children: string }) => (
  <kbd aria-hidden="true" className="keycap opacity-85 max-sm:hidden">
    {children}
  </kbd>
);
