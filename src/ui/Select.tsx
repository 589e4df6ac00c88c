import clsx from 'clsx';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react';
import { CheckIcon, ChevronsUpDownIcon } from 'lucide-react';
import { controlHeight, controlClasses, Field, type FieldProps } from './Field.tsx';
import type { LoadedOptions } from './LoadFailed.tsx';
import { useSelectTypeahead } from './use-select-typeahead.ts';

export interface SelectProps<Value extends string | number> extends FieldProps, LoadedOptions {
  options: ReadonlyArray<Option<Value>>;
  /** Null or undefined while nothing is chosen. */
  value: Value | null | undefined;
  onChange: (value: NoInfer<Value>) => void;
  /** Shown while nothing is chosen; default: 'Choose…'. */
  placeholder?: string;
  /** 'no' where the options are names, such as those of products. */
  translate?: 'no';
  ref?: Ref<{ focus(): void }>;
}

/**
 * One of a few options, also by keys while it is closed (FRM-5). For more than about twenty use a Picker, for yes
 * or no a Checkbox.
 */
export function Select<Value extends string | number>({
  options,
  value,
  onChange,
  placeholder = 'Choose…',
  translate,
  ref,
  ...field
}: SelectProps<Value>) {
  const { disabled = false, readOnly, loading } = field;
  const chosen = options.find((option) => option.value === value);
  const choose = (next: Value | null) => next !== null && !readOnly && onChange(next);
  const onKeyDown = useSelectTypeahead(options, value, choose);
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => button.current?.focus() }));
  return (
    <Field {...field}>
      {(control) => (
        <Listbox value={value ?? null} onChange={choose} disabled={disabled}>
          <ListboxButton
            ref={button}
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- Headless UI adds them
            role="combobox"
            aria-readonly={readOnly || undefined}
            className={selectClasses}
            onKeyDown={onKeyDown}
            {...control}
          >
            <span
              translate={chosen && translate}
              className={clsx('min-w-0 flex-1 truncate', !chosen && 'text-muted')}
            >
              {chosen?.label ?? (loading && options.length === 0 ? 'Loading…' : placeholder)}
            </span>
            <ChevronsUpDownIcon className="size-icon-sm shrink-0 text-muted" />
          </ListboxButton>
          <ListboxOptions
            anchor={{ to: 'bottom start', gap: 4, padding: 8 }}
            modal={false}
            aria-labelledby={control['aria-labelledby']}
            transition
            className={clsx(optionsClasses, 'w-(--button-width) max-h-72!')}
          >
            <Options options={options} translate={translate} />
          </ListboxOptions>
        </Listbox>
      )}
    </Field>
  );
}

const selectClasses = clsx(
  controlClasses,
  controlHeight,
  'flex items-center gap-2 focus:ring-0 focus-visible:ring-3',
);

export const optionsClasses =
  'layer-menu overflow-auto rounded-md bg-float p-1 text-base shadow-float outline-none ' +
  'transition-opacity duration-(--duration-fast) data-closed:opacity-0 sm:text-sm';
export const optionClasses =
  'group flex min-h-control-lg w-full cursor-default items-center gap-2 rounded-xs px-2.5 py-1.5 ' +
  'select-none data-focus:bg-hover data-selected:font-medium sm:min-h-control-sm';

/** An option of a Select or Picker. */
export interface Option<Value extends string | number> {
  value: Value;
  label: string;
}

const Options = ({ options, translate }: Pick<SelectProps<string | number>, 'options' | 'translate'>) => (
  <>
    {options.length === 0 && (
      <div role="option" aria-disabled="true" aria-selected="false" className="px-2.5 py-2 text-muted">
        Nothing to choose
      </div>
    )}
    {options.map((option) => (
      <ListboxOption key={option.value} value={option.value} className={optionClasses}>
        <span translate={translate} className="min-w-0 flex-1 wrap-anywhere">
          {option.label}
        </span>
        <CheckIcon className="size-icon-sm invisible shrink-0 text-accent-text group-data-selected:visible" />
      </ListboxOption>
    ))}
  </>
);
