import clsx from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';

export interface NoticeProps {
  icon: ReactNode;
  title: string;
  tone?: 'neutral' | 'warning';
  /** Tells whether its title takes the focus, if what had it is gone. */
  takesFocus?: boolean;
  children?: ReactNode;
}

/** Replaces a tab's form with a reason and an action. */
export function Notice({ icon, title, tone = 'neutral', takesFocus = false, children }: NoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className="grid justify-items-center gap-3 px-2 py-8 text-center text-balance">
      <span
        className={clsx(
          'grid size-11 place-items-center rounded-lg ring-1 ring-inset',
          tone === 'warning'
            ? 'bg-warning-soft text-warning ring-warning/25'
            : 'bg-sunken text-muted ring-line',
        )}
      >
        {icon}
      </span>
      <h3 ref={heading} tabIndex={-1} className="text-base font-medium outline-none">
        {title}
      </h3>
      {children}
    </div>
  );
}
