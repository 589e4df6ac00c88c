import { type RefObject, useState } from 'react';
import { limits } from '#src/contract/limits.ts';
import { useKeptState } from '#src/app/use-kept-state.ts';
import type { TabsHandle } from '#src/ui/Tabs.tsx';
import { useCheckout } from './use-checkout.ts';
import { useDownload } from './use-download.ts';
import { useRedeem } from './use-redeem.ts';
import { useResetRequest } from './use-reset-request.ts';
import { type Status, useStatus } from './use-status.ts';

export type PanelTab = 'buy' | 'download' | 'reset';
export type BuyWay = 'stripe' | 'redeem';
export type Panel = ReturnType<typeof usePanel>;

interface PanelOptions {
  tabs: RefObject<TabsHandle | null>;
  /** Undefined while loading and after a failure. */
  premium: boolean | undefined;
  hasFailed: boolean;
  /** A key to redeem, from the URL. */
  keyFromUrl: string;
  isBackFromCheckout: boolean;
  onRedeemed(): void;
}

/**
 * The state of the panel: which tab is open, and the forms, so that switching tabs neither stops an action
 * nor clears the input.
 */
export function usePanel({
  tabs,
  premium,
  hasFailed,
  keyFromUrl,
  isBackFromCheckout,
  onRedeemed,
}: PanelOptions) {
  const [tab, setTab] = useKeptState<PanelTab | undefined>(
    'tab of the panel',
    keyFromUrl || isBackFromCheckout ? 'buy' : undefined,
  );
  const [way, setWay] = useKeptState<BuyWay>('way to buy', keyFromUrl ? 'redeem' : 'stripe');
  /** How many keys were redeemed since the last message about one was dismissed. */
  const [redeemed, setRedeemed] = useState(0);
  const checkout = useCheckout();
  const redeem = useRedeem({
    prefill: keyFromUrl,
    onDone() {
      setRedeemed((count) => count + 1);
      onRedeemed();
    },
  });
  const status = useStatus(premium === true);
  const download = useDownload(status.client?.version);
  const reset = useResetRequest();

  const opening = openingTab({ premium, hasFailed, status });
  if (tab === undefined && opening) setTab(opening); // once: later on the panel never moves by itself

  function open(next: PanelTab) {
    setTab(next);
    tabs.current?.focus(next);
  }
  return {
    tab,
    setTab,
    way,
    setWay,
    open,
    /** Opens the way to pay with the plan chosen, so that something happens where it is open already. */
    openPlan() {
      setWay('stripe');
      checkout.controlled('plan').onChange(limits.plan.cents);
      open('buy');
    },
    redeemed,
    dismissRedeemed: () => setRedeemed(0),
    checkout,
    redeem,
    status,
    download,
    reset,
  };
}

interface Known {
  premium: boolean | undefined;
  hasFailed: boolean;
  status: Pick<Status, 'isLoading' | 'isPending'>;
}

/** The initially selected tab (DAS-5). Undefined until that is known. */
export function openingTab({ premium, hasFailed, status }: Known): PanelTab | undefined {
  if (premium === undefined) return hasFailed ? 'buy' : undefined;
  if (!premium) return 'buy';
  if (status.isLoading) return undefined;
  return status.isPending ? 'reset' : 'download';
}
