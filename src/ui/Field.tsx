import clsx from 'clsx';
import { CircleAlertIcon } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useId } from 'react';
import { FieldLoadError, type LoadedOptions } from './FieldLoadError.tsx';
import { UntranslatedNames } from './UntranslatedNames.tsx';

/** Message of a field, or one per line; announced when it appears, unless a toast has announced it. */
export type ErrorMessage = string | { toasted: string };

/** Props that all fields share. */
export interface FieldProps {
  label: ReactNode;
  /** A hint below the field; an error takes its place. */
  helper?: ReactNode;
  /** The message below the field; also marks it as invalid. */
  error?: ErrorMessage | undefined;
  required?: boolean;
  disabled?: boolean;
  /** Makes the field not editable but focusable, while the form is sent. */
  readOnly?: boolean | undefined;
  className?: string;
}

/** Returns the props of a field, and those of its control. */
export function splitFieldProps<Props extends FieldProps>({
  label,
  helper,
  error,
  required,
  className,
  ...own
}: Props) {
  return { field: { label, helper, error, required, className }, own };
}

/** A text input; takes all other props of an `<input>`, such as `defaultValue` and `autoComplete`. */
export interface InputFieldProps
  extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps | 'id' | 'size' | 'type'> {}

/** Attributes that connect a control with its label, helper and error. */
export interface ControlProps {
  id: string;
  'aria-labelledby': string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface FieldFrameProps extends FieldProps, LoadedOptions {
  /** Renders the control; spread the argument onto its element. */
  children: (control: ControlProps) => ReactNode;
}

/** Label, control, error and helper, for building new fields. The control takes the class `controlClasses`. */
export function Field({
  label,
  helper,
  error,
  required,
  className,
  failure,
  loading = false,
  children,
}: FieldFrameProps) {
  const id = useId();
  const labelId = `${id}label`;
  const helperId = `${id}helper`;
  const errorId = `${id}error`;
  const describedBy = error ? errorId : helper ? helperId : undefined;
  // Headless UI's controls ignore an `aria-describedby` prop.
  useEffect(() => {
    const control = document.getElementById(id);
    if (describedBy) control?.setAttribute('aria-describedby', describedBy);
    else control?.removeAttribute('aria-describedby');
  }, [id, describedBy]);
  return (
    <div data-focus-to={id} className={clsx('grid min-w-0 grid-cols-1 content-start gap-1.5', className)}>
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
      {failure && <FieldLoadError {...failure} busy={loading} />}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {helper && !error && (
        <p id={helperId} className="text-xs wrap-anywhere text-muted">
          {helper}
        </p>
      )}
    </div>
  );
}

/** An error message, announced when it appears; for fields and for others, such as the bot-check. */
export function FieldError({ id, children }: { id?: string; children: ErrorMessage }) {
  const isAnnounced = typeof children !== 'string';
  return (
    <p id={id} role={isAnnounced ? undefined : 'alert'} className="flex gap-1.5 text-xs text-danger">
      <CircleAlertIcon className="size-icon-xs mt-px shrink-0" />
      <span className="min-w-0 wrap-anywhere whitespace-pre-line">
        <UntranslatedNames>{isAnnounced ? children.toasted : children}</UntranslatedNames>
      </span>
    </p>
  );
}

/** The box of all fields. Text is 16 px on touch screens, because Safari zooms in on smaller inputs. */
export const controlClasses =
  'w-full min-w-0 text-ellipsis rounded-md border border-line-strong bg-raised text-base text-text ' +
  'transition-[border-color,box-shadow] placeholder:text-muted sm:text-sm pointer-coarse:text-base text-start ' +
  'hover:border-muted focus:border-focus focus:outline-none focus:ring-3 focus:ring-focus/25 ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-muted ' +
  'aria-invalid:border-danger aria-invalid:focus:ring-danger/25';

/** Within `data-roomy`, a form with a large button, as high as that. */
export const controlHeight =
  'h-control-lg px-3 sm:h-control-md in-data-roomy:h-control-lg pointer-coarse:h-control-lg';
