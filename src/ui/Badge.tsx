import clsx from 'clsx';

export interface BadgeProps {
  /** Counts above 999 are shown as '999+', one that is undefined as '?'. */
  count: number | undefined;
  /** The noun that is counted, for screen readers: 'pending'. */
  label: string;
}

/** A small round count of waiting items beside a label, nothing at 0 (ADM-1). For a word use a Chip. */
export function Badge({ count, label }: BadgeProps) {
  if (count !== undefined && count <= 0) return null;
  const isUnknown = count === undefined;
  return (
    <span
      title={isUnknown ? `Unknown number ${label}` : undefined}
      className={clsx(
        'inline-grid min-h-4.5 min-w-4.5 place-items-center rounded-full px-1 font-mono text-xs font-semibold tabular-nums forced-colors:outline',
        isUnknown ? 'text-muted inset-ring inset-ring-line-strong' : 'bg-accent text-on-accent',
      )}
    >
      <span aria-hidden={isUnknown || undefined}>{isUnknown ? '?' : count > 999 ? '999+' : count}</span>
      <span className="sr-only">{isUnknown ? `unknown number ${label}` : ` ${label}`}</span>
    </span>
  );
}
