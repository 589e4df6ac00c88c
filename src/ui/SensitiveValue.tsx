import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface SensitiveValueProps {
  children: ReactNode;
  /** Shows all of them at once: a 'Reveal all' switch. */
  revealed?: boolean;
  className?: string;
}

/**
 * Blurred until the pointer or the focus is on it: HWIDs and addresses, when the screen is shared with
 * others.
 */
export function SensitiveValue({ children, revealed = false, className }: SensitiveValueProps) {
  return (
    <span
      tabIndex={revealed ? undefined : 0}
      className={clsx(
        'inline-flex max-w-full min-w-0 rounded-xs transition-[filter]',
        !revealed &&
          'blur-[5px] select-none hover:blur-none hover:select-auto focus:blur-none focus:select-auto ' +
            'focus-within:blur-none',
        className,
      )}
    >
      {children}
    </span>
  );
}
