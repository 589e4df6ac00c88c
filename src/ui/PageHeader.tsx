import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface PageHeaderProps {
  title: ReactNode;
  /** A few words beside the title, below it on phones, such as the number of rows. */
  note?: ReactNode;
  /** Buttons for all of its content, in the line of the title. */
  tools?: ReactNode;
  /** The main buttons, at the end of the row. */
  actions?: ReactNode;
}

/** The title of the page and the actions on all of its content, in one row. Use once per page. */
export function PageHeader({ title, note, tools, actions }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:gap-y-1 sm:min-h-control-md">
      <div className="min-w-0 flex-1 basis-44 short:basis-40 flex-wrap items-baseline gap-x-3 wrap-anywhere max-sm:contents sm:flex">
        <h1 className="content-center text-2xl font-semibold max-sm:min-h-control-lg max-sm:grow max-sm:basis-[calc(100%-9rem)] max-[22.5rem]:basis-[calc(100%-6rem)] max-[22.5rem]:text-xl short:text-lg">
          {title}
        </h1>
        {note && (
          <div className="flex flex-wrap items-baseline gap-x-2 text-sm text-muted max-sm:order-1 max-sm:grow max-sm:text-xs">
            {note}
          </div>
        )}
      </div>
      <div className="contents sm:ms-auto sm:flex sm:flex-wrap sm:items-center sm:justify-end sm:gap-x-3 sm:gap-y-2">
        {tools && (
          <div
            className={clsx(
              'flex flex-wrap items-center gap-1 text-sm print:hidden',
              'max-sm:-me-2 max-sm:gap-x-0 max-sm:[&_button]:px-2',
              // fills the line of the title, also with one button
              'max-sm:min-w-28 max-sm:justify-end max-[22.5rem]:min-w-18',
              'sm:last:-me-2.5', // its icon, not its button, ends where the table does
            )}
          >
            {tools}
          </div>
        )}
        {actions && (
          <div className="flex flex-wrap items-center gap-2 max-sm:order-2 max-sm:ms-auto max-sm:has-[button+button]:mt-1.5 max-sm:has-[button+button]:basis-full max-sm:[&_button]:grow max-sm:[&_button]:px-3 max-sm:[&_svg]:hidden print:hidden">
            {actions}
          </div>
        )}
      </div>
    </header>
  );
}
