import { TriangleAlertIcon } from 'lucide-react';
import { Tabs } from '#src/ui/Tabs.tsx';
import type { Owned } from '../status/subscription-state.ts';
import type { Payment } from '../use-return-from-checkout.ts';
import { PaymentAwaited } from './PaymentAwaited.tsx';
import { RedeemForm } from './RedeemForm.tsx';
import { StripeForm } from './StripeForm.tsx';
import { TabLoading } from './TabLoading.tsx';
import type { Panel } from './use-panel.ts';

export interface BuyTabProps {
  panel: Panel;
  payment: Payment;
  isPaused: boolean;
  owned: readonly Owned[];
}

/**
 * The tab 'Buy premium': by card or with a key. A pending payment replaces the forms, so that nobody pays
 * twice (BUY-5).
 */
export function BuyTab({ panel, payment, isPaused, owned }: BuyTabProps) {
  if (payment.phase === 'loading') return <TabLoading label="Checking your payment" />;
  if (payment.phase === 'waiting' || payment.phase === 'unconfirmed')
    return (
      <PaymentAwaited
        phase={payment.phase}
        isCertain={payment.isCertain}
        checks={payment.checks}
        isChecking={payment.isChecking}
        onCheck={payment.check}
        onDone={() => {
          panel.open('buy'); // first, so that the focus is elsewhere when the message goes
          payment.dismiss();
        }}
      />
    );
  return (
    <div className="grid gap-5">
      {isPaused && <PausedNotice />}
      <Ways panel={panel} owned={owned} isPaused={isPaused} />
    </div>
  );
}

/** By card or with a key. */
const Ways = ({ panel, owned, isPaused }: Pick<BuyTabProps, 'panel' | 'owned' | 'isPaused'>) => (
  <Tabs
    variant="sub"
    label="Way to get premium"
    selected={panel.way}
    onSelect={panel.setWay}
    tabs={[
      {
        id: 'stripe',
        label: 'Stripe',
        content: <StripeForm checkout={panel.checkout} owned={owned} isPaused={isPaused} />,
      },
      {
        id: 'redeem',
        label: 'Redeem key',
        content: <RedeemForm redeem={panel.redeem} />,
      },
    ]}
  />
);

const PausedNotice = () => (
  <p className="flex items-start gap-2 text-warning">
    <TriangleAlertIcon className="size-icon-sm mt-0.5 shrink-0" />
    <span className="min-w-0">Paused: ask an administrator before you buy more time.</span>
  </p>
);
