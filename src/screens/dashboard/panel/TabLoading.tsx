import { Skeleton } from '#src/ui/Skeleton.tsx';

/** A tab that is loading. */
export function TabLoading({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{label}</span>
      <Skeleton className="w-2/5" />
      <Skeleton shape="block" className="h-16" />
      <Skeleton shape="block" className="h-9 w-36" />
    </div>
  );
}
