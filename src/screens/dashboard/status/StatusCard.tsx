import clsx from 'clsx';
import { TriangleAlertIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUser } from '#src/session/use-session.ts';
import { formatDate } from '#src/app/format-date.ts';
import { Button } from '#src/ui/Button.tsx';
import { KeyBlade } from '#src/ui/KeyBlade.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Downloaded } from '../panel/Downloaded.tsx';
import type { Downloading } from '../panel/use-download.ts';
import type { PanelFacts } from '../panel/use-panel.ts';
import { ClientButton } from './ClientButton.tsx';
import { KeyReady, type KeyReadyProps } from './KeyReady.tsx';
import { ReceiptNotice, type ReceiptNoticeProps } from './ReceiptNotice.tsx';
import { MainSubscriptionLine, lineColumns, SubscriptionLine } from './SubscriptionLine.tsx';
import type { Owned, SubscriptionState } from '../subscriptions/subscription-state.ts';
import { formatEnded, unbroken } from '../subscriptions/format-end.ts';
import { UntranslatedNames } from '#src/ui/UntranslatedNames.tsx';

export interface StatusCardProps {
  state: SubscriptionState;
  owned: readonly Owned[];
  news: readonly (ReceiptNoticeProps & { key: string })[];
  /** True with premium; undefined while unknown. */
  premium: boolean | undefined;
  canRenew: boolean;
  /** True if a payment is awaited. */
  isPaymentAwaited: boolean;
  /** The names of the products whose line is highlighted. */
  changed: readonly string[];
  /** Milliseconds since 1970. */
  now: number;
  client: PanelFacts['client'];
  download: Downloading;
  /** A key of a link that is not redeemed yet. */
  keyReady: KeyReadyProps | undefined;
  /** Leads to where one buys. */
  onRenew(): void;
}

/**
 * The customer's products and their ends, each once (STA-1, SUB-1). The one that ends last is large, others are lines
 * below, and the client is at the foot. Without premium a sentence says so.
 */
export function StatusCard(props: StatusCardProps) {
  const { state, owned, news, premium, canRenew, isPaymentAwaited, changed, now, keyReady } = props;
  const leading = premium ? owned[0] : undefined;
  const lines = leading ? owned.slice(1) : owned;
  const isWaiting = isPaymentAwaited && isOver(state);
  const isWaived = keyReady && isOver(state);
  const foot = (premium || canRenew) && <Foot {...props} />;
  return (
    <div className={clsx(card, firstOfCard, 'divide-y divide-line')}>
      {news.map(({ key, ...each }) => (
        <ReceiptNotice key={key} {...each} />
      ))}
      {keyReady && <KeyReady {...keyReady} />}
      {!leading && !isWaived && isWaiting && <Placeholder isWaiting />}
      {!leading && !isWaived && !isWaiting && (
        <Sentence state={state} now={now}>
          {foot}
        </Sentence>
      )}
      {owned.length > 0 && (
        <ul className={clsx('divide-y divide-line', lineColumns)}>
          {leading && (
            <MainSubscriptionLine
              key={leading.name}
              owned={leading}
              now={now}
              isChanged={changed.includes(leading.name)}
              isCut={news.some(({ isAwaited }) => !isAwaited)}
            >
              {foot}
            </MainSubscriptionLine>
          )}
          {lines.map((each, at) => (
            <SubscriptionLine
              key={`${at} ${each.name}`}
              owned={each}
              now={now}
              isChanged={changed.includes(each.name)}
              isPaused={state.kind === 'paused'}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

/** The client of premium customers, and before it the way to more time once the end is near (STA-1). */
function Foot({ client: known, download, premium, canRenew, keyReady, onRenew }: StatusCardProps) {
  const client = premium ? known : 'none'; // that of premium that has just ended may still be known
  const first = keyReady ? 'secondary' : 'primary';
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-3 empty:hidden max-sm:*:grow">
      {canRenew && (
        <Button variant={first} size="lg" onClick={onRenew}>
          Renew
        </Button>
      )}
      {client === 'awaited' ? (
        <Skeleton shape="block" className="h-control-xl w-48.5 sm:h-control-lg" />
      ) : (
        client === 'ready' && <ClientButton download={download} variant={canRenew ? 'secondary' : first} />
      )}
      {client === 'ready' && (
        <Downloaded file={download.place === 'card' ? download.saved : undefined} className="basis-full" />
      )}
    </div>
  );
}

export const card = 'overflow-hidden rounded-xl border border-line bg-raised';

/** Classes that join both parts into one card from 1024 px on. */
const firstOfCard = 'lg:rounded-none lg:border-0';

interface SentenceProps extends Pick<StatusCardProps, 'state' | 'now'> {
  children: ReactNode;
}

/** The sentence shown without a product in large. */
function Sentence({ state, now, children }: SentenceProps) {
  const [headline, detail] = sentenceOf(state, now);
  return (
    <div className="grid gap-5 p-5 sm:p-7">
      <div className="grid gap-2">
        <p className="text-2xl font-semibold wrap-anywhere text-balance">
          <UntranslatedNames names={'name' in state ? [state.name] : []}>{headline}</UntranslatedNames>
        </p>
        {detail && state.kind === 'paused' ? (
          <p className="flex items-start gap-2 text-warning">
            <TriangleAlertIcon className="size-icon-sm mt-0.5 shrink-0" />
            <span className="min-w-0">{detail}</span>
          </p>
        ) : (
          detail && <p className="text-pretty text-muted">{detail}</p>
        )}
      </div>
      {state.kind === 'ended' && <KeyBlade code={state.name} left={0} className="text-line-strong" />}
      {children}
    </div>
  );
}

const isOver = ({ kind }: SubscriptionState) => kind === 'none' || kind === 'ended';

function sentenceOf(state: SubscriptionState, now: number): readonly [headline: string, detail?: string] {
  switch (state.kind) {
    case 'none':
      return ['No premium yet', 'Your time starts when you pay or redeem a key.'];
    case 'ended':
      return [
        `Your ${state.name} subscription ended ${formatEnded(state.end, now)}`,
        'Renew it to use the client and HWID resets again.',
      ];
    case 'starting':
      return [`Your ${state.name} subscription starts on ${unbroken(formatDate(state.start))}`];
    case 'paused':
      return ['Your subscription is paused', 'Client and HWID resets are locked until the pause ends.'];
    default:
      return ['Premium'];
  }
}

/** Skeleton of the status card. */
export const StatusLoading = ({ news }: Pick<StatusCardProps, 'news'>) => (
  <div className={clsx(card, firstOfCard, 'divide-y divide-line')}>
    {news.map(({ key, ...each }) => (
      <ReceiptNotice key={key} {...each} />
    ))}
    <Placeholder />
  </div>
);

/** Skeleton as high as an active subscription; while a payment is awaited, light sweeps over its blade. */
function Placeholder({ isWaiting = false }) {
  const { username } = useUser();
  return (
    <div className="grid gap-1 p-5 sm:p-7">
      <Skeleton className="my-1 w-24" />
      <Skeleton shape="block" className="my-1 h-control-md w-48 2xl:h-control-xl" />
      <Skeleton className="my-0.75 w-36" />
      {isWaiting ? (
        <span className="relative mt-2.5 overflow-hidden 2xl:mt-5">
          <KeyBlade code={username} className="text-line-strong/50 2xl:h-10" />
          <span className="absolute inset-y-0 w-1/3 animate-sweep bg-linear-to-r from-transparent via-raised to-transparent rtl:[--sweep-to:-1]" />
        </span>
      ) : (
        <Skeleton className="mt-2.5 h-6 2xl:mt-5 2xl:h-10" />
      )}
      <Skeleton shape="block" className="mt-4 h-control-xl w-48.5 sm:h-control-lg 2xl:mt-6" />
    </div>
  );
}
