import type { ComponentProps, ReactNode } from 'react';
import { buttonLook, type ButtonSize, type ButtonVariant } from './button-look.ts';
import { Spinner } from './Spinner.tsx';

export interface ButtonProps extends ComponentProps<'button'> {
  /** One primary a view; danger only for what destroys. Default: secondary. */
  variant?: ButtonVariant;
  /** Default: md. */
  size?: ButtonSize;
  /** While true the button is disabled and shows a spinner. */
  busy?: boolean;
  /** Replaces the label while busy: 'Processing...', 'Downloading...' (LIM-1). */
  busyLabel?: string;
  /** In front of the label. */
  icon?: ReactNode;
}

/**
 * Does something here. What goes somewhere is a link with `buttonLook`; what stands in every row or in a tight place, an
 * IconButton; what is seldom wanted, an entry of a Menu.
 */
export function Button({
  variant,
  size,
  busy = false,
  busyLabel,
  icon,
  disabled,
  className,
  children,
  type = 'button',
  ...props
}: ButtonProps) {
  return (
    <button
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonLook(variant, size, className)}
      {...props}
    >
      {busy ? <Spinner size={16} /> : icon}
      {(busy && busyLabel) || children}
    </button>
  );
}
