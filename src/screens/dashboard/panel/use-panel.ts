import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { resumeState } from '#src/app/resume-state.ts';
import { normalizeKey } from '#src/contract/clean-input.ts';
import type { SubscriptionsReply } from '#src/contract/subscriptions.ts';
import type { TabsHandle } from '#src/ui/Tabs.tsx';
import { hasPremium } from '../subscriptions/subscription-state.ts';
import { useCheckout } from './use-checkout.ts';
import { useDownload } from './use-download.ts';
import { useRedeem } from './use-redeem.ts';
import { useResetRequest } from './use-reset-request.ts';
import { type Status, useStatus } from './use-status.ts';

export type PanelTab = 'buy' | 'download' | 'reset';
export type PaymentMethod = 'stripe' | 'redeem';
export type Panel = ReturnType<typeof usePanel>;

/** State of the tabs; `tab` is undefined until it is known which one opens first. */
interface Shown {
  tab: PanelTab | undefined;
  way: PaymentMethod;
  /** Number of presses on 'Renew' since another tab was chosen. */
  renewal: number;
}

/** State of the forms, for the rest of the page. */
export interface PanelFacts {
  /** Message of the server for the key redeemed last on this page, and the number of redeemed keys. */
  redeemed: { message: string; count: number } | undefined;
  /** True if the form has a link's key, unedited. */
  hasLinkedKey: boolean;
  client: 'none' | 'awaited' | 'ready';
}

interface PanelOptions {
  tabs: RefObject<TabsHandle | null>;
  mine: { data: SubscriptionsReply | undefined; error: Error | null; now: number };
  /** Key of the address; `forget` is called once it is redeemed. */
  key: { fromUrl: string; isAsked: boolean; forget(): void };
  /** True if the browser has returned from a checkout of this tab. */
  isPaying: boolean;
  onCheckout(): void;
  /** Called when a key has been sent, with its reply. */
  onRedeem(reply: Promise<unknown>): void;
  onRedeemed(): void;
}

/** Returns the panel's tab and forms, here so that another tab neither stops an action nor clears the input. */
export function usePanel({ tabs, mine, key, isPaying, onCheckout, onRedeem, onRedeemed }: PanelOptions) {
  const [shown, setShown] = useShown({
    tab: key.isAsked ? 'buy' : isPaying ? 'download' : undefined,
    way: key.isAsked ? 'redeem' : 'stripe',
    renewal: 0,
  });
  const [redeemed, setRedeemed] = useState<PanelFacts['redeemed']>();
  const checkout = useCheckout(onCheckout);
  const redeem = useRedeem({
    prefill: key.fromUrl,
    onRequest(reply, sent) {
      onRedeem(reply);
      // also where the page has been left meanwhile
      if (sent === normalizeKey(key.fromUrl)) reply.then(key.forget, () => {});
    },
    onDone(message) {
      setRedeemed((last) => ({ message, count: (last?.count ?? 0) + 1 }));
      onRedeemed();
    },
  });
  const premium = mine.data && hasPremium(mine.data, mine.now);
  const reset = useResetRequest();
  const status = useStatus(premium === true, reset.sentAt);
  const endRefusal = useEffectEvent(() => reset.reset(reset.values));
  useEffect(() => {
    if (status.isPending) endRefusal(); // drop the 'already pending' error once that request is decided
  }, [status.isPending]);
  const download = useDownload(status.client?.version);

  const opening = openingTab({ premium, hasFailed: mine.error !== null, status });
  const show = (part: Partial<Shown>) => setShown({ ...shown, renewal: 0, ...part });
  if (shown.tab === undefined && opening) show({ tab: opening }); // once: later on the panel never moves by itself

  const facts: PanelFacts = {
    redeemed,
    hasLinkedKey:
      key.fromUrl !== '' &&
      !redeemed &&
      !redeem.messages.key &&
      normalizeKey(redeem.values.key) === key.fromUrl,
    client: download.canSubmit ? 'ready' : status.isLoading ? 'awaited' : 'none',
  };
  return {
    shown,
    show,
    open(tab: PanelTab, way = shown.way) {
      show({ tab, way });
      tabs.current?.focus(tab);
    },
    /** Opens the tab to buy premium and counts the press, which the form answers by leading to the terms. */
    renew() {
      show({ tab: 'buy', way: 'stripe', renewal: shown.renewal + 1 });
      tabs.current?.focus('buy');
    },
    facts,
    status,
    forms: { checkout, redeem, reset },
    download,
  };
}

/** Returns the state of the tabs, restored after the session has ended and the user has signed in again (SES-12). */
function useShown(initial: Shown) {
  const name = 'tabs of the panel';
  const [shown, setShown] = useState(() => (resumeState.draft(name) as Shown | undefined) ?? initial);
  const read = useEffectEvent(() => shown);
  useEffect(() => resumeState.registerForm(name, () => ({ ...read(), renewal: 0 })), []);
  return [shown, setShown] as const;
}

interface Known {
  premium: boolean | undefined;
  hasFailed: boolean;
  status: Pick<Status, 'isLoading' | 'isPending'>;
}

/** Returns the initially selected tab (DAS-5). Undefined until that is known. */
export function openingTab({ premium, hasFailed, status }: Known): PanelTab | undefined {
  if (premium === undefined) return hasFailed ? 'buy' : undefined;
  if (!premium) return 'buy';
  if (status.isLoading) return undefined;
  return status.isPending ? 'reset' : 'buy';
}
