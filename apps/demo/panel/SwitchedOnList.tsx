import { XIcon } from 'lucide-react';
import { switchedOn } from '#mocks/control/switched-on.ts';
import { useMock } from './mock-context.ts';

/** List of all that is switched on, each with a button that switches it off. */
export function SwitchedOnList() {
  const { state, change } = useMock();
  const on = switchedOn(state);
  if (on.length === 0) return null;
  return (
    <ul
      aria-label="Switched on"
      className="flex gap-1.5 overflow-x-auto border-b border-line px-3 py-1.5 sm:px-4"
    >
      {on.map(({ text, off }) => (
        <li
          key={text}
          className="flex shrink-0 items-center rounded-sm bg-accent-soft ps-2 text-xs text-accent-text"
        >
          {text}
          <button
            type="button"
            aria-label={`Switch off ${text}`}
            onClick={() => change(off)}
            className="grid size-control-xs place-items-center rounded-sm hover:bg-hover pointer-coarse:size-control-lg"
          >
            <XIcon className="size-icon-xs" />
          </button>
        </li>
      ))}
    </ul>
  );
}
