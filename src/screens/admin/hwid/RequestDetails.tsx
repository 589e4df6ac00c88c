import clsx from 'clsx';
import type { HwidRequest } from '#src/contract/admin/hwid-requests.ts';
import { CopyButton } from '#src/ui/CopyButton.tsx';
import { compareHwids, type Comparison as CompareResult, inGroups, type Segment } from './compare-hwids.ts';

/** What a request would change, or has changed, and the whole reason. */
export function RequestDetails({ request: { currentHwid, requestHwid, reason } }: { request: HwidRequest }) {
  return (
    <>
      <Comparison current={currentHwid} next={requestHwid} />
      <div>
        <h3 className="text-xs text-muted">Reason</h3>
        {reason ? (
          <p className="mt-0.5 break-words whitespace-pre-line">{reason}</p>
        ) : (
          <p className="mt-0.5 text-muted">None given</p>
        )}
      </div>
    </>
  );
}

interface ComparisonProps {
  current: string | null;
  next: string | null;
}

/** Both hardware ids, one above the other, with what differs underlined. */
function Comparison({ current, next }: ComparisonProps) {
  // a single value is compared with itself, so that nothing is marked
  const comparison = compareHwids(current ?? next ?? '', next ?? current ?? '');
  const shown = (segments: Segment[]) =>
    comparison.isNear ? segments : segments.map((segment) => ({ ...segment, differs: false }));
  return (
    <div className="rounded-md border border-line bg-sunken">
      <dl>
        <Side term="Current HWID" value={current} segments={shown(comparison.current)} />
        <Side term="New HWID" value={next} segments={shown(comparison.next)} />
      </dl>
      <p className="border-t border-line px-3.5 py-2 text-xs text-muted">
        {summaryOf(current, next, comparison)}
      </p>
    </div>
  );
}

interface SideProps {
  term: string;
  value: string | null;
  segments: Segment[];
}

function Side({ term, value, segments }: SideProps) {
  return (
    <div className="py-2 ps-3.5 pe-2 not-first:border-t not-first:border-line">
      <dt className="text-xs text-muted">{term}</dt>
      <dd className="flex items-start gap-2">
        <span className="mono mt-0.5 min-w-0 grow leading-6" dir="ltr" title={value ?? undefined}>
          {value ? (
            inGroups(segments, 8).map((group, at) => <Group key={at} group={group} />)
          ) : (
            <span className="text-muted">N/A</span>
          )}
        </span>
        {value && <CopyButton text={value} label={term} />}
      </dd>
    </div>
  );
}

/** Eight characters, between which no line breaks. */
function Group({ group }: { group: Segment[] }) {
  return (
    <span className="me-[0.6ch] inline-block">
      {group.map(({ text, differs }, at) =>
        differs ? (
          <mark
            key={at}
            className={clsx(
              'rounded-none bg-warning-soft font-semibold text-text underline decoration-warning',
              'decoration-2 underline-offset-3',
            )}
          >
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </span>
  );
}

function summaryOf(
  current: string | null,
  next: string | null,
  { differing, isNear }: CompareResult,
): string {
  if (!next) return current ? 'The new value is empty.' : 'Both values are empty.';
  if (!current) return 'There is no current value to compare with.';
  if (differing === 0) return 'Both values are the same.';
  const counted = `${differing} of ${Math.max(current.length, next.length)} characters differ`;
  return isNear ? `${counted}, underlined above.` : `${counted}.`;
}
