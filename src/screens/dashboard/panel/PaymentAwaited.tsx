import { ClockIcon, RotateCwIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';

export interface PaymentAwaitedProps {
  /** True if all polls were in vain. */
  isOver: boolean;
  /** False if there may be no payment at all. */
  isCertain: boolean;
  onCheck(): Promise<unknown>;
  onDone(): void;
}

/** Stands in for the form while a payment is not confirmed, and says so when it has been asked for in vain (BUY-5). */
export function PaymentAwaited({ isOver, isCertain, onCheck, onDone }: PaymentAwaitedProps) {
  const [checks, setChecks] = useState(0);
  const [isChecking, setChecking] = useState(false);
  async function check() {
    setChecking(true);
    await onCheck();
    setChecking(false);
    setChecks(checks + 1);
  }
  return (
    <div className="grid min-h-55 content-center">
      {isOver ? (
        <EmptyState
          tone="warning"
          icon={<ClockIcon className="size-icon-lg" />}
          title={<State key={checks} said={isCertain ? unconfirmed : unknown} isAnswer={checks > 0} />}
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
                Back to dashboard
              </Button>
            </>
          }
        />
      ) : (
        <EmptyState icon={<Spinner />} title={<State said={isCertain ? confirming : confirmingPerhaps} />} />
      )}
    </div>
  );
}

const confirming = ['Confirming your payment', 'This takes a few seconds.'] as const;
const confirmingPerhaps = [
  'Just paid? Your payment is being confirmed',
  'This takes a few seconds.',
] as const;
const unconfirmed = [
  'Payment not confirmed yet',
  'It can take a few minutes. You will not be charged twice.',
] as const;
const unknown = ['Just paid?', 'Your time updates within minutes. You will not be charged twice.'] as const;

interface StateProps {
  said: readonly [state: string, what: string];
  /** True after a check in vain: the notice then takes the focus, which the busy button had lost. */
  isAnswer?: boolean;
}

function State({ said: [state, what], isAnswer = false }: StateProps) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isAnswer) text.current?.focus();
  }, [isAnswer]);
  return (
    <p ref={text} role="status" tabIndex={-1} className="outline-none">
      {state} <span className="mt-1 block text-sm font-normal text-muted">{what}</span>
    </p>
  );
}
