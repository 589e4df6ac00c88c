import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { controlHeight, controlLook, Field, type InputFieldProps } from './Field.tsx';

export interface TextFieldProps extends InputFieldProps {
  /** As an input's: 'email'. */
  type?: ComponentProps<'input'>['type'];
  /** Codes and ids are typed in the monospaced face. */
  mono?: boolean;
}

/**
 * One line of text. The label is the accessible name, word for word; helper and error describe the field. For
 * several lines a TextArea, for a number a NumberField, for a secret a PasswordField, to filter a list a
 * SearchBox. A form's `register()` spreads onto it.
 */
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
          className={clsx(controlLook, controlHeight, mono && 'font-mono tabular-nums')}
          {...props}
          {...control}
        />
      )}
    </Field>
  );
}
