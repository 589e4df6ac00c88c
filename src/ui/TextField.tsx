import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { controlHeight, controlClasses, Field, type InputFieldProps } from './Field.tsx';

export interface TextFieldProps extends InputFieldProps {
  /** As of `<input>`: 'email'. */
  type?: ComponentProps<'input'>['type'];
  /** Monospaced, for codes and ids. */
  mono?: boolean;
}

/** A line of text; takes `register()`. See also TextArea, NumberField, PasswordField and SearchBox. */
export function TextField({
  label,
  helper,
  error,
  required,
  className,
  mono,
  type = 'text',
  ...props
}: TextFieldProps) {
  return (
    <Field {...{ label, helper, error, required, className }}>
      {(control) => (
        <input
          type={type}
          className={clsx(controlClasses, controlHeight, mono && 'font-mono tabular-nums')}
          {...props}
          {...control}
        />
      )}
    </Field>
  );
}
