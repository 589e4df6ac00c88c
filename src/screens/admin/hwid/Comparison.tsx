import clsx from 'clsx';
import { TriangleAlertIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { pluralize } from '#src/lib/pluralize.ts';
import { CopyableValue } from '#src/ui/CopyableValue.tsx';
import { compareHwids, splitIntoGroups, type Segment } from './compare-hwids.ts';
import { UntranslatedNames } from '#src/ui/UntranslatedNames.tsx';
import { showInvisible } from '#src/ui/UntrustedText.tsx';

export interface ComparisonProps {
  /** Two values: below each other or side by side. */
  sides: readonly { term: string; content: ReactNode }[];
  isSideBySide?: boolean;
  isLarge?: boolean;
  /** Degree of difference; '' if nothing is known. */
  summary: string;
  names?: readonly string[];
  /** True for a summary in amber, which deserves attention. */
  isCaution?: boolean;
}

/** Two values and how much they differ. */
export function Comparison({
  sides,
  isSideBySide = false,
  isLarge = false,
  summary,
  names,
  isCaution = false,
}: ComparisonProps) {
  return (
    <div className="rounded-md border border-line bg-sunken">
      <dl className={clsx('grid divide-line', isSideBySide ? 'grid-cols-2 divide-x' : 'divide-y')}>
        {sides.map(({ term, content }) => (
          <div key={term} className="min-w-0 py-2 ps-3.5 pe-2">
            <dt className="text-xs text-muted">{term}</dt>
            <dd
              className={clsx(
                'flex items-start justify-between gap-2',
                isLarge && 'sm:text-base [&_.mono]:[font-size:1em]',
              )}
            >
              {content}
            </dd>
          </div>
        ))}
      </dl>
      {summary && (
        <p
          className={clsx(
            'flex items-start gap-2 rounded-b-md border-t border-line px-3.5 py-2',
            isLarge ? 'text-sm' : 'text-xs',
            isCaution ? 'bg-warning-soft font-medium text-warning' : 'text-muted',
          )}
        >
          {isCaution && <TriangleAlertIcon className="mt-0.5 size-icon-sm shrink-0" />}
          <span
            className={clsx(
              'min-w-0 wrap-anywhere',
              isCaution && '[&_[translate=no]]:font-semibold [&_[translate=no]]:text-text',
            )}
          >
            <UntranslatedNames names={names}>{summary}</UntranslatedNames>
          </span>
        </p>
      )}
    </div>
  );
}

/** A value in groups of eight characters, between which a line may break, with differences underlined. */
export const DiffInGroups = ({ segments }: { segments: readonly Segment[] }) =>
  splitIntoGroups(segments, 8).map((group, at) => (
    <span key={at} className="me-[0.6ch] inline-block">
      <DiffText segments={group} />
    </span>
  ));

/** A value in one piece, with differences underlined. */
export const DiffText = ({ segments }: { segments: readonly Segment[] }) =>
  segments.map(({ text, differs }, at) =>
    differs ? (
      <mark
        key={at}
        className="rounded-none bg-hover font-semibold text-text underline decoration-2 underline-offset-3"
      >
        {showInvisible(text)}
      </mark>
    ) : (
      showInvisible(text)
    ),
  );

/** Returns the segments to show: values that share little are shown without marks. */
export const shownSegments = (segments: readonly Segment[], isNear: boolean): readonly Segment[] =>
  isNear ? segments : segments.map((segment) => ({ ...segment, differs: false }));

export interface ComparedIpsProps {
  /** Address of the user's last sign-in; undefined if unknown. */
  last: string | null | undefined;
  request: string | null;
  others: readonly string[] | 'loading' | 'not known';
  /** Days since an earlier request of the last 30 days. */
  daysSinceEarlier: number | undefined;
}

/** Compares the addresses of the user's last sign-in and of the request (HWI-5). */
export function ComparedIps({ last, request, others, daysSinceEarlier }: ComparedIpsProps) {
  const comparison = last && request ? compareHwids(last, request) : undefined;
  const isSame = comparison?.differing === 0;
  const isNewAgain = comparison && !isSame && daysSinceEarlier !== undefined;
  const side = (term: string, value: string | null | undefined, segments: Segment[] | undefined) => ({
    term,
    content: value ? (
      <CopyableValue value={value} label={term}>
        {segments && (
          <span className="wrap-anywhere whitespace-normal">
            <DiffText segments={shownSegments(segments, comparison?.isNear ?? false)} />
          </span>
        )}
      </CopyableValue>
    ) : (
      <span className="flex min-h-control-xs items-center text-muted pointer-coarse:min-h-control-lg">–</span>
    ),
  });
  return (
    <Comparison
      isLarge
      isSideBySide
      sides={[side('Last IP', last, comparison?.current), side('Request IP', request, comparison?.next)]}
      summary={[
        isSame && 'Same address.',
        isNewAgain &&
          `New address, ${daysSinceEarlier ? `${pluralize(daysSinceEarlier, ['day', 'days'])} after` : 'on the day of'} an earlier request.`,
        request && sharedBy(others),
      ]
        .filter(Boolean)
        .join(' ')}
      names={typeof others === 'string' ? [] : others}
      isCaution={isNewAgain || (typeof others !== 'string' && others.length > 0)}
    />
  );
}

function sharedBy(others: ComparedIpsProps['others']): string {
  if (others === 'loading') return 'Checking other accounts for this IP…';
  if (others === 'not known') return 'Could not check other accounts for this IP.';
  return others.length > 0
    ? `Request IP also used by the ${others.length > 1 ? 'accounts' : 'account'} ${namesOf(others)}.`
    : 'No other account uses the request IP.';
}

/** Formats at most two names: 'anna, ben and 3 others'. */
function namesOf(names: readonly string[]): string {
  const more = names.length - 2;
  return more > 0
    ? `${names.slice(0, 2).join(', ')} and ${pluralize(more, ['other', 'others'])}`
    : names.join(' and ');
}
