import clsx from 'clsx';
import { faults } from '#mocks/faults/index.ts';
import { outcomes } from '#mocks/outcomes/index.ts';
import { CheckIcon, XIcon } from '#src/ui/icons.tsx';
import type { Cell } from '#storybook/matrix/cells.ts';
import type { CellResult } from '#storybook/matrix/results.ts';

/** The sign of a cell: square for a story and round for a test, by the last result. */
export function CellMark({ by, result }: { by: Cell['cover']['by']; result: CellResult | undefined }) {
  if (by === 'nothing') return <span className="text-muted">–</span>;
  return (
    <span
      className={clsx(
        'grid size-5 shrink-0 place-items-center ring-1 ring-inset',
        by === 'story' ? 'rounded-xs' : 'rounded-full',
        result === 'passed' && 'bg-success-soft text-success ring-success/30',
        result === 'failed' && 'bg-danger-soft text-danger ring-danger/40',
        result === 'not reached' && 'bg-warning-soft text-warning ring-warning/40',
        !result && 'ring-line-strong',
      )}
    >
      {result === 'passed' && <CheckIcon size={12} />}
      {result === 'failed' && <XIcon size={12} />}
      {result === 'not reached' && '?'}
    </span>
  );
}

/** 'by a story, passed'. */
export function coverText({ cover }: Cell, result: CellResult | undefined): string {
  if (cover.by === 'nothing') return `does not apply: ${cover.reason}`;
  return `by a ${cover.by}, ${result ?? 'no result'}`;
}

/** What happens in a cell. */
export function aboutOf({ call, kind, name }: Cell): string {
  if (kind === 'fault') return faults[name as keyof typeof faults].about;
  const { status, network, userSees, source } = outcomes[call][name]!;
  const answer = status ?? (network === 'hang' ? 'No answer' : 'No connection');
  return [String(answer), userSees && `“${userSees}”`, source].filter(Boolean).join(' · ');
}
