import { Skeleton } from '#src/ui/Skeleton.tsx';

interface TabLoadingProps {
  label: string;
  /** The shape to come: a form, or the facts and the button of the client. */
  shape?: 'form' | 'client';
}

/** A tab that is loading, as high as what comes, so that nothing below moves. */
export const TabLoading = ({ label, shape = 'form' }: TabLoadingProps) => (
  <div role="status" className="grid gap-4">
    <span className="sr-only">{label}</span>
    {shape === 'client' ? (
      <>
        <Skeleton shape="block" className="h-24.5" />
        <Skeleton shape="block" className="h-control-xl sm:h-control-lg" />
        <Skeleton className="mx-auto w-20" />
      </>
    ) : (
      <>
        <Skeleton shape="block" className="h-10" />
        <Skeleton shape="block" className="h-22.5" />
        <Skeleton className="my-1.5 w-56" />
        <Skeleton shape="block" className="h-control-xl sm:h-control-lg" />
      </>
    )}
  </div>
);
