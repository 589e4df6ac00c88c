import { Skeleton } from '#src/ui/Skeleton.tsx';

/** A tab that is loading, in the shape of its fullest form. */
export function TabLoading({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{label}</span>
      <Skeleton className="my-2.5 w-32" />
      <Skeleton shape="block" className="h-22.5" />
      <Skeleton className="my-1.5 w-56" />
      <Skeleton shape="block" className="h-12 sm:h-11" />
    </div>
  );
}
