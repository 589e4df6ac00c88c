import clsx from 'clsx';
interface ChoiceProps<Value extends string> {
  label: string;
  options: { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A radio group drawn as a row of buttons. */
export function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  return (
    <fieldset className="flex flex-wrap rounded-md border border-line bg-sunken p-0.5">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={clsx(
            'relative rounded-sm text-muted has-checked:bg-control has-checked:text-text',
            'has-checked:shadow-edge has-checked:ring-1 has-checked:ring-line',
            'has-focus-visible:outline-2 has-focus-visible:outline-focus',
          )}
        >
          <input
            type="radio"
            name={label}
            className="absolute inset-0 cursor-pointer appearance-none rounded-sm outline-none"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className="flex min-h-8 items-center px-3">{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
