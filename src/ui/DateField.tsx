import { dateRanges } from '#src/app/extend-date.ts';
import { formatDate } from '#src/app/format-date.ts';
import type { InputFieldProps } from './Field.tsx';
import { TextField } from './TextField.tsx';

/**
 * Picks a day, and repeats it in the viewer's locale, as browsers use their own (LIS-10). With a time use a
 * DateTimeField, to display a date a DateValue. Values are local, 'YYYY-MM-DD': convert with `toLocalInput(date,
 * 'date')` and `fromLocalInput`.
 */
export function DateField({ helper, ...props }: InputFieldProps) {
  return (
    <TextField
      type="date"
      {...dateRanges.date}
      helper={helper ?? formatDate(String(props.value))}
      {...props}
    />
  );
}

/** Picks a day and time, local: 'YYYY-MM-DDTHH:mm' (`toLocalInput`, `fromLocalInput`). For an end use a DeadlineField. */
export function DateTimeField(props: InputFieldProps) {
  return <TextField type="datetime-local" {...dateRanges['datetime-local']} {...props} />;
}
