import { TriangleAlertIcon } from 'lucide-react';
import { Tabs } from '#src/ui/Tabs.tsx';
import type { View } from '../dashboard-view.ts';
import { isAwaited, type Return } from '../return/return.ts';
import { PaymentAwaited } from './PaymentAwaited.tsx';
import { RedeemForm } from './RedeemForm.tsx';
import { StripeForm } from './StripeForm.tsx';
import type { Panel } from './use-panel.ts';

export interface BuyTabProps {
  panel: Panel;
  view: View;
  payment: Return;
  /** Reads the subscriptions again. */
  onCheck(): Promise<unknown>;
  /** Ends the message about a payment. */
  onDismiss(): void;
}

/**
 * The tab 'Buy premium': by card or with a key. A pending payment replaces the forms, so that nobody pays
 * twice (BUY-5).
 */
export function BuyTab({ panel, view, payment, onCheck, onDismiss }: BuyTabProps) {
  if (isAwaited(payment))
    return (
      <PaymentAwaited
        isOver={payment.is === 'unconfirmed'}
        isCertain={payment.isCertain}
        onCheck={onCheck}
        onDone={onDismiss}
      />
    );
  return (
    <div className="grid grid-cols-1 gap-5">
      {view.isPaused && <PausedNotice />}
      <Tabs
        variant="sub"
        label="Way to get premium"
        selected={panel.shown.way}
        onSelect={(way) => panel.show({ way })}
        tabs={[
          {
            id: 'stripe',
            label: 'Stripe',
            content: <StripeForm checkout={panel.forms.checkout} end={view.planEnd} />,
          },
          {
            id: 'redeem',
            label: 'Redeem key',
            content: <RedeemForm redeem={panel.forms.redeem} />,
          },
        ]}
      />
    </div>
  );
}

const PausedNotice = () => (
  <p className="flex items-start gap-2 text-warning">
    <TriangleAlertIcon className="size-icon-sm mt-0.5 shrink-0" />
    <span className="min-w-0">Paused: ask an administrator before you buy more time.</span>
  </p>
);
