import clsx from 'clsx';

export interface SkeletonProps {
  shape?: 'line' | 'block' | 'circle';
  /** Classes for the width and height of the content. */
  className?: string;
}

/** A placeholder of the content's size; name the wait once, on the container. For a table use TableSkeleton. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'block animate-shimmer bg-hover',
        { line: 'h-3.5 rounded-xs', block: 'rounded-lg', circle: 'rounded-full' }[shape],
        className,
      )}
    />
  );
}
