import { TriangleAlertIcon } from 'lucide-react';
import type { ButtonVariant } from '#src/ui/button-classes.ts';
import { Tabs } from '#src/ui/Tabs.tsx';
import { PaymentAwaited, type PaymentAwaitedProps } from './PaymentAwaited.tsx';
import { RedeemForm } from './RedeemForm.tsx';
import { StripeForm } from './StripeForm.tsx';
import type { Panel } from './use-panel.ts';

export interface BuyTabProps extends Pick<PaymentAwaitedProps, 'onCheck' | 'onDone'> {
  panel: Panel;
  panelVariant: ButtonVariant;
  /** A payment that may be on its way. */
  awaited: Pick<PaymentAwaitedProps, 'isOver' | 'isCertain'> | undefined;
  isPaused: boolean;
  hasPremium: boolean;
  /** The end that the plan brings; NaN where it is not known. */
  planEnd: number;
  isKeyReady: boolean;
}

/** The tab 'Buy premium': by card or key. A pending payment replaces both, to prevent a second one (BUY-5). */
export function BuyTab({
  panel,
  panelVariant,
  awaited,
  isPaused,
  hasPremium,
  planEnd,
  isKeyReady,
  onCheck,
  onDone,
}: BuyTabProps) {
  if (awaited) return <PaymentAwaited {...awaited} onCheck={onCheck} onDone={onDone} />;
  return (
    <div className="grid grid-cols-1 gap-5">
      {isPaused && <PausedNotice />}
      <Tabs
        variant="sub"
        label="Way to get premium"
        selected={panel.shown.way}
        onSelect={(way) => panel.show({ way })}
        tabs={[
          {
            id: 'stripe',
            label: 'Stripe',
            content: (
              <StripeForm
                checkout={panel.forms.checkout}
                end={planEnd}
                hasPremium={hasPremium}
                variant={panelVariant}
                renewal={panel.shown.renewal}
              />
            ),
          },
          {
            id: 'redeem',
            label: 'Redeem key',
            content: <RedeemForm redeem={panel.forms.redeem} isInCard={isKeyReady} variant={panelVariant} />,
          },
        ]}
      />
    </div>
  );
}

const PausedNotice = () => (
  <p className="flex items-start gap-2 text-warning">
    <TriangleAlertIcon className="size-icon-sm mt-0.5 shrink-0" />
    <span className="min-w-0">Buying more time may not end the pause.</span>
  </p>
);
