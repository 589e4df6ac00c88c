import clsx from 'clsx';

export interface SkeletonProps {
  shape?: 'line' | 'block' | 'circle';
  /** Width and height as utilities: the skeleton has the size of what it stands for. */
  className?: string;
}

/**
 * A grey placeholder of the same size as what is loading; for a whole table there is TableSkeleton, where the
 * shape is not known a Spinner. Name the wait once, on the container.
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
