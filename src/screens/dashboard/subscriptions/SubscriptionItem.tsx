import clsx from 'clsx';
import { type ReactNode, useRef } from 'react';
import { formatDate, formatUtcOrdinal } from '#src/app/format-date.ts';
import { remainingShare, timeLeft } from './time-left.ts';
import { Chip } from '#src/ui/Chip.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { Tooltip } from '#src/ui/Tooltip.tsx';
import { isEndingSoon } from '../status/standing-of.ts';
import type { SubscriptionRow } from './rows-of.ts';

const line =
  'relative grid items-center gap-x-4 gap-y-2.5 px-4 py-3.5 sm:min-h-14 ' +
  'sm:grid-cols-[minmax(0,1fr)_minmax(5rem,max-content)_9rem_7rem] sm:px-5 sm:py-3 lg:max-xl:grid-cols-[minmax(0,1fr)_minmax(5rem,max-content)_5rem_7rem]';

/** On phones two lines: the bar and the time left stand in the second. */
const activeLine = `${line} grid-cols-[minmax(0,1fr)_auto] -outline-offset-2 first:rounded-t-lg last:rounded-b-lg`;

/** On phones one line. Dimmed, with a contrast of 4.5:1. */
const inactiveLine = `${line} grid-cols-[minmax(0,1fr)_auto_auto] opacity-75 contrast-more:opacity-100`;

export interface SubscriptionItemProps {
  row: SubscriptionRow;
  /** Milliseconds since 1970. */
  now: number;
  /** Highlights the row for a moment. */
  isChanged: boolean;
  /** ACTIVE without giving premium. */
  isPaused: boolean;
}

/** A product: ACTIVE with the time left, or INACTIVE and dimmed (SUB-1). */
export function SubscriptionItem({ row: { name, active }, now, isChanged, isPaused }: SubscriptionItemProps) {
  const bar = useRef<HTMLDivElement>(null);
  if (!active) {
    return (
      <li className={inactiveLine}>
        <Cells
          name={name}
          chip={<Chip className="text-text! whitespace-nowrap">INACTIVE</Chip>}
          // an empty track would look like something that is there
          bar={<span className="max-sm:hidden" />}
          left="–"
        />
      </li>
    );
  }
  const { start, end } = active;
  const isSoon = isEndingSoon(end, now);
  const left = timeLeft(end, now);
  return (
    <Tooltip over={bar} content={formatUtcOrdinal(end) || '–'}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards reach the tooltip by it */}
      <li tabIndex={0} className={clsx(activeLine, isChanged && 'animate-changed')}>
        <Cells
          isActive
          name={name}
          chip={<Chip tone="success">ACTIVE</Chip>}
          bar={
            <ProgressBar
              ref={bar}
              value={remainingShare(start, end, now)}
              label={`${name}, time left`}
              valueText={end > start ? `${left} of ${timeLeft(end, start)}` : left}
              tone={isSoon || isPaused ? 'warning' : 'accent'}
            />
          }
          left={left}
          until={formatDate(end)}
          isSoon={isSoon}
        />
      </li>
    </Tooltip>
  );
}

interface CellsProps {
  isActive?: boolean;
  name: string;
  chip: ReactNode;
  bar: ReactNode;
  left: string;
  /** The day of the end. */
  until?: string;
  isSoon?: boolean;
}

function Cells({ isActive = false, name, chip, bar, left, until, isSoon }: CellsProps) {
  return (
    <>
      <span className="font-medium wrap-anywhere">{name}</span>
      <span className={clsx('flex justify-end sm:justify-start', !isActive && 'max-sm:order-last')}>
        {chip}
      </span>
      {bar}
      <span
        className={clsx('grid justify-items-end whitespace-nowrap sm:min-w-0', isActive && 'min-w-[10ch]')}
      >
        <span className={clsx('mono', isSoon && 'text-warning')}>{left}</span>
        {until && <span className="text-xs text-muted">until {until}</span>}
      </span>
    </>
  );
}
