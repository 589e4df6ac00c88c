import type { ReactNode } from 'react';

export interface PageHeaderProps {
  title: ReactNode;
  /** A sentence for those who are here for the first time. */
  description?: ReactNode;
  /** Buttons at the end of the line; below it on phones. */
  actions?: ReactNode;
}

/**
 * What this page is, and what one can do with all of it. Once a page; a part of one has a Collapsible or a
 * heading of its own.
 */
export function PageHeader({ title, description, actions }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 wrap-anywhere">
        <h1 className="text-2xl font-semibold">{title}</h1>
        {description && <p className="mt-1 max-w-prose text-muted">{description}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  );
}
