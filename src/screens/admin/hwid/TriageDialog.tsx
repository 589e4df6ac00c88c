import type { HwidRequest } from '#src/contract/admin/hwid-requests.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { DecisionQuestion } from './DecisionQuestion.tsx';
import { type Decision, decisions, nameOf } from './requests.ts';
import { summaryOf } from './triage.ts';
import { TriageCard } from './TriageCard.tsx';
import { type Review, useTriage } from './use-triage.ts';

interface Props {
  /** Whether the request is decided now, by this call or by somebody else. */
  decide(request: HwidRequest, decision: Decision): Promise<boolean>;
  onClose(): void;
}

/** Reviews the pending requests one at a time, also by keys: A, D, J and K (HWI-5). */
export function TriageDialog({ decide, onClose }: Props) {
  const review = useTriage(decide);
  const { triage, request, asked, busy, card } = review;

  if (!triage || !request) return nothingToDecide(review, onClose);
  return (
    <Dialog
      size="lg"
      title={`HWID reset request #${request.id}`}
      description={`${triage.at + 1} of ${triage.queue.length}`}
      dismissible={!busy}
      initialFocus={card}
      onClose={() => (asked ? review.ask(undefined) : onClose())}
      footer={
        asked ? (
          <DecisionQuestion
            request={request}
            decision={asked}
            busy={busy}
            onConfirm={review.confirm}
            onCancel={() => {
              review.ask(undefined);
              card.current?.focus();
            }}
          />
        ) : (
          <Choices isFirst={triage.at === 0} onStep={review.step} onAsk={review.ask} />
        )
      }
    >
      <div
        ref={card}
        tabIndex={-1}
        role="group"
        aria-label={`Request of ${nameOf(request)}`}
        className="outline-none"
      >
        <p className="mb-4 text-base font-medium wrap-anywhere">{nameOf(request)}</p>
        <TriageCard key={request.id} request={request} />
      </div>
    </Dialog>
  );
}

/**
 * While the requests load, when they could not, and when all have been seen. No component, so that one dialog stays
 * for all states: replaced by another, it would take the focus and the page along.
 */
function nothingToDecide(review: Review, onClose: () => void) {
  const { triage, queue, card, duration } = review;
  return (
    <Dialog
      size="lg"
      title={triage ? 'Review finished' : 'Review requests'}
      initialFocus={card}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {queue.isError && (
            <Button variant="primary" busy={queue.isFetching} onClick={() => void queue.refetch()}>
              Retry
            </Button>
          )}
        </>
      }
    >
      <div ref={card} tabIndex={-1} className="outline-none">
        {triage ? (
          <p>{triage.queue.length === 0 ? 'No request is pending.' : summaryOf(triage, duration)}</p>
        ) : queue.isError ? (
          <p>The requests could not be loaded.</p>
        ) : (
          <Spinner label="Loading requests" />
        )}
      </div>
    </Dialog>
  );
}

interface ChoicesProps {
  isFirst: boolean;
  onStep(by: 1 | -1): void;
  onAsk(decision: Decision): void;
}

const Choices = ({ isFirst, onStep, onAsk }: ChoicesProps) => (
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
    className="mono rounded-xs border border-current/30 px-1 text-2xs opacity-70 pointer-coarse:hidden"
  >
    {children}
  </kbd>
);
