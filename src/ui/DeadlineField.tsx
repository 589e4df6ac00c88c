import { daysAway, extendLocalInput } from '#src/lib/extend-date.ts';
import { fromLocalInput } from '#src/lib/format-date.ts';
import { Button } from './Button.tsx';
import { DateTimeField } from './DateTimeField.tsx';

export interface DeadlineFieldProps {
  label: string;
  /** Local, `YYYY-MM-DDTHH:mm`. */
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
  /** As of every field: takes no other value while its form is sent. */
  readOnly?: boolean;
  error?: string | undefined;
  /** Buttons that push the moment further, in days of 24 hours. */
  steps?: ReadonlyArray<number>;
  /** Something about the moment that deserves a second look. */
  caution?: string | undefined;
}

/**
 * A moment at which something ends: the field, how far away that is, and buttons that give some days more.
 * For any other moment use a DateTimeField.
 */
export function DeadlineField({
  label,
  value,
  onChange,
  disabled = false,
  readOnly = false,
  error,
  steps = [7, 30],
  caution,
}: DeadlineFieldProps) {
  const moment = fromLocalInput(value);
  return (
    <div className="grid gap-2">
      <DateTimeField
        label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        disabled={disabled}
        readOnly={readOnly}
        error={error}
        required
        helper={moment && <span className="inline-block first-letter:uppercase">{daysAway(moment)}</span>}
      />
      <div className="flex flex-wrap gap-2">
        {steps.map((days) => (
          <Button
            key={days}
            size="sm"
            disabled={disabled || readOnly}
            onClick={() => onChange(extendLocalInput(value, days))}
          >
            <bdi>+{days} days</bdi>
          </Button>
        ))}
      </div>
      <p role="status" className="text-sm wrap-anywhere text-warning empty:hidden">
        {caution}
      </p>
    </div>
  );
}
