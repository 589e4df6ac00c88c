import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface NoticeProps {
  icon: ReactNode;
  title: string;
  tone?: 'neutral' | 'warning';
  children?: ReactNode;
}

/** Replaces a tab's form with a reason and an action. */
export function Notice({ icon, title, tone = 'neutral', children }: NoticeProps) {
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
      <h3 className="text-base font-medium">{title}</h3>
      {children}
    </div>
  );
}
