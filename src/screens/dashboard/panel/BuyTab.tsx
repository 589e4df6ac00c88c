import { CardIcon, KeyIcon } from '#src/ui/icons.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { RedeemForm } from './RedeemForm.tsx';
import { StripeForm } from './StripeForm.tsx';
import type { CheckingOut } from './use-checkout.ts';
import type { Redeeming } from './use-redeem.ts';

export type BuyWay = 'stripe' | 'redeem';

export interface BuyTabProps {
  way: BuyWay;
  onWay(way: BuyWay): void;
  checkout: CheckingOut;
  redeem: Redeeming;
}

/** The tab 'Buy premium': by card or with a key. */
export function BuyTab({ way, onWay, checkout, redeem }: BuyTabProps) {
  return (
    <Tabs
      variant="sub"
      label="Way to get premium"
      selected={way}
      onSelect={onWay}
      tabs={[
        {
          id: 'stripe',
          label: 'Stripe',
          icon: <CardIcon size={15} />,
          content: <StripeForm checkout={checkout} />,
        },
        {
          id: 'redeem',
          label: 'Redeem key',
          icon: <KeyIcon size={15} />,
          content: <RedeemForm redeem={redeem} />,
        },
      ]}
    />
  );
}
