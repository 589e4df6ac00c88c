import type { Ref } from 'react';
import { daysAway, extendLocalInput } from '#src/app/extend-date.ts';
import { formatDateTime, fromLocalInput, timeZoneName } from '#src/app/format-date.ts';
import { Button } from './Button.tsx';
import { ClockNotice } from './ClockNotice.tsx';
import { DateTimeField } from './DateField.tsx';
import type { ErrorMessage } from './Field.tsx';

export interface DeadlineFieldProps {
  label: string;
  /** Local, `YYYY-MM-DDTHH:mm`. */
  value: string;
  onChange: (value: string) => void;
  /** The value cannot be changed, while the form is sent. */
  readOnly?: boolean;
  error?: ErrorMessage | undefined;
  /** A warning about the chosen time. */
  caution?: string | undefined;
  /** Ref by which a form reads and focuses the field. */
  ref?: Ref<HTMLInputElement>;
}

/** The days that the buttons add, of 24 hours each. */
const steps = [7, 30];

/** Picks an end: field, date in words, time zone, distance (LIS-10), buttons that extend it. Else use a DateTimeField. */
export function DeadlineField({
  label,
  value,
  onChange,
  readOnly = false,
  error,
  caution,
  ref,
}: DeadlineFieldProps) {
  const moment = fromLocalInput(value);
  return (
    <div className="grid gap-2">
      <DateTimeField
        ref={ref}
        label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        readOnly={readOnly}
        error={error}
        required
        helper={
          moment
            ? `${formatDateTime(moment)} ${timeZoneName(moment)} · ${daysAway(moment)}`
            : `Your time, ${timeZoneName()}`
        }
      />
      <div className="flex flex-wrap gap-2">
        {steps.map((days) => (
          <Button
            key={days}
            size="sm"
            disabled={readOnly}
            onClick={() => onChange(extendLocalInput(value, days))}
          >
            <bdi>+{days} days</bdi>
          </Button>
        ))}
      </div>
      <ClockNotice />
      <p role="status" className="text-sm wrap-anywhere text-warning empty:hidden">
        {caution}
      </p>
    </div>
  );
}
