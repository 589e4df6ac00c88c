import { TextField, type TextFieldProps } from './TextField.tsx';

/**
 * A day and time to choose. For the end of something, which one mostly moves by some days, use a DeadlineField; to show
 * one, a DateValue. The value is local, 'YYYY-MM-DDTHH:mm': convert with `toLocalInput` and `fromLocalInput`.
 */
export function DateTimeField(props: Omit<TextFieldProps, 'type' | 'mono'>) {
  return <TextField type="datetime-local" {...props} />;
}
