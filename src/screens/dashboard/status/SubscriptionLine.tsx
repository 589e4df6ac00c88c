import clsx from 'clsx';
import type { ReactNode } from 'react';
import { formatUtcOrdinal } from '#src/app/format-date.ts';
import { useUser } from '#src/session/use-session.ts';
import { Chip } from '#src/ui/Chip.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { Tooltip } from '#src/ui/Tooltip.tsx';
import { remainingShare, toothCount, timeLeft } from '../subscriptions/time-left.ts';
import { isEndingSoon, type Owned } from '../subscriptions/subscription-state.ts';
import { formatEnded, formatUntil } from '../subscriptions/format-end.ts';
import { UntrustedText } from '#src/ui/UntrustedText.tsx';

interface LineProps {
  owned: Owned;
  /** Milliseconds since 1970. */
  now: number;
  /** Highlights the line for a moment (SUB-7). */
  isChanged: boolean;
}

interface LeadingLineProps extends LineProps {
  /** True if a payment or a key has just arrived: the teeth of the blade rise. */
  isCut: boolean;
  children: ReactNode;
}

/** The product that ends last, in large. */
export function MainSubscriptionLine({ owned, now, isChanged, isCut, children }: LeadingLineProps) {
  const { bar, left, until, isOver, isSoon, tooltip } = useParts(owned, now);
  return (
    <li className="relative isolate sm:col-span-full">
      {isChanged && <Highlight key={owned.end} />}
      <div className="grid grid-cols-1 gap-5 p-5 sm:p-7 2xl:gap-7">
        <div className="grid gap-3.5 2xl:gap-6">
          <Tooltip {...tooltip}>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards reach the tooltip by it */}
            <div tabIndex={0} className="grid w-fit max-w-full gap-1 rounded-sm outline-offset-4">
              <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                <UntrustedText className="min-w-0 font-medium wrap-anywhere">{owned.name}</UntrustedText>{' '}
                <Chip tone="success">ACTIVE</Chip>{' '}
              </p>
              <p className="text-4xl font-semibold max-[22rem]:text-2xl 2xl:text-6xl">
                <bdi>
                  {left === '–' ? (
                    <span>Premium</span>
                  ) : (
                    <>
                      <Left text={left} isSoon={isSoon} />
                      {!isOver && owned.end < Infinity && <span> left</span>}
                    </>
                  )}
                </bdi>{' '}
              </p>
              {until && <p className="text-muted">{until}</p>}
            </div>
          </Tooltip>
          {bar({ className: clsx('2xl:h-10', isCut && 'animate-teeth') })}
        </div>
        {children}
      </div>
    </li>
  );
}

/** Name, status, bar and time of all products stand below each other. */
export const lineColumns =
  'sm:grid sm:grid-cols-[minmax(0,1fr)_minmax(4.25rem,max-content)_6rem_5.5rem] sm:gap-x-4';

/** Line of another owned product. Its end has a line of its own, as its length depends on the locale. */
export function SubscriptionLine({ owned, now, isChanged, isPaused }: LineProps & { isPaused: boolean }) {
  const { bar, left, until, isSoon, tooltip } = useParts(owned, now);
  return (
    <Tooltip {...tooltip}>
      <li
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards reach the tooltip by it
        tabIndex={0}
        className="relative isolate grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2.5 px-5 py-3 -outline-offset-2 max-[18rem]:grid-cols-1 sm:col-span-full sm:grid-cols-[minmax(0,1fr)_minmax(4.25rem,max-content)_5rem_10rem] sm:supports-[grid-template-columns:subgrid]:grid-cols-subgrid sm:gap-y-0.5 sm:px-7"
      >
        {isChanged && <Highlight key={owned.end} />}
        <UntrustedText className="font-medium wrap-anywhere">{owned.name}</UntrustedText>{' '}
        <Chip
          tone={isPaused ? 'neutral' : 'success'}
          className="justify-self-end max-[18rem]:justify-self-start sm:justify-self-start"
        >
          ACTIVE
        </Chip>{' '}
        {bar({ isPaused, isSmall: true })}
        <Left
          text={left}
          isSoon={isSoon}
          className="text-end whitespace-nowrap tabular-nums max-[18rem]:text-start"
        />{' '}
        {until && <span className="col-span-full text-xs text-muted">{until}</span>}
      </li>
    </Tooltip>
  );
}

/** Animation that restarts by its key after a further change; the line stays, and with it the focus. */
const Highlight = () => <span className="pointer-events-none absolute inset-0 -z-10 animate-changed" />;

interface LeftProps {
  text: string;
  isSoon: boolean;
  className?: string;
}

const Left = ({ text, isSoon, className }: LeftProps) => (
  <span className={clsx(isSoon && 'text-warning', className)}>{text}</span>
);

/** Returns parts of both lines (SUB-2, SUB-3, SUB-4). An ACTIVE product past its end shows as ended. */
function useParts({ name, start, end }: Owned, now: number) {
  const { username } = useUser();
  const isOver = end <= now;
  const isSoon = isEndingSoon(end, now);
  const left = timeLeft(end, now);
  const bar = ({ isPaused = false, isSmall = false, className = '' }) => (
    <ProgressBar
      key={end}
      value={remainingShare(start, end, now)}
      label={`${name}, time left`}
      valueText={end > start && end < Infinity ? `${left} of ${timeLeft(end, start)}` : left}
      tone={isPaused ? 'neutral' : isSoon ? 'warning' : 'accent'}
      blade={{
        code: username,
        teeth: toothCount(start, end),
        isSmall,
        className,
      }}
    />
  );
  return {
    bar,
    left,
    until: !Number.isFinite(end)
      ? ''
      : isOver
        ? `ended ${formatEnded(end, now)}`
        : `until ${formatUntil(end, now)}`,
    isOver,
    isSoon,
    tooltip: { content: formatUtcOrdinal(end) || left },
  };
}
