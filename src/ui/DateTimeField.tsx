import type { InputFieldProps } from './Field.tsx';
import { TextField } from './TextField.tsx';

/**
 * A day and time to choose. For the end of something, which one mostly moves by some days, use a
 * DeadlineField; to show one, a DateValue. The value is local, 'YYYY-MM-DDTHH:mm': convert with
 * `toLocalInput` and `fromLocalInput`.
 */
export function DateTimeField(props: InputFieldProps) {
  return <TextField type="datetime-local" {...props} />;
}
