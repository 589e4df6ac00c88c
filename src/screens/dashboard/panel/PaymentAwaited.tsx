import { ClockIcon, RotateCwIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';

export interface PaymentAwaitedProps {
  /** Tells whether all polls were in vain. */
  isOver: boolean;
  /** False if there may be no payment at all. */
  isCertain: boolean;
  /** Reads the subscriptions again. */
  onCheck(): Promise<unknown>;
  onDone(): void;
}

/** Stands in for the form while a payment is not confirmed, and says so when it has been asked for in vain (BUY-5). */
export function PaymentAwaited({ isOver, isCertain, onCheck, onDone }: PaymentAwaitedProps) {
  /** Number of checks that the person has made. */
  const [checks, setChecks] = useState(0);
  const [isChecking, setChecking] = useState(false);
  async function check() {
    setChecking(true);
    await onCheck();
    setChecking(false);
    setChecks(checks + 1);
  }
  if (!isOver) {
    return (
      <p
        role="status"
        className="grid justify-items-center gap-3 px-2 py-8 text-center text-balance text-muted"
      >
        <Spinner />
        <span>
          {isCertain
            ? 'Confirming your payment. This takes a few seconds.'
            : 'Just paid? Your payment is being confirmed. This takes a few seconds.'}
        </span>
      </p>
    );
  }
  return (
    <EmptyState
      isFramed={false}
      tone="warning"
      icon={<ClockIcon className="size-icon-lg" />}
      title={<Unconfirmed key={checks} isCertain={isCertain} isAnswer={checks > 0} />}
      action={
        <>
          <Button
            icon={<RotateCwIcon className="size-icon-sm" />}
            busy={isChecking}
            onClick={() => void check()}
          >
            Check again
          </Button>
          <Button variant="ghost" onClick={onDone}>
            Done
          </Button>
        </>
      }
    />
  );
}

/** After a check in vain it takes the focus, since the button had none while it was busy. */
function Unconfirmed({ isCertain, isAnswer }: { isCertain: boolean; isAnswer: boolean }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isAnswer) text.current?.focus();
  }, [isAnswer]);
  return (
    <p ref={text} role="status" tabIndex={-1} className="outline-none">
      {isCertain
        ? 'Not confirmed yet. It can take a few minutes. No need to pay again.'
        : 'Just paid? Your time updates within minutes. No need to pay again.'}
    </p>
  );
}
