import type { InputFieldProps } from './Field.tsx';
import { TextField } from './TextField.tsx';

/**
 * Picks a day. With a time use a DateTimeField, to display a date a DateValue. The value is local, 'YYYY-MM-
 * DD': convert it with `toLocalInput(date, 'date')` and `fromLocalInput`.
 */
export function DateField(props: InputFieldProps) {
  return <TextField type="date" {...props} />;
}
