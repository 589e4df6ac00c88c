import clsx from 'clsx';
import { type ReactNode, useRef } from 'react';
import { DAY } from '#src/lib/duration.ts';
import { formatDate, formatUtcOrdinal } from '#src/lib/format-date.ts';
import { remainingShare, timeLeft } from './time-left.ts';
import { Chip } from '#src/ui/Chip.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { Tooltip } from '#src/ui/Tooltip.tsx';
import type { SubscriptionRow } from './rows-of.ts';

/** Two rows on phones, otherwise one. */
const line =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2.5 px-4 py-3.5 sm:min-h-14 ' +
  'sm:grid-cols-[minmax(0,1fr)_5rem_9rem_7rem] sm:px-5 sm:py-3 lg:max-xl:grid-cols-[minmax(0,1fr)_5rem_5rem_7rem]';

const row = `${line} -outline-offset-2 first:rounded-t-lg last:rounded-b-lg`;

export interface SubscriptionItemProps {
  row: SubscriptionRow;
  /** Milliseconds since 1970. */
  now: number;
  /** Highlights the row for a moment. */
  isChanged: boolean;
}

/** A product: ACTIVE with the time left, or INACTIVE and dimmed (SUB-1). */
export function SubscriptionItem({ row: { name, active }, now, isChanged }: SubscriptionItemProps) {
  const bar = useRef<HTMLDivElement>(null);
  const barLabel = `${name}, time left`;
  if (!active) {
    return (
      // keeps a contrast of 4.5:1 while it looks dimmed
      <li className={clsx(line, 'opacity-75')}>
        <Cells
          name={name}
          chip={<Chip className="text-text!">INACTIVE</Chip>}
          bar={<ProgressBar value={0} label={barLabel} tone="neutral" />}
          left="–"
        />
      </li>
    );
  }
  const { start, end } = active;
  const isLastDay = end - now < DAY; // bar and time turn into a warning
  return (
    <Tooltip over={bar} content={formatUtcOrdinal(end) || '–'}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards reach the tooltip by it */}
      <li tabIndex={0} className={clsx(row, isChanged && 'animate-changed')}>
        <Cells
          name={name}
          chip={<Chip tone="success">ACTIVE</Chip>}
          bar={
            <ProgressBar
              ref={bar}
              value={remainingShare(start, end, now)}
              label={barLabel}
              tone={isLastDay ? 'warning' : 'accent'}
            />
          }
          left={timeLeft(end, now)}
          until={formatDate(end)}
          isLastDay={isLastDay}
        />
      </li>
    </Tooltip>
  );
}

interface CellsProps {
  name: string;
  chip: ReactNode;
  bar: ReactNode;
  left: string;
  /** The day of the end. */
  until?: string;
  isLastDay?: boolean;
}

function Cells({ name, chip, bar, left, until, isLastDay }: CellsProps) {
  return (
    <>
      <span className="font-medium wrap-anywhere">{name}</span>
      <span className="flex justify-end sm:justify-start">{chip}</span>
      {bar}
      <span className="grid min-w-[10ch] justify-items-end whitespace-nowrap sm:min-w-0">
        <span className={clsx('mono', isLastDay && 'text-warning')}>{left}</span>
        {until && <span className="text-xs text-muted">until {until}</span>}
      </span>
    </>
  );
}
