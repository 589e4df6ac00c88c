import { TextField, type TextFieldProps } from './TextField.tsx';

/** A day and time. The value is local, 'YYYY-MM-DDTHH:mm': convert with `toLocalInput` and `fromLocalInput`. */
export function DateTimeField(props: Omit<TextFieldProps, 'type' | 'mono'>) {
  return <TextField type="datetime-local" {...props} />;
}
