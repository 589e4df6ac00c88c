import { TextField, type TextFieldProps } from './TextField.tsx';

/**
 * A day to choose; where the hour matters use a DateTimeField, to show one a DateValue. The value is local,
 * 'YYYY-MM-DD': convert with `toLocalInput(date, 'date')` and `fromLocalInput`.
 */
export function DateField(props: Omit<TextFieldProps, 'type' | 'mono'>) {
  return <TextField type="date" {...props} />;
}
