import clsx from 'clsx';
import { controlHeight, controlClasses, Field } from '#src/ui/Field.tsx';

interface Props {
  label: string;
  value: string;
  options: readonly { value: string; label: string; translate?: 'no' }[];
  onChange(value: string): void;
  'data-first'?: true;
}

/** The browser's own select. In a panel, as its list takes no focus, by whose loss the panel would close. */
export const NativeSelect = ({ label, options, onChange, ...props }: Props) => (
  <Field label={label}>
    {(control) => (
      <select
        className={clsx(controlClasses, controlHeight, 'cursor-pointer')}
        {...props}
        {...control}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} translate={option.translate}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </Field>
);
