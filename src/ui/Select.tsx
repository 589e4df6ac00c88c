import clsx from 'clsx';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { controlHeight, controlClasses, Field, type FieldProps } from './Field.tsx';
import type { LoadedOptions } from './FieldLoadError.tsx';
import { type Option, NativeSelect } from './NativeSelect.tsx';

export interface SelectProps<Value extends string | number> extends FieldProps, LoadedOptions {
  options: ReadonlyArray<Option<Value>>;
  /** Null or undefined while nothing is chosen. */
  value: Value | null | undefined;
  onChange: (value: NoInfer<Value>) => void;
  /** Text while nothing is chosen. Default: 'Choose…'. */
  placeholder?: string;
  ref?: Ref<{ focus(): void }>;
}

/** One of a few options. For more than about twenty use a ComboBox, for yes or no a Checkbox. */
export function Select<Value extends string | number>({
  options,
  value,
  onChange,
  placeholder = 'Choose…',
  ref,
  ...field
}: SelectProps<Value>) {
  const { disabled = false, readOnly, loading } = field;
  const box = useRef<HTMLSelectElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => box.current?.focus() })); // the form would read its value as text
  const isChosen = options.some((option) => option.value === value);
  const choose = (chosen: string) => {
    const option = options.find((each) => String(each.value) === chosen);
    if (option && !readOnly) onChange(option.value);
  };
  return (
    <Field {...field}>
      {(control) => (
        <NativeSelect
          ref={box}
          options={options}
          value={isChosen ? (value ?? '') : ''}
          disabled={disabled}
          aria-readonly={readOnly || undefined}
          className={clsx(controlClasses, controlHeight, 'pe-9!', !isChosen && 'text-muted!')}
          onChange={(event) => choose(event.target.value)}
          {...control}
        >
          {!isChosen && (
            <option value="" disabled hidden>
              {loading && options.length === 0 ? 'Loading…' : placeholder}
            </option>
          )}
          {options.length === 0 && !loading && <option disabled>Nothing to choose</option>}
        </NativeSelect>
      )}
    </Field>
  );
}
