import clsx from 'clsx';
import { useRef } from 'react';
import { useBackBlocker } from '#src/forms/use-back-blocker.ts';
import { useDialog } from '#src/forms/use-dialog.tsx';
import { isAdmin } from '#src/session/session.ts';
import { useSignOut, useUser } from '#src/session/use-session.ts';
import { lazyDialog, useDialogsPreloaded } from '#src/ui/lazy-dialog.tsx';
import { SkipLink } from '#src/ui/SkipLink.tsx';
import { Splash } from '#src/ui/Splash.tsx';
import type { TabsHandle } from '#src/ui/Tabs.tsx';
import { dashboardView, titleOf } from './dashboard-view.ts';
import { AdminLink } from './header/AdminLink.tsx';
import { DashboardHeader } from './header/DashboardHeader.tsx';
import { Invites } from './invites/Invites.tsx';
import { ActionPanel } from './panel/ActionPanel.tsx';
import { usePanel } from './panel/use-panel.ts';
import { isAwaited, pollAfter } from './checkout-return/checkout-return.ts';
import { useCheckoutReturn } from './checkout-return/use-checkout-return.ts';
import { ResumeOffer } from './ResumeOffer.tsx';
import { Subscriptions } from './status/Subscriptions.tsx';
import { useSubscriptions } from './subscriptions/use-subscriptions.ts';
import { useCelebration } from './use-celebration.tsx';
import { useKeyFromLink } from './use-key-from-link.ts';

const ChangePasswordDialog = lazyDialog(
  () => import('./account/ChangePasswordDialog.tsx'),
  'ChangePasswordDialog',
);

const dialogs = { page: { password: ChangePasswordDialog } };

/** Customer dashboard, /dash (DAS-1). Remounts for another user, so that nothing typed is shown to them. */
export function DashboardScreen() {
  const { username } = useUser();
  return <Dashboard key={username} />;
}

function Dashboard() {
  const user = useUser();
  useBackBlocker();
  const { isLeaving, leave } = useSignOut('/');
  const { dialog, show } = useDialog(dialogs);
  const { celebrate, celebration } = useCelebration();
  const [payment, returning] = useCheckoutReturn(user.username, celebrate);
  const mine = useSubscriptions(pollAfter(payment));
  useDialogsPreloaded(!mine.isPending);
  const key = useKeyFromLink(user.username);
  const tabs = useRef<TabsHandle>(null);
  const panel = usePanel({
    tabs,
    mine,
    key,
    isPaying: isAwaited(payment) && payment.isCertain,
    onCheckout: returning.onLeave,
    onRedeem: returning.onRedeem,
    onRedeemed: celebrate,
  });
  const view = dashboardView({
    mine: mine.data,
    hasFailed: mine.error !== null,
    payment,
    ...panel.facts,
    now: mine.now,
  });

  if (isLeaving) return <Splash />;
  /**
   * Classes that hide content below the card on small screens until the card has its height, so that nothing moves
   * (STA-3).
   */
  const below = clsx('min-w-0', mine.isPending && 'max-lg:invisible');
  return (
    <>
      <title>{titleOf(view)}</title>
      <SkipLink to="content" />
      <DashboardHeader onChangePassword={() => show('password')} onSignOut={leave} />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto max-w-customer px-4 pt-6 pb-16 outline-none sm:px-6 sm:pt-8"
      >
        <ResumeOffer />
        <h1 className="sr-only">Dashboard</h1>
        {isAdmin(user) && <AdminLink className="mb-4 w-fit sm:hidden" />}
        {/* the second row takes what the panel needs more, so that no tab moves the codes */}
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-x-8">
          <Subscriptions
            {...view}
            isPaymentAwaited={view.awaited?.isCertain ?? false}
            now={mine.now}
            changed={mine.changed}
            error={mine.error}
            isRefetching={mine.isRefetching}
            onRetry={() => void mine.refetch()}
            client={panel.facts.client}
            download={panel.download}
            keyReady={
              view.isKeyReady
                ? { busy: panel.forms.redeem.busy, onRedeem: panel.forms.redeem.submit }
                : undefined
            }
            onRenew={panel.renew}
            isDrawn={panel.shown.tab !== undefined}
          />
          <div className={clsx(below, 'lg:row-span-2')}>
            <ActionPanel
              {...view}
              panel={panel}
              tabs={tabs}
              hasFailed={view.list === 'failed'}
              onCheck={mine.refetch}
              onDone={() => {
                returning.dismiss();
                panel.open('buy');
              }}
            />
          </div>
          <div className={clsx(below, 'empty:hidden max-lg:order-last')}>
            <Invites />
          </div>
        </div>
      </main>
      {dialog}
      {celebration}
    </>
  );
}
