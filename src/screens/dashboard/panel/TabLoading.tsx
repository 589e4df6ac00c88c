import { Skeleton } from '#src/ui/Skeleton.tsx';

interface TabLoadingProps {
  label: string;
  /** The shape to come: the form to buy, or a box and its button. */
  shape?: 'plan' | 'box';
}

/** Skeleton of a tab, as high as its content, so that nothing below moves. */
export const TabLoading = ({ label, shape = 'plan' }: TabLoadingProps) => (
  <div role="status" className="grid gap-4">
    <span className="sr-only">{label}</span>
    {shape === 'box' ? (
      <>
        <Skeleton shape="block" className="h-24.5" />
        <Skeleton shape="block" className="h-control-xl sm:h-control-lg" />
        <Skeleton className="mx-auto w-20" />
      </>
    ) : (
      <>
        <Skeleton shape="block" className="h-10" />
        <Skeleton shape="block" className="h-22.5" />
        <Skeleton className="mt-1.25 mb-5.25 w-56" />
        <Skeleton shape="block" className="h-control-xl sm:h-control-lg" />
        <Skeleton className="mx-auto -mt-1 mb-0.5 w-72 max-w-full" />
      </>
    )}
  </div>
);
