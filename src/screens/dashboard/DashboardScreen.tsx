import { useQueryClient } from '@tanstack/react-query';
import clsx from 'clsx';
import { type ComponentType, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { subscriptions } from '#src/contract/subscriptions.ts';
import { beforeCheckout, checkoutReturn } from '#src/app/before-checkout.ts';
import { readOptions, useRead } from '#src/data/use-read.ts';
import { useBackClosesDialog } from '#src/forms/use-back-closes-dialog.ts';
import { config } from '#src/app/config.ts';
import { timings } from '#src/app/timings.ts';
import { isAdmin, signOut } from '#src/session/session.ts';
import { useUser } from '#src/session/use-session.ts';
import type { ConfettiProps } from '#src/ui/Confetti.tsx';
import { lazyDialog, useDialogsPreloaded } from '#src/ui/lazy-dialog.tsx';
import { SkipLink } from '#src/ui/SkipLink.tsx';
import { Splash } from '#src/ui/Splash.tsx';
import type { TabsHandle } from '#src/ui/Tabs.tsx';
import { AdminLink } from './header/AdminLink.tsx';
import { DashboardHeader } from './header/DashboardHeader.tsx';
import { Invites } from './invites/Invites.tsx';
import { ActionPanel } from './panel/ActionPanel.tsx';
import { usePanel } from './panel/use-panel.ts';
import { primaryAction, PrimaryActionContext } from './primary-action.ts';
import {
  hasPremium,
  holdingsOf,
  type Owned,
  ownedOf,
  type SubscriptionState,
  getSubscriptionState,
} from './status/subscription-state.ts';
import { rowsOf } from './subscriptions/rows-of.ts';
import { Subscriptions } from './subscriptions/Subscriptions.tsx';
import { timeLeft } from './subscriptions/time-left.ts';
import { useChangedRows } from './subscriptions/use-changed-rows.ts';
import { useNow, useRefetchAtEnd } from './subscriptions/use-now.ts';
import { useKeyFromLink } from './use-key-from-link.ts';
import { useReturnFromCheckout } from './use-return-from-checkout.ts';
import { ReturnOffer } from './ReturnOffer.tsx';

const ChangePasswordDialog = lazyDialog(
  async () => (await import('./account/ChangePasswordDialog.tsx')).ChangePasswordDialog,
);

/** Customer dashboard, /dash (DAS-1). Remounts for another user, so that nothing typed is shown to them. */
export function DashboardScreen() {
  const { username } = useUser();
  return <Dashboard key={username} />;
}

function Dashboard() {
  const user = useUser();
  useBackClosesDialog();
  const [isLeaving, setLeaving] = useState(false);
  const [isChangingPassword, setChangingPassword] = useState(false);
  const { celebrate, celebration } = useCelebration();
  const { now, mine, data, rows, changed, subscriptionState, owned } = useSubscriptions();
  useDialogsPreloaded(!mine.isPending);

  const { search } = useLocation();
  const [isBackFromCheckout] = useState(
    () => checkoutReturn.isPresent(search) || beforeCheckout.isBack(user.username),
  );
  const key = useKeyFromLink();
  const known = { premium: data?.premium, hasFailed: mine.isError };
  const payment = useReturnFromCheckout({
    username: user.username,
    held: useMemo(() => data && holdingsOf(data), [data]),
    hasFailed: mine.isError,
    celebrate,
    refetch: mine.refetch,
  });
  const cache = useQueryClient();
  /** Also of a reload that is not drawn yet. */
  function latest() {
    const { data: reply, dataUpdatedAt } =
      cache.getQueryState(readOptions(subscriptions.mine).queryKey) ?? {};
    return { held: reply && holdingsOf(reply), readAt: dataUpdatedAt ?? 0 };
  }
  const tabs = useRef<TabsHandle>(null);
  const panel = usePanel({
    tabs,
    ...known,
    isBackFromCheckout,
    key,
    onCheckout() {
      const { held, readAt } = latest();
      beforeCheckout.forget(); // an earlier checkout, also where nothing is known to be held now
      if (held) beforeCheckout.remember(user.username, held, readAt);
    },
    onRedeemed() {
      const { held } = latest();
      if (held) beforeCheckout.explain(user.username, held);
      key.forget();
      celebrate();
    },
  });

  function leave() {
    setLeaving(true);
    void signOut('/');
  }
  // Unmounts the dashboard, so that nothing can be started during the sign-out.
  if (isLeaving) return <Splash />;
  const isPaused = subscriptionState?.kind === 'paused';
  const keyReady = panel.isKeyReady
    ? { code: key.fromUrl, busy: panel.redeem.busy, onRedeem: panel.redeem.submit }
    : undefined;
  const productNames = rows?.map(({ name }) => name) ?? [];
  const news = [
    ...(payment.phase === 'confirmed'
      ? [{ key: 'payment', text: 'Payment received', names: [], isAnswer: false }]
      : []),
    ...(panel.redeemed
      ? [
          {
            key: `key ${panel.redeemed.count}`,
            text: panel.redeemed.message,
            names: productNames,
            isAnswer: true,
          },
        ]
      : []),
  ];
  const isPaymentAwaited =
    payment.isCertain && (payment.phase === 'waiting' || payment.phase === 'unconfirmed');
  const isClientAwaited = panel.status.isLoading;
  const client = panel.download.canSubmit ? panel.download : isClientAwaited ? 'awaited' : undefined;
  const primary = primaryAction({
    state: subscriptionState?.kind,
    hasKey: panel.isKeyReady,
    hasClient: client !== undefined,
    hasNews: news.length > 0,
    isPaymentAwaited,
  });
  return (
    <PrimaryActionContext value={primary}>
      <title>{titleOf(subscriptionState, owned?.[0], now)}</title>
      <SkipLink to="content" />
      <DashboardHeader onChangePassword={() => setChangingPassword(true)} onSignOut={leave} />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto max-w-dashboard px-4 pt-6 pb-16 outline-none sm:px-6 sm:pt-8"
      >
        <ReturnOffer />
        <h1 className="sr-only">Dashboard</h1>
        {isAdmin(user) && <AdminLink className="mb-4 w-fit sm:hidden" />}
        {/* the second row takes what the panel needs more, so that no tab moves the codes */}
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-x-8">
          <Subscriptions
            mine={mine}
            {...{ rows, owned, subscriptionState, news, now }}
            changed={payment.gained ? [...changed, payment.gained] : changed}
            client={client}
            keyReady={keyReady}
            isRestDrawn={panel.tab !== undefined}
            isPaymentAwaited={isPaymentAwaited}
            onRenew={panel.openPlan}
          />
          {/* on small screens the card above it has no height yet */}
          <div className={clsx('min-w-0 lg:row-span-2', mine.isPending && 'max-lg:invisible')}>
            <ActionPanel
              panel={panel}
              tabs={tabs}
              payment={payment}
              premium={data?.premium}
              isPaused={isPaused}
              owned={owned ?? []}
              onAskAgain={mine.isError ? () => void mine.refetch() : undefined}
            />
          </div>
          <div
            className={clsx('min-w-0 empty:hidden max-lg:order-last', mine.isPending && 'max-lg:invisible')}
          >
            <Invites />
          </div>
        </div>
      </main>
      {isChangingPassword && <ChangePasswordDialog onClose={() => setChangingPassword(false)} />}
      {celebration}
    </PrimaryActionContext>
  );
}

/** The customer's subscriptions, and what they amount to now. */
function useSubscriptions() {
  const now = useNow(timings.timeLeftRefresh);

  const mine = useRead(subscriptions.mine);
  const { data } = mine;
  const rows = useMemo(() => data && rowsOf(data.products, data.subscriptions), [data]);
  const changed = useChangedRows(rows);
  const subscriptionState = data && rows && getSubscriptionState(data, rows, now);
  const owned = rows && ownedOf(rows);
  useRefetchAtEnd({
    ends: owned?.map(({ end }) => end),
    now,
    readAt: mine.dataUpdatedAt,
    refetch: () => void mine.refetch(),
  });
  return { now, mine, data, rows, changed, subscriptionState, owned };
}

/** Confetti, whose code is loaded when there is something to celebrate. */
function useCelebration() {
  const [Celebration, setCelebration] = useState<ComponentType<ConfettiProps>>();
  return {
    celebrate: () =>
      void import('#src/ui/Confetti.tsx').then(
        ({ Confetti }) => setCelebration(() => Confetti),
        () => {}, // decoration
      ),
    celebration: Celebration && <Celebration onComplete={() => setCelebration(undefined)} />,
  };
}

/** Begins with the time left, which is what fits into a tab (STA-2). */
function titleOf(
  subscriptionState: SubscriptionState | undefined,
  latest: Owned | undefined,
  now: number,
): string {
  const isPremium = subscriptionState !== undefined && hasPremium(subscriptionState);
  const left = isPremium && latest && !Number.isNaN(latest.end) ? `${timeLeft(latest.end, now)} · ` : '';
  return `${left}Dashboard · ${config.brand}`;
}
