import type { ReactNode } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { LockIcon, RefreshIcon, WarningIcon } from '#src/ui/icons.tsx';
import { Notice } from './Notice.tsx';
import { TabLoading } from './TabLoading.tsx';

export interface PremiumGateProps {
  premium: boolean | undefined;
  /** Whether a subscription is ACTIVE without giving premium. */
  isPaused: boolean;
  onAskAgain: (() => void) | undefined;
  onUpgrade(): void;
  children: ReactNode;
}

/** Renders its children for premium users only (DOW-1), and a skeleton while that is unknown (DEC-49). */
export function PremiumGate({ premium, isPaused, onAskAgain, onUpgrade, children }: PremiumGateProps) {
  if (premium) return children;
  if (premium === false) {
    return (
      <Notice icon={<LockIcon size={22} />} title="This feature requires an active subscription">
        {isPaused && <p className="text-muted">Your subscription is paused.</p>}
        <Button variant="primary" onClick={onUpgrade}>
          Upgrade to Premium
        </Button>
      </Notice>
    );
  }
  if (!onAskAgain) return <TabLoading label="Checking your subscription" />;
  return (
    <Notice icon={<WarningIcon size={22} />} title="Your subscription could not be checked">
      <Button icon={<RefreshIcon size={16} />} onClick={onAskAgain}>
        Check again
      </Button>
    </Notice>
  );
}
