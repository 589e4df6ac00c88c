import clsx from 'clsx';
import { Button } from '#src/ui/Button.tsx';
import { icon } from '#src/ui/icon.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { CopyIcon, RefreshIcon } from '#src/ui/icons.tsx';
import { NOBODY } from './address.ts';
import { PersonChoice } from './PersonChoice.tsx';
import { type Side, sides } from './sides.ts';

const SwapIcon = /* @__PURE__ */ icon(
  'swap',
  <path d="M3.5 7h12m-3-3.5L16 7l-3.5 3.5M16.5 13h-12m3-3.5L4 13l3.5 3.5" />,
);

interface SplitHeaderProps {
  usernames: Record<Side, string | undefined>;
  /** The side that phones show. */
  shown: Side;
  /** What was done, or why not. */
  message: string;
  isTourOpen: boolean;
  onShow(side: Side): void;
  onChoose(side: Side, username: string): void;
  onSwap(): void;
  onReset(): void;
  onCopy(): void;
  onTour(): void;
}

/** Who is on each side, and what concerns both. */
export function SplitHeader({ usernames, shown, message, isTourOpen, ...does }: SplitHeaderProps) {
  const choice = (side: Side) => (
    <div className={clsx('min-w-0', side !== shown && 'max-md:hidden')}>
      <PersonChoice
        side={side}
        username={usernames[side]}
        onChoose={(username) => does.onChoose(side, username)}
      />
    </div>
  );
  return (
    <header className="relative border-b border-line bg-raised px-3 text-sm">
      <h1 className="sr-only">Customer and administrator at once</h1>
      <div role="group" aria-label="Side on the screen" className="flex gap-1 pt-2 md:hidden">
        {sides.map((side) => (
          <button
            key={side}
            type="button"
            aria-pressed={side === shown}
            onClick={() => does.onShow(side)}
            className={clsx(
              'min-h-11 flex-1 truncate rounded-md px-2 font-medium',
              side === shown ? 'bg-accent-soft text-accent-text' : 'text-muted hover:bg-hover',
            )}
          >
            {side === 'left' ? 'Left' : 'Right'}
            <span className="font-normal"> · {nameOf(usernames[side])}</span>
          </button>
        ))}
      </div>
      <div className="flex min-h-12 items-center gap-x-2 md:grid md:grid-cols-[1fr_auto_1fr]">
        <div className="flex min-w-0 items-center">{choice('left')}</div>
        <IconButton
          size="sm"
          label="Swap the sides"
          icon={<SwapIcon />}
          onClick={does.onSwap}
          className="max-md:order-1"
        />
        <div className="flex min-w-0 items-center gap-1 max-md:flex-1">
          {choice('right')}
          <div className="ms-auto flex items-center gap-1">
            <Button size="sm" variant="ghost" aria-pressed={isTourOpen} onClick={does.onTour}>
              Tour
            </Button>
            <IconButton
              size="sm"
              label="Copy a link to both sides"
              tooltip="Copy link"
              icon={<CopyIcon />}
              onClick={does.onCopy}
            />
            <IconButton
              size="sm"
              label="Reset to the seed"
              tooltip="Reset"
              icon={<RefreshIcon />}
              onClick={does.onReset}
            />
          </div>
        </div>
      </div>
      <p
        role="status"
        className={
          'truncate pb-2 text-xs text-muted empty:hidden xl:pointer-events-none xl:absolute xl:inset-y-0 xl:end-40 ' +
          'xl:max-w-[20%] xl:py-4'
        }
        title={message}
      >
        {message}
      </p>
    </header>
  );
}

const nameOf = (username = '…') => (username === NOBODY ? 'nobody' : username);
