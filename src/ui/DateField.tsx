import { TextField, type TextFieldProps } from './TextField.tsx';

/** A day. The value is local, 'YYYY-MM-DD': convert with `toLocalInput(date, 'date')` and `fromLocalInput`. */
export function DateField(props: Omit<TextFieldProps, 'type' | 'mono'>) {
  return <TextField type="date" {...props} />;
}
