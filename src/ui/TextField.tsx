import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { splitFieldProps, controlHeight, controlClasses, Field, type InputFieldProps } from './Field.tsx';

export interface TextFieldProps extends InputFieldProps {
  /** Type, like `type` of `<input>`: 'email'. */
  type?: ComponentProps<'input'>['type'];
  /** Monospaced, for codes and ids. */
  mono?: boolean;
}

/** A line of text; takes `register()`. See also TextArea, NumberField, PasswordField and SearchBox. */
export function TextField({ mono, type = 'text', ...props }: TextFieldProps) {
  const { field, own } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(control) => (
        <input
          type={type}
          className={clsx(controlClasses, controlHeight, mono && 'font-mono tabular-nums')}
          {...own}
          {...control}
        />
      )}
    </Field>
  );
}
