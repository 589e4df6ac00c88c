import clsx from 'clsx';
import type { ReactNode } from 'react';

/** Named variants of a part on one page. */
export function Sheet({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-start gap-x-8 gap-y-6">{children}</div>;
}

interface VariantProps {
  name: string;
  /** Width of the variant; by default that of the part. */
  className?: string;
  children: ReactNode;
}

export function Variant({ name, className, children }: VariantProps) {
  return (
    <figure className={clsx('max-w-full min-w-0', className)}>
      <figcaption className="mb-1.5 text-xs text-muted">{name}</figcaption>
      {children}
    </figure>
  );
}
