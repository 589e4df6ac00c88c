import { type RefObject, useState } from 'react';
import { useDraftState } from '#src/app/use-draft-state.ts';
import { keyToSend } from '#src/contract/pasted.ts';
import type { Mine } from '#src/contract/subscriptions.ts';
import type { TabsHandle } from '#src/ui/Tabs.tsx';
import { hasPremium } from '../status/subscription-state.ts';
import { useCheckout } from './use-checkout.ts';
import { useDownload } from './use-download.ts';
import { useRedeem } from './use-redeem.ts';
import { useResetRequest } from './use-reset-request.ts';
import { type Status, useStatus } from './use-status.ts';

export type PanelTab = 'buy' | 'download' | 'reset';
export type PaymentMethod = 'stripe' | 'redeem';
export type Panel = ReturnType<typeof usePanel>;

interface PanelOptions {
  tabs: RefObject<TabsHandle | null>;
  /** The subscriptions. */
  mine: { data: Mine | undefined; error: Error | null; now: number };
  /** The key of the address. `forget`: once it is redeemed. */
  key: { fromUrl: string; isAsked: boolean; forget(): void };
  /** Tells whether the browser is back from the checkout. */
  isPaying: boolean;
  /** Called before the browser goes to the checkout. */
  onCheckout(): void;
  /** Called when a key is on its way, with its reply. */
  onRedeem(reply: Promise<unknown>): void;
  onRedeemed(): void;
}

/**
 * The state of the panel: which tab is open, and the forms, so that switching tabs neither stops an action
 * nor clears the input.
 */
export function usePanel({ tabs, mine, key, isPaying, onCheckout, onRedeem, onRedeemed }: PanelOptions) {
  const [tab, setTab] = useDraftState<PanelTab | undefined>(
    'tab of the panel',
    key.isAsked || isPaying ? 'buy' : undefined,
  );
  const [way, setWay] = useDraftState<PaymentMethod>('way to buy', key.isAsked ? 'redeem' : 'stripe');
  /** The server's words for the key that was redeemed last, and the number of keys. */
  const [redeemed, setRedeemed] = useState<{ message: string; count: number }>();
  const checkout = useCheckout(onCheckout);
  const redeem = useRedeem({
    prefill: key.fromUrl,
    onSend(reply, sent) {
      onRedeem(reply);
      // also where the page has been left meanwhile
      if (sent === keyToSend(key.fromUrl)) reply.then(key.forget, () => {});
    },
    onDone(message) {
      setRedeemed((last) => ({ message, count: (last?.count ?? 0) + 1 }));
      onRedeemed();
    },
  });
  const premium = mine.data && hasPremium(mine.data, mine.now);
  const reset = useResetRequest();
  const status = useStatus(premium === true, reset.sentAt);
  const download = useDownload(status.client?.version);

  const opening = openingTab({ premium, hasFailed: mine.error !== null, status });
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
    /** Opens the way to pay. */
    openPlan() {
      setWay('stripe');
      open('buy');
    },
    redeemed,
    /** Tells whether the key of the address stands in the form as it came. */
    hasLinkedKey:
      key.fromUrl !== '' && !redeemed && !redeem.messages.key && keyToSend(redeem.values.key) === key.fromUrl,
    checkout,
    redeem,
    status,
    download,
    client: download.canSubmit ? 'ready' : status.isLoading ? 'awaited' : 'none',
    reset,
  } as const;
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
  return status.isPending ? 'reset' : 'buy';
}
