import clsx from 'clsx';
import { type ComponentProps, type ReactNode, useEffect, useId } from 'react';
import { ErrorIcon } from './icons.tsx';

/** What every field has in common. */
export interface FieldProps {
  label: ReactNode;
  /** A hint under the field; stays when there is an error. */
  helper?: ReactNode;
  /** The message under the field; also marks it invalid. */
  error?: string | undefined;
  required?: boolean;
  disabled?: boolean;
  /** Shows its value and keeps the focus, but takes no other: while its form is sent. */
  readOnly?: boolean | undefined;
  className?: string;
}

/**
 * A field that is typed into: beside its own, all props of an `<input>`, such as `defaultValue` and
 * `autoComplete`.
 */
export interface InputFieldProps
  extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps | 'id' | 'size' | 'type'> {}

/** What the control must carry to belong to its label, helper and error. */
interface ControlProps {
  id: string;
  'aria-labelledby': string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface FieldFrameProps extends FieldProps {
  /** Draws the control; its argument ties it to label, helper and error. */
  children: (control: ControlProps) => ReactNode;
}

/**
 * Label above, control, error and helper below: the part that all fields share. Screens use the fields
 * (TextField, Select, FileField …); this is for a new one, which spreads `control` onto its element and takes
 * `controlLook`.
 */
export function Field({ label, helper, error, required, className, children }: FieldFrameProps) {
  const id = useId();
  const labelId = `${id}label`;
  const helperId = `${id}helper`;
  const errorId = `${id}error`;
  const describedBy = [error && errorId, helper && helperId].filter(Boolean).join(' ') || undefined;
  // Headless UI's controls drop `aria-describedby` where it is given as a prop.
  useEffect(() => {
    const control = document.getElementById(id);
    if (describedBy) control?.setAttribute('aria-describedby', describedBy);
    else control?.removeAttribute('aria-describedby');
  }, [id, describedBy]);
  return (
    <div className={clsx('grid min-w-0 grid-cols-1 content-start gap-1.5', className)}>
      <label id={labelId} htmlFor={id} className="w-fit max-w-full text-sm font-medium wrap-anywhere">
        {label}
      </label>
      {children({
        id,
        'aria-labelledby': labelId,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {helper && (
        <p id={helperId} className="text-xs wrap-anywhere text-muted">
          {helper}
        </p>
      )}
    </div>
  );
}

/**
 * The message under a field, read out when it appears. Also for what is not a field, such as the bot-check.
 */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="flex gap-1.5 text-xs text-danger">
      <ErrorIcon size={14} className="mt-px shrink-0" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}

/**
 * The box of every typed or picked field. 16 px text on phones, or Safari zooms in. What is in it runs as its
 * own language does, such as a code on a page that is read from right to left.
 */
export const controlLook =
  'w-full min-w-0 rounded-md border border-line-strong bg-raised text-base text-text ' +
  'transition-[border-color,box-shadow] placeholder:text-muted sm:text-sm [unicode-bidi:plaintext] ' +
  'rtl:text-right ' +
  'hover:border-muted focus:border-focus focus:outline-none focus:ring-3 focus:ring-focus/25 ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-muted ' +
  'aria-invalid:border-danger aria-invalid:focus:ring-danger/25';

export const controlHeight = 'h-11 px-3 sm:h-9';
