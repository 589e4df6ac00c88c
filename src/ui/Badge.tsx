export interface BadgeProps {
  /** Counts above 999 are shown as '999+'. */
  count: number;
  /** The noun that is counted, for screen readers: 'pending'. */
  label: string;
}

/** A small round count of waiting items beside a label, nothing at 0 (ADM-1). For a word use a Chip. */
export function Badge({ count, label }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span className="inline-grid h-4.5 min-w-4.5 place-items-center rounded-full bg-accent px-1 font-mono text-xs font-semibold tabular-nums text-on-accent forced-colors:outline">
      <span>{count > 999 ? '999+' : count}</span>
      <span className="sr-only">{` ${label}`}</span>
    </span>
  );
}
