import clsx from 'clsx';
import { CheckIcon } from 'lucide-react';

interface OutcomeSwitchProps {
  label: string;
  isOn: boolean;
  sign?: number | string | undefined;
  about: string;
  /** Duration in words. */
  note?: string | undefined;
  /** A number that belongs to it, used when it is switched on. */
  setting?:
    | { name: 'percent' | 'seconds'; value: number; max: number; onChange(value: number): void }
    | undefined;
  onChange(isOn: boolean): void;
}

/** A row that switches an outcome or fault on and off. */
export function OutcomeSwitch({ label, isOn, sign, about, note, setting, onChange }: OutcomeSwitchProps) {
  return (
    <li
      className={clsx(
        'flex items-center gap-1 rounded-md border',
        isOn ? 'border-accent-text bg-accent-soft' : 'border-line bg-raised',
      )}
    >
      <button
        type="button"
        aria-pressed={isOn}
        onClick={() => onChange(!isOn)}
        className={clsx(
          'flex min-h-control-lg min-w-0 flex-1 items-center gap-2.5 rounded-md px-2.5 py-1 text-start',
          '-outline-offset-2',
          !isOn && 'hover:bg-hover',
        )}
      >
        {sign !== undefined && <span className="mono w-7 shrink-0 text-muted">{sign}</span>}
        <span className="grid min-w-0 flex-1">
          <span className="truncate font-medium">{label}</span>
          {about && <span className="text-xs text-muted wrap-anywhere">{about}</span>}
        </span>
        {note && <span className="shrink-0 text-xs text-accent-text">{note}</span>}
        <CheckIcon className={clsx('size-icon-sm', 'shrink-0 text-accent-text', !isOn && 'invisible')} />
      </button>
      {setting && (
        <label className="flex shrink-0 items-center gap-1 pe-2 text-xs text-muted">
          <input
            type="number"
            min={0}
            max={setting.max}
            value={setting.value}
            disabled={isOn}
            aria-label={`${label}: ${setting.name}`}
            onChange={(event) =>
              setting.onChange(Math.min(setting.max, Math.max(0, Number(event.target.value))))
            }
            className="h-control-sm w-14 rounded-sm border border-line-strong bg-control px-1.5 text-sm text-text disabled:opacity-60"
          />
          {setting.name === 'percent' ? '%' : 's'}
        </label>
      )}
    </li>
  );
}
