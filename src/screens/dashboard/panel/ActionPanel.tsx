import { CircleAlertIcon, LockIcon, RotateCwIcon } from 'lucide-react';
import type { Ref, ReactNode } from 'react';
import { Tabs, type TabsHandle } from '#src/ui/Tabs.tsx';
import { BuyTab, type BuyTabProps } from './BuyTab.tsx';
import { DownloadTab } from './DownloadTab.tsx';
import { ResetTab } from './ResetTab.tsx';
import { TabLoading } from './TabLoading.tsx';
import type { PanelTab } from './use-panel.ts';
import { Button } from '#src/ui/Button.tsx';
import type { ButtonVariant } from '#src/ui/button-classes.ts';
import { Notice } from './Notice.tsx';
import { PaymentAwaited } from './PaymentAwaited.tsx';

export interface ActionPanelProps extends Omit<BuyTabProps, 'hasPremium'> {
  tabs: Ref<TabsHandle>;
  /** True with premium; undefined while unknown. */
  premium: boolean | undefined;
  hasFailed: boolean;
}

/** The tabbed panel (DOW-1). */
export function ActionPanel({ tabs, premium, hasFailed, ...buy }: ActionPanelProps) {
  const { panel, panelVariant: variant, isPaused, onCheck } = buy;
  const gate = { premium, hasFailed, isPaused, onCheck, variant, onUpgrade: () => panel.open('buy') };
  const isUndecided = panel.shown.tab === undefined;
  return (
    <section aria-labelledby="actions">
      <h2 id="actions" className="sr-only">
        Manage access
      </h2>
      <div className="rounded-xl border border-line bg-raised px-5 pt-2 pb-5 max-[22.5rem]:px-3.5 sm:px-7 sm:pb-7">
        <Tabs<PanelTab>
          ref={tabs}
          label="Manage access"
          selected={panel.shown.tab}
          onSelect={(tab) => panel.show({ tab })}
          tabs={[
            {
              id: 'buy',
              label: 'Buy premium',
              content: isUndecided ? (
                <TabLoading label="Checking your premium" />
              ) : (
                <BuyTab {...buy} hasPremium={premium === true} />
              ),
            },
            {
              id: 'download',
              label: 'Download client',
              content: (
                <PremiumGate
                  {...gate}
                  awaited={buy.awaited?.isCertain && <PaymentAwaited {...buy} {...buy.awaited} />}
                >
                  <DownloadTab status={panel.status} download={panel.download} variant={variant} />
                </PremiumGate>
              ),
            },
            {
              id: 'reset',
              label: 'Reset HWID',
              content: (
                <PremiumGate {...gate}>
                  <ResetTab status={panel.status} reset={panel.forms.reset} variant={variant} />
                </PremiumGate>
              ),
            },
          ]}
        />
      </div>
    </section>
  );
}

interface PremiumGateProps extends Pick<ActionPanelProps, 'premium' | 'hasFailed' | 'isPaused' | 'onCheck'> {
  variant: ButtonVariant;
  /** Replaces the reason while a payment is awaited (BUY-5). */
  awaited?: ReactNode;
  onUpgrade(): void;
  children: ReactNode;
}

/** Renders its children for premium users only (DOW-1), and a skeleton while that is unknown (DEC-49). */
function PremiumGate(props: PremiumGateProps) {
  const { premium, hasFailed, isPaused, onCheck, variant, awaited, onUpgrade, children } = props;
  if (premium) return children;
  if (awaited) return awaited;
  if (premium === false) {
    return (
      <Notice
        icon={<LockIcon className="size-icon-lg" />}
        title="This feature requires an active subscription"
        action={
          <Button variant={variant} onClick={onUpgrade}>
            Upgrade to Premium
          </Button>
        }
      >
        {isPaused && 'Your subscription is paused.'}
      </Notice>
    );
  }
  if (!hasFailed) return <TabLoading label="Checking your subscription" shape="box" />;
  return (
    <Notice
      icon={<CircleAlertIcon className="size-icon-lg text-danger" />}
      title="Your subscription could not be checked"
      action={
        <Button icon={<RotateCwIcon className="size-icon-sm" />} onClick={() => void onCheck()}>
          Check again
        </Button>
      }
    />
  );
}
