import clsx from 'clsx';
import { TriangleAlertIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Downloaded } from '../panel/Downloaded.tsx';
import type { Downloading } from '../panel/use-download.ts';
import { useVariantOf } from '../primary-action.ts';
import { ClientButton } from './ClientButton.tsx';
import { KeyReady, type KeyReadyProps } from './KeyReady.tsx';
import { News, type NewsProps } from './News.tsx';
import { LeadingLine, OwnedLine } from './OwnedLine.tsx';
import { hasPremium, type Owned, type SubscriptionState } from './subscription-state.ts';
import { formatEnded } from './format-end.ts';
import { WithNames } from '#src/ui/WithNames.tsx';

export interface StatusCardProps {
  subscriptionState: SubscriptionState;
  /** The ACTIVE products, the one that ends last first. */
  owned: readonly Owned[];
  /** The names of the products whose line is highlighted. */
  changed: readonly string[];
  /** Payments and keys that have arrived, by their React keys. */
  news: readonly (NewsProps & { key: string })[];
  /** Milliseconds since 1970. */
  now: number;
  /** Undefined without a client. */
  client: Downloading | 'awaited' | undefined;
  /** A key of a link that is not redeemed yet. */
  keyReady: KeyReadyProps | undefined;
  /** Nobody is asked to pay while a payment is on its way. */
  isPaymentAwaited: boolean;
  /** Leads to where one buys. */
  onRenew(): void;
}

/**
 * The products that the customer owns and until when, each product once (STA-1, SUB-1): a sentence where there is no
 * premium, else the product that ends last in large, with the client at its foot; the others are lines below.
 */
export function StatusCard({
  subscriptionState,
  owned,
  changed,
  news,
  now,
  keyReady,
  ...steps
}: StatusCardProps) {
  const isPremium = hasPremium(subscriptionState);
  const [latest] = owned;
  const leading = isPremium ? latest : undefined;
  const lines = leading ? owned.slice(1) : owned;
  const isWaived = keyReady && isOver(subscriptionState);
  const foot = isPremium && (
    <Foot
      client={steps.client}
      onRenew={subscriptionState.kind === 'ending' && !steps.isPaymentAwaited ? steps.onRenew : undefined}
    />
  );
  return (
    <div className={clsx(card, 'divide-y divide-line')}>
      {news.map(({ key, ...each }) => (
        <News key={key} {...each} />
      ))}
      {keyReady && <KeyReady {...keyReady} />}
      {!leading && !isWaived && (
        <Sentence subscriptionState={subscriptionState} now={now} isPaymentAwaited={steps.isPaymentAwaited}>
          {foot}
        </Sentence>
      )}
      {owned.length > 0 && (
        <ul className="divide-y divide-line">
          {leading && (
            <LeadingLine
              key={`${leading.name} ${leading.end}`} // highlighted anew after a further change
              owned={leading}
              now={now}
              isChanged={changed.includes(leading.name)}
            >
              {foot}
            </LeadingLine>
          )}
          {lines.map((each, at) => (
            <OwnedLine
              key={`${at} ${each.name} ${each.end}`}
              owned={each}
              now={now}
              isChanged={changed.includes(each.name)}
              isPaused={subscriptionState.kind === 'paused'}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface FootProps extends Pick<StatusCardProps, 'client'> {
  /** Undefined while the end is far or a payment is awaited. */
  onRenew: (() => void) | undefined;
}

/** The client of premium customers, and before it the way to more time while the end is near (STA-1). */
function Foot({ client, onRenew }: FootProps) {
  const variant = useVariantOf('time');
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-3 max-sm:*:grow">
      {onRenew && (
        <Button variant={variant} size="lg" onClick={onRenew}>
          Renew
        </Button>
      )}
      {client === 'awaited' ? (
        <Skeleton shape="block" className="h-control-xl w-44 sm:h-control-lg" />
      ) : (
        client && <ClientButton download={client} />
      )}
      {client && client !== 'awaited' && <Downloaded file={client.saved} className="basis-full" />}
    </div>
  );
}

export const card = 'overflow-hidden rounded-xl border border-line bg-raised';

interface SentenceProps {
  subscriptionState: SubscriptionState;
  now: number;
  isPaymentAwaited: boolean;
  children: ReactNode;
}

/** The sentence where there is no product to write large. */
function Sentence({ subscriptionState, now, isPaymentAwaited, children }: SentenceProps) {
  const [headline, detail] =
    isPaymentAwaited && isOver(subscriptionState) ? awaited : sentenceOf(subscriptionState, now);
  return (
    <div className="grid gap-2 p-5 sm:px-7 sm:py-6">
      <p className="text-2xl font-semibold wrap-anywhere text-balance">
        <WithNames names={subscriptionState.kind === 'ended' ? [subscriptionState.name] : []}>
          {headline}
        </WithNames>
      </p>
      {detail && subscriptionState.kind === 'paused' ? (
        <p className="flex items-start gap-2 text-warning">
          <TriangleAlertIcon className="size-icon-sm mt-0.5 shrink-0" />
          <span className="min-w-0">{detail}</span>
        </p>
      ) : (
        detail && <p className="text-base text-pretty text-muted">{detail}</p>
      )}
      {children && <div className="mt-3 grid gap-2">{children}</div>}
    </div>
  );
}

const isOver = ({ kind }: SubscriptionState) => kind === 'none' || kind === 'ended';

const awaited = ['Your payment is being confirmed'] as const;

function sentenceOf(
  subscriptionState: SubscriptionState,
  now: number,
): readonly [headline: string, detail?: string] {
  switch (subscriptionState.kind) {
    case 'none':
      return ['No premium yet', 'It starts as soon as you have paid or redeemed a key.'];
    case 'ended':
      return [
        `Your ${subscriptionState.name} subscription ended ${formatEnded(subscriptionState.end, now)}`,
        'Renew it to use the client and HWID resets again.',
      ];
    case 'paused':
      return [
        'Your subscription is paused',
        'Until an administrator lifts the pause, the client and HWID resets are locked.',
      ];
    default:
      return ['Premium'];
  }
}

/** As high as the card of an active subscription. */
export const StatusLoading = () => (
  <div className={clsx(card, 'grid gap-1 p-5 sm:p-7')}>
    <Skeleton className="my-1 w-24" />
    <Skeleton shape="block" className="my-1 h-control-md w-48" />
    <Skeleton className="my-0.75 w-36" />
    <Skeleton className="mt-2.5 h-6" />
  </div>
);
