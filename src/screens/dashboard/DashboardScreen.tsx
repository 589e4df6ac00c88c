import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { subscriptions } from '#src/contract/subscriptions.ts';
import { useRead } from '#src/data/use-read.ts';
import { config } from '#src/lib/config.ts';
import { signOut } from '#src/session/session.ts';
import { useUser } from '#src/session/use-session.ts';
import { Confetti } from '#src/ui/Confetti.tsx';
import { lazyDialog, useDialogsPreloaded } from '#src/ui/lazy-dialog.tsx';
import { Splash } from '#src/ui/Splash.tsx';
import { DashboardHeader } from './header/DashboardHeader.tsx';
import { Invites } from './invites/Invites.tsx';
import { ActionPanel } from './panel/ActionPanel.tsx';
import { Subscriptions } from './subscriptions/Subscriptions.tsx';
import { useReturnFromCheckout } from './use-return-from-checkout.ts';
import { WayBack } from './WayBack.tsx';

const ChangePasswordDialog = lazyDialog(
  async () => (await import('./account/ChangePasswordDialog.tsx')).ChangePasswordDialog,
);

/** Customer dashboard, /dash (DAS-1). Remounts for another user, so that nothing typed is shown to them. */
export function DashboardScreen() {
  const { username } = useUser();
  return <Dashboard key={username} />;
}

function Dashboard() {
  const [isLeaving, setLeaving] = useState(false);
  const [isChangingPassword, setChangingPassword] = useState(false);
  const [isCelebrating, setCelebrating] = useState(false);
  const [parameters] = useSearchParams();
  const mine = useRead(subscriptions.mine);
  const premium = mine.data?.premium;
  const celebrate = () => setCelebrating(true);
  useDialogsPreloaded(!mine.isPending);
  const isPaymentAwaited = useReturnFromCheckout({ premium, celebrate, refetch: mine.refetch });

  function leave() {
    setLeaving(true);
    void signOut('/');
  }
  // Unmounts the dashboard, so that nothing can be started during the sign-out.
  if (isLeaving) return <Splash />;
  return (
    <>
      <title>{`Dashboard · ${config.brand}`}</title>
      <DashboardHeader onChangePassword={() => setChangingPassword(true)} onSignOut={leave} />
      <main className="mx-auto max-w-6xl px-4 pt-6 pb-16 sm:px-6 sm:pt-10">
        <WayBack />
        <h1 className="mb-6 text-2xl font-semibold sm:mb-8">Dashboard</h1>
        <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
          <div className="grid grid-cols-1 gap-6">
            {isPaymentAwaited && <PaymentAwaited />}
            <Subscriptions mine={mine} />
            <Invites />
          </div>
          <ActionPanel
            premium={premium}
            onAskAgain={mine.isError ? () => void mine.refetch() : undefined}
            keyFromUrl={parameters.get('redeem') ?? ''}
            onRedeemed={celebrate}
          />
        </div>
      </main>
      {isChangingPassword && <ChangePasswordDialog onClose={() => setChangingPassword(false)} />}
      {isCelebrating && <Confetti onComplete={() => setCelebrating(false)} />}
    </>
  );
}

function PaymentAwaited() {
  return (
    <p role="status" className="rounded-lg bg-info-soft px-4 py-3 text-info ring-1 ring-info/20 ring-inset">
      Waiting for the payment to be confirmed. This takes a few seconds.
    </p>
  );
}
