import type { ReactNode } from 'react';

export interface PageHeaderProps {
  title: ReactNode;
  /** A sentence for first-time users. */
  description?: ReactNode;
  /** Buttons at the end of the row; below the title on phones. */
  actions?: ReactNode;
}

/** The title of the page and the actions on all of its content. Use once per page. */
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
