import clsx from 'clsx';
import { KeyBlade, type KeyBladeProps } from './KeyBlade.tsx';

export interface ProgressBarProps {
  /** 0 to 100, clamped; undefined for an unknown amount. */
  value: number | undefined;
  /** The accessible name. */
  label: string;
  /** The value in words, where a percentage says too little: '18 days of 30 days'. */
  valueText?: string;
  /** Shows the number beside the bar. */
  showPercent?: boolean;
  tone?: 'accent' | 'success' | 'warning' | 'danger' | 'neutral';
  /** Draws the value as the teeth of a KeyBlade. */
  blade?: Omit<KeyBladeProps, 'left'> & { teeth: number };
  className?: string;
}

const fills = {
  accent: 'text-accent',
  success: 'text-success',
  warning: 'text-warning',
  danger: 'text-danger',
  neutral: 'text-line-strong',
};

/** Measurable progress, or a remaining share. For short waits use a Spinner or `busy` of a Button. */
export function ProgressBar({
  value,
  label,
  valueText,
  showPercent = false,
  tone = 'accent',
  blade,
  className,
}: ProgressBarProps) {
  const percent = value === undefined || Number.isNaN(value) ? undefined : Math.min(100, Math.max(0, value));
  return (
    <div className={clsx('flex items-center gap-3', className)}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent === undefined ? undefined : Math.round(percent)}
        aria-valuetext={percent === undefined ? undefined : (valueText ?? `${Math.round(percent)}%`)}
        className={clsx(
          'flex-1',
          fills[tone],
          !blade && 'progress-track h-1.5 overflow-hidden rounded-full bg-hover',
        )}
      >
        {blade ? (
          <KeyBlade {...blade} left={Math.ceil(((percent ?? 0) / 100) * blade.teeth)} />
        ) : (
          <div
            // moved, not widened: a step costs no layout; the first one is to be seen
            style={
              percent === undefined
                ? undefined
                : ({ '--to': `${(percent && Math.max(percent, 4)) - 100}%` } as object)
            }
            className={clsx(
              'h-full rounded-full bg-current',
              percent === undefined
                ? 'w-1/3 animate-sweep rtl:[--sweep-to:-1]'
                : 'translate-x-(--to) transition-transform duration-(--duration-slow) rtl:-translate-x-(--to)',
            )}
          />
        )}
      </div>
      {showPercent && percent !== undefined && (
        <span className="mono w-[4ch] text-end text-xs text-muted">{`${Math.round(percent)}%`}</span>
      )}
    </div>
  );
}
