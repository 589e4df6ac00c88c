import clsx from 'clsx';
import { CircleAlertIcon, RotateCwIcon, XIcon } from 'lucide-react';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { formatCount, type RowName } from '#src/lib/pluralize.ts';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { PanelButton } from './PanelButton.tsx';
import { AddFilterFields, ColumnFields, OrderField } from './FilterFields.tsx';
import { loadFailure, loadSummary } from './load-summary.ts';
import type { Filter } from './filter.ts';
import { WithNames } from '#src/ui/WithNames.tsx';

interface Props {
  filter: Filter;
}

/** In the toolbar while Filter is on (LIS-15): quick filters, and the filters as pills. */
export const FilterPills = ({ filter }: Props) => (
  <section aria-label="Filter" className="contents">
    {filter.full && <OrderField filter={filter} />}
    {filter.full && <QuickFilters filter={filter} />}
    {Object.entries(filter.filters).map(([header, value]) => (
      <Pill key={header} filter={filter} header={header} value={value} />
    ))}
    <PanelButton
      label="+ Filter"
      legend="Add a filter"
      className={`${pill} border-dashed border-line-strong!`}
      isOpenAtFirst={filter.isJustOn}
    >
      {(close) => <AddFilterFields filter={filter} onDone={close} />}
    </PanelButton>
    {(Object.keys(filter.filters).length > 0 || filter.ask) && (
      <Button variant="ghost" size="sm" onClick={filter.clear}>
        Clear
      </Button>
    )}
  </section>
);

const pill = 'rounded-full! border border-text/13 px-3!';
const pressedPill = `${pill} aria-pressed:border-transparent aria-pressed:bg-accent-soft! aria-pressed:text-accent-text!`;

const QuickFilters = ({ filter }: Props) =>
  filter.quickFilters.length > 0 && (
    <div role="group" aria-label="Quick filters" className="contents">
      {filter.quickFilters.map(({ id, label }) => (
        <Button
          key={id}
          size="sm"
          variant="ghost"
          aria-pressed={filter.ask === id}
          className={pressedPill}
          onClick={() => filter.change({ ask: filter.ask === id ? undefined : id })}
        >
          {label}
          {filter.ask === id && <XIcon className="size-icon-xs" />}
        </Button>
      ))}
    </div>
  );

/** A filter: a press changes it, × removes it. */
function Pill({ filter, header, value }: Props & { header: string; value: string }) {
  const name = `${header}: ${value}`;
  return (
    <div className="flex max-w-full items-center rounded-full border border-accent-soft bg-accent-soft text-accent-text">
      <PanelButton
        label={<WithNames names={[value]}>{name}</WithNames>}
        legend={`Filter by ${header}`}
        className="rounded-full! ps-3! pe-0! forced-colors:not-focus-visible:outline-0"
      >
        {(close) => <ColumnFields filter={filter} header={header} onDone={close} isPill />}
      </PanelButton>
      <IconButton
        size="sm"
        label={`Remove ${name}`}
        tooltip="Remove"
        icon={<XIcon className="size-icon-xs" />}
        className="rounded-full!"
        onClick={() => filter.set(header, '')}
      />
    </div>
  );
}

/** The progress is not announced at each step: the live region stays empty until it is over. */
export function Reading({ filter, noun }: Props & { noun: RowName }) {
  const { progress, full, error, stop, readAgain } = filter;
  const { read, total } = progress ?? { read: 0, total: 0 };
  const hasFailed = Boolean(error) || full?.ended === 'failed';
  return (
    <div className="flex items-center gap-2">
      <p role="status" className={clsx('tabular-nums', hasFailed && 'flex items-center gap-1.5 text-danger')}>
        {!progress && hasFailed && <CircleAlertIcon className="size-icon-sm shrink-0" />}
        {!progress && full && <span>{loadSummary(full, noun)}</span>}
        {!progress && error && <span>{` ${loadFailure(error, full !== undefined)}`}</span>}
      </p>
      {progress && (
        <>
          <span className="tabular-nums">
            {total ? `Loading ${formatCount(read)} of ${formatCount(total)} ${noun[1]}` : 'Loading…'}
          </span>
          <ProgressBar className="w-24" label="Read" value={total ? (read / total) * 100 : undefined} />
          <Button size="sm" onClick={stop}>
            Stop
          </Button>
        </>
      )}
      {!progress && (
        <IconButton
          size="sm"
          label="Refresh"
          icon={<RotateCwIcon className="size-icon-sm" />}
          onClick={readAgain}
        />
      )}
    </div>
  );
}
