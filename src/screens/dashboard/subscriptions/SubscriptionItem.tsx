import type { ReactNode } from 'react';
import { formatUtcOrdinal } from '#src/lib/format-date.ts';
import { remainingShare, timeLeft } from '#src/lib/time-left.ts';
import { Chip } from '#src/ui/Chip.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { Tooltip } from '#src/ui/Tooltip.tsx';
import type { SubscriptionRow } from './rows-of.ts';

/** From here on, in milliseconds, the bar warns. */
const lastDay = 86_400_000;

const line = 'grid gap-2.5 px-4 py-4 sm:px-5';

/** One product: ACTIVE with what is left of it, or INACTIVE, dimmed, with a dash (SPEC.md §2). `now` in milliseconds. */
export function SubscriptionItem({ row: { name, active }, now }: { row: SubscriptionRow; now: number }) {
  const barLabel = `${name}, time left`;
  if (!active) {
    return (
      // opacity on the strongest colour: dimmed to the eye, still 4.5:1
      <li className={`${line} opacity-75`}>
        <Heading name={name} chip={<Chip className="text-text!">INACTIVE</Chip>} />
        <Left bar={<ProgressBar value={0} label={barLabel} tone="neutral" className="flex-1" />} text="–" />
      </li>
    );
  }
  const { start, end } = active;
  const tone = end - now < lastDay ? 'warning' : 'accent';
  return (
    <Tooltip content={formatUtcOrdinal(end) || '–'}>
      <li tabIndex={0} className={`${line} -outline-offset-2 first:rounded-t-lg last:rounded-b-lg`}>
        <Heading name={name} chip={<Chip tone="success">ACTIVE</Chip>} />
        <Left bar={<ProgressBar value={remainingShare(start, end, now)} label={barLabel} tone={tone} className="flex-1" />} text={timeLeft(end, now)} />
      </li>
    </Tooltip>
  );
}

function Heading({ name, chip }: { name: string; chip: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-3">
      <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
      {chip}
    </div>
  );
}

function Left({ bar, text }: { bar: ReactNode; text: string }) {
  return (
    <div className="flex items-center gap-4">
      {bar}
      <span className="mono min-w-[10ch] text-end whitespace-nowrap">{text}</span>
    </div>
  );
}
