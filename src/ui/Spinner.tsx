import { rem } from './icon.tsx';

export interface SpinnerProps {
  /** Side in CSS pixels at the usual text size; it grows with the text. */
  size?: number;
  /** The thing that loads, for screen readers. Without it the spinner is hidden from them. */
  label?: string;
}

/**
 * Indicates a wait of unknown length in a small place. Prefer a skeleton where the shape of the content is
 * known. With reduced motion it pulses instead of turning (base.css).
 */
export function Spinner({ size = 20, label }: SpinnerProps) {
  return (
    <span role={label ? 'status' : undefined} className="inline-flex shrink-0">
      <svg
        viewBox="0 0 20 20"
        width={rem(size)}
        height={rem(size)}
        fill="none"
        className="animate-spin"
        aria-hidden="true"
      >
        <circle cx="10" cy="10" r="7.5" stroke="currentColor" strokeWidth="2" opacity="0.22" />
        <path d="M10 2.5a7.5 7.5 0 0 1 7.5 7.5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
