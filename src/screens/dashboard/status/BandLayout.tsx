import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CheckIcon, ClockIcon, WarningIcon } from '#src/ui/icons.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

export interface BandLayoutProps {
  /** A sentence, or something short that is written larger. */
  headline: ReactNode;
  /** Under the headline. */
  detail?: ReactNode;
  /** What premium gives, each with a tick. */
  facts?: readonly string[];
  /** What else there is to know; a caution where it needs attention. */
  notes?: readonly { text: string; isCaution: boolean }[];
  /** The remaining percentage; no bar without it. */
  share?: number | undefined;
  tone?: 'accent' | 'warning';
  actions?: ReactNode;
}

/**
 * The parts of the status band: text and actions side by side with the bar across below; on small screens the
 * bar stands between them.
 */
export function BandLayout({
  headline,
  detail,
  facts = [],
  notes = [],
  share,
  tone = 'accent',
  actions,
}: BandLayoutProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5">
      <div className="grid min-w-0 grow basis-80 gap-1.5">
        {typeof headline === 'string' ? (
          <p className="text-2xl font-semibold wrap-anywhere text-balance">{headline}</p>
        ) : (
          <div className="text-4xl font-semibold max-[22rem]:text-3xl">{headline}</div>
        )}
        {detail && <p className="max-w-prose text-base wrap-anywhere text-pretty text-muted">{detail}</p>}
        {facts.length > 0 && <Facts facts={facts} />}
        <Notes notes={notes} />
      </div>
      {share !== undefined && <ProgressBar value={share} tone={tone} className="basis-full lg:order-last" />}
      {actions && (
        <div
          className={clsx(
            'flex flex-wrap items-center gap-2 max-sm:grid max-sm:w-full max-sm:grid-cols-2',
            'max-sm:*:w-full max-sm:*:px-2! max-sm:*:first:col-span-2 max-sm:*:not-first:text-sm',
            'max-sm:*:nth-2:last:col-span-2',
          )}
        >
          {actions}
        </div>
      )}
    </div>
  );
}

const Facts = ({ facts }: Required<Pick<BandLayoutProps, 'facts'>>) => (
  <p className="mt-1 flex flex-wrap gap-x-5 gap-y-1.5 text-muted">
    {facts.map((fact) => (
      <span key={fact} className="flex items-center gap-1.5">
        <CheckIcon size={16} className="shrink-0 text-success" />
        {fact}
      </span>
    ))}
  </p>
);

const Notes = ({ notes }: Required<Pick<BandLayoutProps, 'notes'>>) => (
  <>
    {notes.map(({ text, isCaution }) => (
      <p
        key={text}
        className={clsx(
          'mt-1 flex items-start gap-2 wrap-anywhere',
          isCaution ? 'text-warning' : 'text-info',
        )}
      >
        {isCaution ? (
          <WarningIcon size={16} className="mt-0.5 shrink-0" />
        ) : (
          <ClockIcon size={16} className="mt-0.5 shrink-0" />
        )}
        <span className="min-w-0">{text}</span>
      </p>
    ))}
  </>
);

/** As high as the band of an active subscription. */
export const BandLoading = () => (
  <div className="grid gap-5">
    <div className="grid gap-3.5 py-1">
      <Skeleton shape="block" className="h-9 w-48" />
      <Skeleton className="w-56" />
    </div>
    <Skeleton className="h-1.5" />
  </div>
);
