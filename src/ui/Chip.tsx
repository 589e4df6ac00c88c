import clsx from 'clsx';
import type { ReactNode } from 'react';

export type Tone = 'neutral' | 'success' | 'danger' | 'warning' | 'info' | 'accent';

const tones: Record<Tone, string> = {
  neutral: 'bg-sunken text-muted ring-line',
  success: 'bg-success-soft text-success ring-success/20',
  danger: 'bg-danger-soft text-danger ring-danger/20',
  warning: 'bg-warning-soft text-warning ring-warning/25',
  info: 'bg-info-soft text-info ring-info/20',
  accent: 'bg-accent-soft text-accent-text ring-accent-text/20',
};

export interface ChipProps {
  tone?: Tone;
  /** The status, in one word. */
  children: ReactNode;
  className?: string;
}

/** A status in one word that makes sense without its colour. For a count use a Badge, for something to press a Button. */
export function Chip({ tone = 'neutral', children, className }: ChipProps) {
  return (
    <span
      className={clsx(
        'inline-flex min-h-5.5 max-w-full shrink-0 items-center gap-1 rounded-xs px-1.5 py-0.5 text-xs ' +
          'font-medium tracking-[0.01em] wrap-anywhere ring-1 ring-inset',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
