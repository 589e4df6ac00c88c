import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { ignoreHeldEnter } from './ignore-held-enter.ts';
import { Spinner } from './Spinner.tsx';
import { Tooltip } from './Tooltip.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The accessible name and the tooltip. */
  label: string;
  icon: ReactNode;
  size?: 'sm' | 'md';
  /** Use danger for destructive actions. */
  tone?: 'neutral' | 'danger';
  /** Disables the button and shows a spinner; afterwards it gets the focus back. */
  busy?: boolean;
  /** A shorter tooltip: 'Edit' for a button named 'Edit key 25'. */
  tooltip?: string;
}

/** A button with only an icon, for rows of a table and well-known actions. Otherwise use a Button. */
export function IconButton({
  label,
  icon,
  size = 'md',
  tone = 'neutral',
  busy = false,
  tooltip,
  disabled,
  className,
  type = 'button',
  onKeyDown,
  ...props
}: IconButtonProps) {
  return (
    <Tooltip content={tooltip ?? label} namesTrigger>
      <button
        type={type}
        aria-label={label}
        aria-busy={busy || undefined}
        disabled={disabled || busy}
        className={clsx(
          'inline-grid shrink-0 place-items-center rounded-md text-muted transition-colors',
          'enabled:not-aria-disabled:hover:bg-hover off:cursor-not-allowed off:text-line-strong data-open:bg-hover ' +
            'data-open:text-text',
          size === 'sm' ? 'size-control-md sm:size-control-sm' : 'size-control-lg sm:size-control-md',
          'pointer-coarse:size-control-lg',
          tone === 'danger' ? 'enabled:hover:text-danger' : 'enabled:not-aria-disabled:hover:text-text',
          className,
        )}
        {...props}
        onKeyDown={(event) => {
          ignoreHeldEnter(event);
          onKeyDown?.(event);
        }}
      >
        {busy ? <Spinner size="sm" /> : icon}
      </button>
    </Tooltip>
  );
}
