import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { createPortal } from 'react-dom';

interface TopNoticeProps extends ComponentProps<'div'> {
  /** Position among simultaneous notices. */
  line?: 0 | 1;
}

/** A notice at the top of the window. Rendered in the body, because an open dialog makes the app inert. */
export function TopNotice({ line = 0, className, ...props }: TopNoticeProps) {
  return createPortal(
    <div
      data-top-notice={line} // toasts make room for it
      className={clsx(
        'pointer-events-none fixed inset-x-0 layer-notice flex justify-center p-4',
        line === 0 ? 'top-0' : 'top-14',
      )}
    >
      <div
        {...props}
        className={clsx(
          'pointer-events-auto flex animate-rise items-center gap-3 rounded-lg bg-float py-2',
          'ps-4 pe-2 shadow-float',
          className,
        )}
      />
    </div>,
    document.body,
  );
}
