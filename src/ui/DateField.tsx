import { dateRanges } from '#src/app/extend-date.ts';
import { formatDate } from '#src/app/format-date.ts';
import type { InputFieldProps } from './Field.tsx';
import { TextField } from './TextField.tsx';

/**
 * Picks a day, and says it as the viewer's locale does: browsers write the input in a locale of their own (LIS-10).
 * With a time use a DateTimeField, to display a date a DateValue. The value is local, 'YYYY-MM-DD': convert it with
 * `toLocalInput(date, 'date')` and `fromLocalInput`.
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
