import clsx from 'clsx';

export interface SkeletonProps {
  shape?: 'line' | 'block' | 'circle';
  /** Classes for the width and height of the content. */
  className?: string;
}

/**
 * A placeholder of the size of the content that is loading. For a table use TableSkeleton, for content of
 * unknown shape a Spinner. Name the wait once, on the container.
 */
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
