import { limits } from '#src/contract/limits.ts';
import { durationWords } from '#src/lib/duration.ts';
import { Button } from '#src/ui/Button.tsx';
import { NumberField, type NumberFieldProps } from '#src/ui/NumberField.tsx';

/** The durations that keys are mostly sold for, in hours. */
const common = [24, 168, 720, 2160, 8760];

/** The helper stands in the line of the label, so that the buttons follow their field. */
const besideLabel =
  'grid-cols-[auto_1fr] *:col-span-full [&>label]:col-[1]! [&>[id$=helper]]:col-[2]! [&>[id$=helper]]:row-start-1 ' +
  '[&>[id$=helper]]:self-center [&>[id$=helper]]:text-end';

/** The duration of a key in hours (KEY-2), also shown in days, with buttons for common durations. */
export function DurationField(
  field: Pick<NumberFieldProps, 'value' | 'onChange' | 'error' | 'readOnly' | 'ref' | 'fallback'>,
) {
  const { value, onChange, readOnly } = field;
  return (
    <div className="grid gap-2">
      <NumberField
        label="Duration (Hours)"
        min={limits.keyDurationHours.min}
        helper={value === null ? 'Not set' : `= ${durationWords(value)}`}
        className={besideLabel}
        {...field}
      />
      <div
        role="group"
        aria-label="Common durations"
        className="grid grid-cols-5 gap-1.5 max-[22.5rem]:grid-cols-3"
      >
        {common.map((hours) => (
          <Button
            key={hours}
            size="sm"
            aria-pressed={value === hours}
            disabled={readOnly}
            onClick={() => onChange(hours)}
            className="px-0! aria-pressed:border-accent-text aria-pressed:bg-accent-soft aria-pressed:text-accent-text"
          >
            {hours === 24 ? '24 hours' : durationWords(hours)}
          </Button>
        ))}
      </div>
    </div>
  );
}
