import { reasonOf } from '#src/data/query-client.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { KeyBlade } from '#src/ui/KeyBlade.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { FeedbackRegion, ReviewFooter } from './ReviewFooter.tsx';
import { nameOf } from './requests.ts';
import { summaryOf } from './review.ts';
import { ReviewCard } from './ReviewCard.tsx';
import { type Decide, type Review, useReview } from './use-review.ts';
import { UntrustedText } from '#src/ui/UntrustedText.tsx';

interface Props {
  decide: Decide;
  onClose(): void;
}

/** Reviews the pending requests one at a time, also by keys: A, D, J and K (HWI-5). */
export function ReviewDialog({ decide, onClose }: Props) {
  const review = useReview(decide);
  const { state, request, asked, busy, card } = review;

  if (!state || !request) return nothingToDecide(review, onClose);
  return (
    <Dialog
      size="steady"
      title={<UntrustedText>{nameOf(request)}</UntrustedText>}
      description={`#${request.id} · ${state.at + 1} of ${state.queue.length}`}
      dismissible={!busy}
      initialFocus={card}
      onClose={() => (asked ? review.cancel() : onClose())}
      footer={<ReviewFooter request={request} review={review} isFirst={state.at === 0} onClose={onClose} />}
    >
      <div
        ref={card}
        tabIndex={-1}
        role="group"
        aria-label={`Request from ${nameOf(request)}`}
        className="scroll-my-4 outline-none"
      >
        <KeyBlade
          code={nameOf(state.queue[0]!)}
          {...teethOf(state.at, state.queue.length)}
          isSmall
          className="mb-4 text-accent [&>span]:grow"
        />
        <ReviewCard key={request.id} request={request} />
      </div>
    </Dialog>
  );
}

const MAX_TEETH = 60;

/** Returns the progress as teeth of a KeyBlade: one for each request, at most sixty; `left` for those seen. */
function teethOf(seen: number, count: number) {
  const teeth = Math.min(count, MAX_TEETH);
  return { teeth, left: Math.round((seen / count) * teeth) };
}

/**
 * Returns the dialog while requests load, after a failure, and after the last request. It is no component, because
 * replacing the dialog would move the focus.
 */
function nothingToDecide(review: Review, onClose: () => void) {
  const { state, queue, card, duration, feedback } = review;
  return (
    <Dialog
      size="steady"
      title={state ? 'Review finished' : 'Review requests'}
      initialFocus={card}
      onClose={onClose}
      footer={
        <>
          <FeedbackRegion feedback={feedback} />
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
        {state ? (
          <p>{state.queue.length === 0 ? 'No pending requests.' : summaryOf(state, duration)}</p>
        ) : queue.isError ? (
          <p>{reasonOf(queue.error, 'The requests could not be loaded.')}</p>
        ) : (
          <div className="grid h-80 place-items-center">
            <Spinner label="Loading requests" />
          </div>
        )}
      </div>
    </Dialog>
  );
}
