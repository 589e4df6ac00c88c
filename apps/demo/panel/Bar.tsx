import clsx from 'clsx';
import { ChevronDownIcon } from 'lucide-react';
import { switchedOn } from '#mocks/control/switched-on.ts';
import { useMock } from './mock-context.ts';
import { recording } from './record/recording.ts';

interface BarProps {
  isOpen: boolean;
  onToggle(): void;
}

/** The bar below the page: opens the panel, and shows the signed-in user and everything switched on. */
export function Bar({ isOpen, onToggle }: BarProps) {
  const { state, isStatic, username = 'nobody signed in' } = useMock();
  const on = switchedOn(state);
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? 'demo-controls' : undefined}
      aria-keyshortcuts="Control+."
      title="Ctrl + ."
      onClick={onToggle}
      className="flex h-control-sm w-full items-center gap-x-3 overflow-hidden bg-tip px-3 text-xs whitespace-nowrap text-on-tip -outline-offset-2 focus-visible:outline-on-tip pointer-coarse:h-control-lg"
    >
      <span className="flex items-center gap-1.5 font-semibold">
        <ChevronDownIcon className={clsx('size-icon-xs', !isOpen && 'rotate-180')} />
        Demo
        {recording.isRunning() && <span>● recording</span>}
        {isStatic && <span className="font-normal max-lg:sr-only">in this browser only</span>}
      </span>
      <span className="flex items-center gap-1.5 max-sm:hidden">
        <span aria-hidden className="opacity-50">
          |
        </span>
        {username}
        {state.upstream && <span>· calls go to {state.upstream}</span>}
        {state.world !== 'typical' && <span>· world {state.world}</span>}
      </span>
      {on.length > 0 && (
        <span className="flex min-w-0 items-center gap-1.5">
          <span className="grid h-4.5 min-w-4.5 shrink-0 place-items-center rounded-full bg-on-tip px-1 font-mono text-xs font-semibold text-tip">
            {on.length}
            <span className="sr-only"> switched on:</span>
          </span>
          <span className="min-w-0 truncate">{on.map(({ text }) => text).join(' · ')}</span>
        </span>
      )}
    </button>
  );
}
