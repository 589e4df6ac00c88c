import clsx from 'clsx';

export interface SpinnerProps {
  /** Side, as an icon's: beside text, or alone. */
  size?: 'sm' | 'lg';
  /** The thing that loads, for screen readers. Without it the spinner is hidden from them. */
  label?: string;
}

/** A wait of unknown length in a small place; prefer a skeleton. With reduced motion it pulses (base.css). */
export function Spinner({ size = 'lg', label }: SpinnerProps) {
  return (
    <span role={label ? 'status' : undefined} className="inline-flex shrink-0">
      <svg
        viewBox="0 0 20 20"
        fill="none"
        className={clsx('animate-spin', size === 'sm' ? 'size-icon-sm' : 'size-icon-lg')}
        aria-hidden="true"
      >
        <circle cx="10" cy="10" r="7.5" stroke="currentColor" strokeWidth="2" opacity="0.22" />
        <path d="M10 2.5a7.5 7.5 0 0 1 7.5 7.5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
