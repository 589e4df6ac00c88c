import type { ComponentProps, ReactNode } from 'react';
import { buttonClasses, type ButtonSize, type ButtonVariant } from './button-classes.ts';
import { ignoreHeldEnter } from './ignore-held-enter.ts';
import { Spinner } from './Spinner.tsx';

export interface ButtonProps extends ComponentProps<'button'> {
  /** At most one primary button per panel, which a form's submit is; danger for destructive actions. Default: secondary. */
  variant?: ButtonVariant;
  /** Default: md. */
  size?: ButtonSize;
  /** Disables the button and shows a spinner; afterwards it gets the focus back. */
  busy?: boolean;
  /** Replaces the label while busy: 'Processing...', 'Downloading...' (LIM-1). */
  busyLabel?: string;
  /** Disables the button and says why, under the pointer and as its description. */
  disabledReason?: string | false | undefined;
  /** Icon before the label. */
  icon?: ReactNode;
}

/** Triggers an action. To navigate use a link with `buttonClasses`, in tight places an IconButton, for rare ones a Menu. */
export function Button({
  variant,
  size,
  busy = false,
  busyLabel,
  icon,
  disabled,
  disabledReason,
  className,
  children,
  type = 'button',
  onKeyDown,
  ...props
}: ButtonProps) {
  return (
    <button
      type={type}
      disabled={Boolean(disabled || disabledReason) || busy}
      title={disabledReason || undefined}
      aria-busy={busy || undefined}
      className={buttonClasses(variant, size, className)}
      {...props}
      onKeyDown={(event) => {
        ignoreHeldEnter(event);
        onKeyDown?.(event);
      }}
    >
      {busy ? <Spinner size="sm" /> : icon}
      {/* in an element, since a translated text is no longer the node before which the spinner goes */}
      <span
        key={busy && busyLabel ? 'busy' : 'label'}
        className="inline-flex min-w-0 items-center gap-[inherit]"
      >
        {(busy && busyLabel) || children}
      </span>
    </button>
  );
}
