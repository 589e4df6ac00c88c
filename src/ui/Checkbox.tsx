import clsx from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { type ErrorMessage, FieldError } from './Field.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'id' | 'size'> {
  /** Label, which may contain a link ('I agree to the Terms of Service'). */
  label: ReactNode;
  /** A hint below the box; shown together with an error. */
  helper?: ReactNode;
  /** The message below the box; also marks it as invalid. */
  error?: ErrorMessage | undefined;
}

export const checkboxClasses =
  'size-4.5 shrink-0 align-middle cursor-pointer appearance-none rounded-xs border ' +
  'border-line-strong bg-raised bg-center bg-no-repeat transition-colors sm:size-4 ' +
  'hover:border-muted checked:border-accent checked:bg-accent checked:hover:bg-accent-strong ' +
  'indeterminate:border-accent indeterminate:bg-accent ' +
  'aria-invalid:border-danger disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken ' +
  'disabled:checked:border-line-strong disabled:checked:bg-line-strong check-mark';

/** A choice that is submitted with its form; takes `register()`. For an immediate effect a Button, for several a Select. */
export function Checkbox({
  label,
  helper,
  error,
  required,
  className,
  readOnly,
  onClick,
  ...props
}: CheckboxProps) {
  const id = useId();
  const describedBy = [error && `${id}error`, helper && `${id}helper`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={clsx('grid min-w-0 grid-cols-1 content-start gap-1.5', className)}>
      <span className="flex items-start gap-2.5 py-0.5 pointer-coarse:-my-2.5">
        <input
          type="checkbox"
          id={id}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          aria-required={required || undefined}
          aria-readonly={readOnly || undefined}
          onClick={(event) => (readOnly ? event.preventDefault() : onClick?.(event))}
          className={clsx(checkboxClasses, 'mt-0.5 pointer-coarse:mt-3.5')}
          {...props}
        />
        <label
          htmlFor={id}
          className={clsx('min-w-0 wrap-anywhere pointer-coarse:py-3', props.disabled && 'text-muted')}
        >
          {label}
        </label>
      </span>
      {error && <FieldError id={`${id}error`}>{error}</FieldError>}
      {helper && (
        <p id={`${id}helper`} className="ps-7 text-xs sm:ps-6.5 wrap-anywhere text-muted">
          {helper}
        </p>
      )}
    </div>
  );
}
