import { CopyableValue } from '#src/ui/CopyableValue.tsx';
import { compareHwids, type Comparison as CompareResult, type Segment } from './compare-hwids.ts';
import { Comparison, type ComparisonProps, Marks, shownSegments } from './Comparison.tsx';

interface Props {
  /** The address of the user's last sign-in; undefined where it is not known. */
  last: string | null | undefined;
  /** The address from which the request was made. */
  request: string | null;
}

/** Whether a request comes from where its user is otherwise. Covered like all addresses (HWI-4). */
export function ComparedIps({ last, request }: Props) {
  const comparison = last && request ? compareHwids(last, request) : undefined;
  const side = (term: string, value: string | null | undefined, segments: Segment[] | undefined) => ({
    term,
    content: value ? (
      <CopyableValue value={value} label={term} sensitive>
        {segments && (
          <span className="wrap-anywhere whitespace-normal">
            <Marks segments={shownSegments(segments, comparison?.isNear ?? false)} />
          </span>
        )}
      </CopyableValue>
    ) : (
      <span className="flex min-h-7 items-center text-muted">–</span>
    ),
  });
  return (
    <Comparison
      isLarge
      isSideBySide
      sides={[side('Last IP', last, comparison?.current), side('Request IP', request, comparison?.next)]}
      {...verdictOf(comparison)}
    />
  );
}

function verdictOf(comparison: CompareResult | undefined): Pick<ComparisonProps, 'summary' | 'tone'> {
  if (!comparison) return { summary: 'The addresses cannot be compared.' };
  return comparison.differing === 0
    ? { summary: 'The same address.', tone: 'success' }
    : { summary: 'Different addresses.', tone: 'warning' };
}
