import { useRef } from 'react';
import { useKeptState } from '#src/lib/use-kept-state.ts';
import { DownloadIcon, FingerprintIcon } from '#src/ui/icons.tsx';
import { SparkIcon } from '#src/ui/public-icons.tsx';
import { Tabs, type TabsHandle } from '#src/ui/Tabs.tsx';
import { BuyTab, type BuyWay } from './BuyTab.tsx';
import { DownloadTab } from './DownloadTab.tsx';
import { PremiumGate } from './PremiumGate.tsx';
import { ResetTab } from './ResetTab.tsx';
import { useCheckout } from './use-checkout.ts';
import { useDownload } from './use-download.ts';
import { useRedeem } from './use-redeem.ts';
import { useResetRequest } from './use-reset-request.ts';
import { useStatus } from './use-status.ts';

type PanelTab = 'buy' | 'download' | 'reset';

export interface ActionPanelProps {
  /** Undefined while loading. */
  premium: boolean | undefined;
  /** Reloads the premium state; set after a failure. */
  onAskAgain: (() => void) | undefined;
  /** A key to redeem, from the URL. */
  keyFromUrl: string;
  onRedeemed(): void;
}

/**
 * The tabbed panel (DOW-1). The forms' state lives here, so that switching tabs neither stops an action nor
 * clears the input.
 */
export function ActionPanel({ premium, onAskAgain, keyFromUrl, onRedeemed }: ActionPanelProps) {
  const [tab, setTab] = useKeptState<PanelTab>('tab of the panel', 'buy');
  const [way, setWay] = useKeptState<BuyWay>('way to buy', keyFromUrl ? 'redeem' : 'stripe');
  const tabs = useRef<TabsHandle>(null);
  const checkout = useCheckout();
  const redeem = useRedeem({ prefill: keyFromUrl, onDone: onRedeemed });
  const status = useStatus(premium === true);
  const download = useDownload(status.client?.version);
  const reset = useResetRequest();

  const gate = {
    premium,
    onAskAgain,
    onUpgrade() {
      setTab('buy');
      tabs.current?.focus('buy');
    },
  };
  return (
    <section aria-labelledby="actions">
      <h2 id="actions" className="mb-3 text-base font-semibold">
        Manage access
      </h2>
      <div className="rounded-lg border border-line bg-raised px-4 pt-1 pb-5 sm:px-6 sm:pb-6">
        <Tabs<PanelTab>
          ref={tabs}
          label="Manage access"
          selected={tab}
          onSelect={setTab}
          tabs={[
            {
              id: 'buy',
              label: 'Buy premium',
              icon: <SparkIcon size={16} className="max-sm:hidden" />,
              content: <BuyTab way={way} onWay={setWay} checkout={checkout} redeem={redeem} />,
            },
            {
              id: 'download',
              label: 'Download client',
              icon: <DownloadIcon size={16} className="max-sm:hidden" />,
              content: (
                <PremiumGate {...gate}>
                  <DownloadTab status={status} download={download} />
                </PremiumGate>
              ),
            },
            {
              id: 'reset',
              label: 'Reset HWID',
              icon: <FingerprintIcon size={16} className="max-sm:hidden" />,
              content: (
                <PremiumGate {...gate}>
                  <ResetTab status={status} reset={reset} />
                </PremiumGate>
              ),
            },
          ]}
        />
      </div>
    </section>
  );
}
