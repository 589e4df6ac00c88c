import { Button } from '#src/ui/Button.tsx';
import { DownloadIcon, RefreshIcon } from '#src/ui/icons.tsx';
import { SparkIcon } from '#src/ui/public-icons.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { remainingShare, timeLeftIn } from '../subscriptions/time-left.ts';
import { BandLayout, BandLoading } from './BandLayout.tsx';
import type { Owned, Standing } from './standing-of.ts';
import { endedWhen, untilWhen } from './when.ts';

interface Steps {
  /** Milliseconds since 1970. */
  now: number;
  isResetPending: boolean;
  /** Downloads the client; undefined where there is none. */
  download: { submit(): void; busy: boolean } | undefined;
  /** Nobody is asked to pay while a payment is on its way. */
  isPaymentAwaited: boolean;
  /** Leads to where one buys. */
  onBuy(): void;
}

export interface StatusBandProps extends Steps {
  /** Undefined while loading. */
  standing: Standing | undefined;
}

/**
 * What the customer has and until when, with the next step (STA-1). No text and no button is named as one in
 * the list or the panel below.
 */
export function StatusBand({ standing, ...steps }: StatusBandProps) {
  return (
    <section
      aria-label="Your status"
      className="mb-6 rounded-xl border border-line bg-raised px-4 py-5 shadow-edge sm:mb-8 sm:px-7 sm:py-6"
    >
      {standing ? <Band standing={standing} {...steps} /> : <BandLoading />}
    </section>
  );
}

function Band({ standing, ...steps }: Steps & { standing: Standing }) {
  const { now, isPaymentAwaited, onBuy } = steps;
  if (isPaymentAwaited && (standing.kind === 'none' || standing.kind === 'ended'))
    return <BandLayout headline="Your payment is being confirmed" />;
  switch (standing.kind) {
    case 'none':
      return (
        <BandLayout
          headline="No premium yet"
          facts={['Download the client', 'Reset your HWID', 'Starts as soon as you have paid']}
          actions={
            <Button variant="primary" size="lg" icon={<SparkIcon size={18} />} onClick={onBuy}>
              Get started
            </Button>
          }
        />
      );
    case 'ended':
      return (
        <BandLayout
          headline={`Your ${standing.name} subscription ended ${endedWhen(standing.end, now)}`}
          detail="Renew it to use the client and HWID resets again."
          actions={<Renew onBuy={onBuy} />}
        />
      );
    case 'paused':
      return (
        <BandLayout
          headline="Your subscription is paused"
          detail={describe(standing.latest, now)}
          notes={[caution('Until an administrator lifts the pause, the client and HWID resets are locked.')]}
          {...barOf(standing.latest, now, true)}
        />
      );
    default:
      return <Premium standing={standing} {...steps} />;
  }
}

type PremiumStanding = Extract<Standing, { owned: Owned[] }>;

function Premium({
  standing: { kind, latest, owned, endsSoon },
  now,
  isResetPending,
  isPaymentAwaited,
  download,
  onBuy,
}: Steps & { standing: PremiumStanding }) {
  const isEnding = kind === 'ending';
  const detail = [latest && describe(latest, now), owned.length > 1 && `${owned.length} products in all`];
  const get = download && (
    <Button
      variant={isEnding ? 'secondary' : 'primary'}
      size="lg"
      icon={download.busy ? <Spinner size={16} /> : <DownloadIcon size={18} />}
      // not `busy`: disabled for seconds, the focus would fall on the body (ACC-2)
      aria-busy={download.busy || undefined}
      aria-disabled={download.busy || undefined}
      onClick={download.submit}
    >
      Get the client
    </Button>
  );
  return (
    <BandLayout
      headline={latest && !Number.isNaN(latest.end) ? <TimeLeft end={latest.end} now={now} /> : 'Premium'}
      detail={detail.filter(Boolean).join(' · ')}
      notes={[
        ...endsSoon.map(({ name, end }) => caution(`${name} ends ${untilWhen(end, now)}`)),
        ...(isResetPending
          ? [{ text: 'An HWID reset is being decided. You keep your access meanwhile.', isCaution: false }]
          : []),
      ]}
      {...barOf(latest, now, isEnding)}
      actions={
        <>
          {isEnding && !isPaymentAwaited && <Renew onBuy={onBuy} />}
          {get}
          {!isEnding && !isPaymentAwaited && (
            <Button size="lg" onClick={onBuy}>
              Add time
            </Button>
          )}
        </>
      }
    />
  );
}

const Renew = ({ onBuy }: { onBuy(): void }) => (
  <Button variant="primary" size="lg" icon={<RefreshIcon size={18} />} onClick={onBuy}>
    Renew
  </Button>
);

/** Number and unit are two elements: the text of the row, '18 days', is found once. */
function TimeLeft({ end, now }: { end: number; now: number }) {
  const left = timeLeftIn(end, now);
  return (
    <p>
      <bdi className="inline-flex items-baseline gap-[0.25em]">
        <span className="tabular-nums">{left?.amount}</span>
        <span>{left?.unit} left</span>
      </bdi>
    </p>
  );
}

const caution = (text: string) => ({ text, isCaution: true });

/** 'CS2 · until 9 Dec 2026' */
const describe = ({ name, end }: Owned, now: number) =>
  Number.isNaN(end) ? name : `${name} · until ${untilWhen(end, now)}`;

const barOf = (owned: Owned | undefined, now: number, isWarning: boolean) => ({
  share: owned && remainingShare(owned.start, owned.end, now),
  tone: isWarning ? ('warning' as const) : ('accent' as const),
});
