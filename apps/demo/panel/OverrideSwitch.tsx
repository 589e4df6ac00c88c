import clsx from 'clsx';
import { CheckIcon } from 'lucide-react';
import { useState } from 'react';
import type { Fault } from '#mocks/faults/fault.ts';
import { type Override, override } from '#mocks/outcomes/override.ts';
import { useMock } from './mock-context.ts';

interface OverrideSwitchProps {
  is: Override['is'];
  base: Omit<Override, 'is'>;
  sign?: number | string | undefined;
  about: string;
  setting?: Fault['setting'];
  /** Address of the story that shows it. */
  story?: string | undefined;
}

/** A row that switches an outcome or fault of a call on and off. */
export function OverrideSwitch({ is, base, sign, about, setting, story }: OverrideSwitchProps) {
  const { state, change } = useMock();
  const [given, setGiven] = useState(setting?.usual ?? 0);
  const on = state.overrides.find((one) => one.endpoint === base.endpoint && one.is === is);
  const next = override(base.endpoint, is, { ...base, ...(setting && { [setting.name]: given }) });
  const toggle = () => change(on ? { off: on } : { on: next });
  return (
    <li
      className={clsx(
        'flex items-center gap-1 rounded-md border',
        on ? 'border-accent-text bg-accent-soft' : 'border-line bg-raised',
      )}
    >
      <button
        type="button"
        aria-pressed={on !== undefined}
        onClick={toggle}
        className={clsx(
          'flex min-h-control-lg min-w-0 flex-1 items-center gap-2.5 rounded-md px-2.5 py-1 text-start',
          '-outline-offset-2',
          !on && 'hover:bg-hover',
        )}
      >
        {sign !== undefined && <span className="mono w-7 shrink-0 text-muted">{sign}</span>}
        <span className="grid min-w-0 flex-1">
          <span className="truncate font-medium">{is}</span>
          {about && <span className="text-xs text-muted wrap-anywhere">{about}</span>}
        </span>
        {on && on.times !== 'all' && (
          <span className="shrink-0 text-xs text-accent-text">{on.times} left</span>
        )}
        <CheckIcon className={clsx('size-icon-sm', 'shrink-0 text-accent-text', !on && 'invisible')} />
      </button>
      {story && (
        <a href={story} target="_top" className="shrink-0 px-2.5 text-xs text-accent-text underline">
          Story<span className="sr-only"> of {is}</span>
        </a>
      )}
      {setting && (
        <label className="flex shrink-0 items-center gap-1 pe-2 text-xs text-muted">
          <input
            type="number"
            min={0}
            max={setting.max}
            value={on?.[setting.name] ?? given}
            disabled={on !== undefined}
            aria-label={`${is}: ${setting.name}`}
            onChange={({ target }) => setGiven(Math.min(setting.max, Math.max(0, Number(target.value))))}
            className="h-control-sm w-14 rounded-sm border border-line-strong bg-control px-1.5 text-sm text-text disabled:opacity-60"
          />
          {setting.name === 'percent' ? '%' : 's'}
        </label>
      )}
    </li>
  );
}
