import type { InputFieldProps } from './Field.tsx';
import { TextField } from './TextField.tsx';

/**
 * A day to choose; where the hour matters use a DateTimeField, to show one a DateValue. The value is local,
 * 'YYYY-MM-DD': convert with `toLocalInput(date, 'date')` and `fromLocalInput`.
 */
export function DateField(props: InputFieldProps) {
  return <TextField type="date" {...props} />;
}
