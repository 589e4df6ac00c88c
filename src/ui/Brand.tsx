import clsx from 'clsx';

/** The profile of a key's bitting: the shaft and its cuts. Also the motif of the landing and sign-in pages. */
export const bitting = 'M3 10h26v5.5l-3 3h-2.5l-2.5-3-2.5 5.5h-3l-3-4-2.5 2.5h-2l-2.5-3-2.5 3Z';

export interface BrandMarkProps {
  /** Side in CSS pixels. */
  size?: number;
  className?: string;
}

/** The mark alone, in the current colour with the accent as ground. Decoration: a name stands beside it. */
export function BrandMark({ size = 28, className }: BrandMarkProps) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} className={clsx('shrink-0', className)} aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" className="fill-accent" />
      <path d={bitting} className="fill-on-accent" />
    </svg>
  );
}

export interface BrandProps {
  name: string;
  size?: number;
  className?: string;
}

/** Mark and name together. Put it inside the link that leads home. */
export function Brand({ name, size = 26, className }: BrandProps) {
  return (
    <span className={clsx('inline-flex min-w-0 items-center gap-2.5 font-semibold tracking-[-0.012em]', className)}>
      <BrandMark size={size} />
      <span className="truncate">{name}</span>
    </span>
  );
}
