import clsx from 'clsx';
import type { HwidRequest } from '#src/contract/admin/hwid-requests.ts';
import { CopyButton } from '#src/ui/CopyButton.tsx';
import { compareHwids, type HwidDiff as CompareResult, type Segment } from './compare-hwids.ts';
import { Comparison, DiffInGroups, shownSegments } from './Comparison.tsx';
import { invisibleInText } from '#src/lib/invisible-characters.ts';
import { showInvisible } from '#src/ui/UntrustedText.tsx';

interface Props {
  request: HwidRequest;
  isLarge?: boolean;
}

/** The change that a request asks for, or has made, and the whole reason. */
export function RequestDetails({ request: { currentHwid, requestHwid, reason }, isLarge = false }: Props) {
  // a single value is compared with itself, so that nothing is marked
  const comparison = compareHwids(currentHwid ?? requestHwid ?? '', requestHwid ?? currentHwid ?? '');
  const side = (term: string, value: string | null, segments: Segment[]) => ({
    term,
    content: (
      <Hwid
        term={term}
        value={value}
        segments={shownSegments(segments, comparison.isNear)}
        isLarge={isLarge}
      />
    ),
  });
  return (
    <>
      <Comparison
        isLarge={isLarge}
        sides={[
          side('Current HWID', currentHwid, comparison.current),
          side('New HWID', requestHwid, comparison.next),
        ]}
        summary={summaryOf(currentHwid, requestHwid, comparison)}
      />
      <div>
        <h3 className="text-xs text-muted">Reason</h3>
        {reason ? (
          <p className={clsx('mt-0.5 break-words whitespace-pre-line', isLarge && 'text-base')}>
            {showInvisible(reason, invisibleInText)}
          </p>
        ) : (
          <p className="mt-0.5 text-muted">None given</p>
        )}
      </div>
    </>
  );
}

interface HwidProps {
  term: string;
  value: string | null;
  segments: readonly Segment[];
  isLarge: boolean;
}

/** A whole HWID in groups of eight characters, to be copied. */
export function Hwid({ term, value, segments, isLarge }: HwidProps) {
  return (
    <>
      <span
        className={clsx('mono mt-0.5 min-w-0', isLarge ? 'leading-7' : 'leading-6')}
        dir="ltr"
        translate="no"
      >
        {value ? <DiffInGroups segments={segments} /> : <span className="text-muted">–</span>}
      </span>
      {value && <CopyButton text={value} label={term} />}
    </>
  );
}

function summaryOf(
  current: string | null,
  next: string | null,
  { differing, isNear }: CompareResult,
): string {
  if (!current || !next) return '';
  if (differing === 0) return 'Both HWIDs are the same.';
  const length = Math.max(current.length, next.length);
  const counted = `${differing} of ${length} characters differ${isNear ? ', underlined above' : ''}.`;
  if (current.length !== next.length) {
    const other = `${next.length} characters, was ${current.length}.`;
    return isNear ? `${other} ${counted}` : other;
  }
  return differing === length ? 'Completely different.' : counted;
}
