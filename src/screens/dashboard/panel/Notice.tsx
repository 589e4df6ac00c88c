import { useEffect, useRef } from 'react';
import { EmptyState, type EmptyStateProps } from '#src/ui/EmptyState.tsx';

export interface NoticeProps extends Omit<EmptyStateProps, 'title' | 'isFramed'> {
  title: string;
  /** Tells whether its title takes the focus, if what had it is gone. */
  takesFocus?: boolean;
}

/** Replaces a tab's form with a reason and an action. */
export function Notice({ title, takesFocus = false, ...state }: NoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) heading.current?.focus();
  }, [takesFocus]);
  return (
    <EmptyState
      {...state}
      isFramed={false}
      title={
        <h3 ref={heading} tabIndex={-1} className="outline-none">
          {title}
        </h3>
      }
    />
  );
}
