import { daysAway, extendLocalInput } from '#src/lib/extend-date.ts';
import { fromLocalInput } from '#src/lib/format-date.ts';
import { Button } from './Button.tsx';
import { DateTimeField } from './DateTimeField.tsx';

export interface DeadlineFieldProps {
  label: string;
  /** Local, `YYYY-MM-DDTHH:mm`. */
  value: string;
  onChange: (value: string) => void;
  /** As of every field: takes no other value while its form is sent. */
  readOnly?: boolean;
  error?: string | undefined;
  /** Something about the moment that deserves a second look. */
  caution?: string | undefined;
}

/** How many days the buttons add. */
const steps = [7, 30];

/**
 * A moment at which something ends: the field, how far away that is, and buttons that give some days more.
 * For any other moment use a DateTimeField.
 */
export function DeadlineField({
  label,
  value,
  onChange,
  readOnly = false,
  error,
  caution,
}: DeadlineFieldProps) {
  const moment = fromLocalInput(value);
  return (
    <div className="grid gap-2">
      <DateTimeField
        label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
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
            disabled={readOnly}
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
