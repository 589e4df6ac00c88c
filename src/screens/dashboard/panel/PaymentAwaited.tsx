import { ClockIcon, RotateCwIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { TabLoading } from './TabLoading.tsx';

export interface PaymentAwaitedProps {
  /** True if all polls were in vain. */
  isOver: boolean;
  /** False if there may be no payment at all. */
  isCertain: boolean;
  onCheck(): Promise<unknown>;
  onDone(): void;
}

/** Replaces the form while the card says that a payment is awaited; offers to check again once all polls were in vain (BUY-5). */
export function PaymentAwaited({ isOver, isCertain, onCheck, onDone }: PaymentAwaitedProps) {
  const [checks, setChecks] = useState(0);
  const [isChecking, setChecking] = useState(false);
  async function check() {
    setChecking(true);
    await onCheck();
    setChecking(false);
    setChecks(checks + 1);
  }
  if (!isOver) return <TabLoading label="Waiting for the payment" shape="box" />;
  return (
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
  );
}

const unconfirmed = [
  'Payment not confirmed yet',
  'It can take a few minutes. You will not be charged twice.',
] as const;
const unknown = ['Just paid?', 'Your time updates within minutes. You will not be charged twice.'] as const;

interface StateProps {
  said: readonly [state: string, what: string];
  /** True after a check in vain: the notice then takes the focus, which the busy button had lost. */
  isAnswer: boolean;
}

function State({ said: [state, what], isAnswer }: StateProps) {
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
