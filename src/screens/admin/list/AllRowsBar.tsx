import type { RowName } from '#src/lib/pluralize.ts';
import { Button } from '#src/ui/Button.tsx';
import { RefreshIcon } from '#src/ui/icons.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { AllRowsFilters, type AnyAllRows } from './AllRowsFilters.tsx';
import { reasonOf, truthOf } from './whole-list.ts';

interface AllRowsBarProps {
  all: AnyAllRows;
  noun: RowName;
  /** Switches it off; called when its code cannot be loaded. */
  onClose(): void;
}

/** Above the table while 'All rows' is on (LIS-15): what the rows are, questions about them and filters. */
export function AllRowsBar({ all, noun }: AllRowsBarProps) {
  return (
    <section aria-label="All rows" className="grid gap-3 rounded-lg border border-line bg-raised p-3 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Truth all={all} noun={noun} />
        {all.progress ? (
          <Button size="sm" onClick={all.stop}>
            Stop
          </Button>
        ) : (
          <Button size="sm" variant="ghost" icon={<RefreshIcon size={16} />} onClick={all.readAgain}>
            Read again
          </Button>
        )}
        {all.isRead && <Questions all={all} />}
      </div>
      {all.isRead && <AllRowsFilters all={all} />}
    </section>
  );
}

const count = (rows: number) => rows.toLocaleString('en');

/** The progress is not announced at each step: the live region stays empty until it is over. */
function Truth({ all, noun }: Omit<AllRowsBarProps, 'onClose'>) {
  const { progress, whole, error } = all;
  return (
    <div className="min-w-0 grow basis-48">
      <p role="status" className="tabular-nums">
        {!progress && whole && truthOf(whole, noun)}
        {!progress && error && ` ${whole ? 'Reading again failed.' : 'Nothing was read.'} ${reasonOf(error)}`}
      </p>
      {progress && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
          <span className="tabular-nums">
            {progress.total
              ? `Reading: ${count(progress.read)} of ${count(progress.total)} ${noun[1]}`
              : 'Reading…'}
          </span>
          <ProgressBar
            className="w-40"
            label="Read"
            value={progress.total ? (progress.read / progress.total) * 100 : undefined}
          />
        </div>
      )}
    </div>
  );
}

type Props = Pick<AllRowsBarProps, 'all'>;

const Questions = ({ all }: Props) =>
  all.questions.length > 0 && (
    <div role="group" aria-label="Questions" className="flex flex-wrap gap-2 max-sm:basis-full">
      {all.questions.map(({ id, label }) => (
        <Button
          key={id}
          size="sm"
          aria-pressed={all.asked === id}
          className="aria-pressed:bg-accent-soft! aria-pressed:text-accent-text!"
          onClick={() => all.ask(id)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
