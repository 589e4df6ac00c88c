import type { InputFieldProps } from './Field.tsx';
import { TextField } from './TextField.tsx';

/**
 * Picks a day. With a time use a DateTimeField, to display a date a DateValue. The value is local, 'YYYY-MM-
 * DD': convert it with `toLocalInput(date, 'date')` and `fromLocalInput`.
 */
export function DateField(props: InputFieldProps) {
  return <TextField type="date" {...props} />;
}

/**
 * Picks a day and time. For an end date, which is mostly extended by some days, use a DeadlineField; to
 * display a date a DateValue. The value is local, 'YYYY-MM-DDTHH:mm': convert it with `toLocalInput` and
 * `fromLocalInput`.
 */
export function DateTimeField(props: InputFieldProps) {
  return <TextField type="datetime-local" {...props} />;
}
