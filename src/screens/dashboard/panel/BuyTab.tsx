import { WarningIcon } from '#src/ui/icons.tsx';
import { lazyDialog } from '#src/ui/lazy-dialog.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import type { Owned } from '../status/subscription-state.ts';
import type { Payment } from '../use-return-from-checkout.ts';
import { PaymentAwaited } from './PaymentAwaited.tsx';
import { RedeemForm } from './RedeemForm.tsx';
import { StripeForm } from './StripeForm.tsx';
import { TabLoading } from './TabLoading.tsx';
import type { Panel } from './use-panel.ts';

const GainedCard = lazyDialog(async () => (await import('./GainedCard.tsx')).GainedCard);

export interface BuyTabProps {
  panel: Panel;
  payment: Payment;
  isPaused: boolean;
  owned: readonly Owned[];
  gained: Owned | undefined;
}

/**
 * The tab 'Buy premium': by card or with a key. A pending or finished payment replaces the forms, so that
 * nobody pays twice (BUY-5); news of a key stands above them.
 */
export function BuyTab({ panel, payment, isPaused, owned, gained }: BuyTabProps) {
  const backToTab = () => panel.open('buy');
  if (payment.phase === 'loading') return <TabLoading label="Checking your payment" />;
  if (payment.phase === 'confirmed')
    return (
      <GainedCard title="Payment received" gained={gained} onClose={leaving(payment.dismiss, backToTab)} />
    );
  if (payment.phase)
    return (
      <PaymentAwaited
        phase={payment.phase}
        isCertain={payment.isCertain}
        checks={payment.checks}
        isChecking={payment.isChecking}
        onCheck={payment.check}
        onDone={leaving(payment.dismiss, backToTab)}
      />
    );
  const { redeemed } = panel;
  return (
    <div className="grid gap-5">
      {redeemed && (
        <GainedCard
          key={redeemed.count}
          title={redeemed.message}
          code={redeemed.code}
          gained={gained}
          isAnswer
          onClose={leaving(panel.dismissRedeemed, backToTab)}
        />
      )}
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
    <WarningIcon size="sm" className="mt-0.5 shrink-0" />
    <span className="min-w-0">Paused: ask an administrator before you buy more time.</span>
  </p>
);

/** Moves on first, so that the focus is elsewhere when the message goes. */
const leaving = (dismiss: () => void, moveOn: () => void) => () => {
  moveOn();
  dismiss();
};
