import type { ReactNode } from 'react';

export interface PageHeaderProps {
  title: ReactNode;
  /** A few words beside the title, below it on phones, such as the number of rows. */
  note?: ReactNode;
  /** The main buttons, at the end of the row. */
  actions?: ReactNode;
}

/** The title of the page and the actions on all of its content, in one row. Use once per page. */
export function PageHeader({ title, note, actions }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:gap-y-1 sm:min-h-control-md pointer-coarse:min-h-control-lg">
      <div className="flex min-w-0 flex-1 basis-40 flex-wrap items-baseline gap-x-3 wrap-anywhere">
        <h1 className="content-center text-2xl font-semibold max-sm:min-h-control-lg max-sm:text-xl max-[22.5rem]:text-lg short:text-lg">
          {title}
        </h1>
        {note && (
          <div className="flex flex-wrap items-baseline gap-x-2 text-sm text-muted max-sm:text-xs">
            {note}
          </div>
        )}
      </div>
      {actions && (
        <div className="flex flex-wrap items-center gap-2 max-sm:has-[button+button]:basis-full max-sm:[&_button]:grow max-sm:[&_button]:px-3 max-sm:[&_svg]:hidden print:hidden">
          {actions}
        </div>
      )}
    </header>
  );
}
