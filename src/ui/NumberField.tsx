import clsx from 'clsx';
import { type KeyboardEvent, type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { parseInteger } from '#src/lib/parse-integer.ts';
import { controlHeight, controlClasses, Field, type FieldProps } from './Field.tsx';
import { useSettledSubmit } from './use-settled-submit.ts';

export interface NumberFieldProps extends FieldProps {
  /** Null: not set, until it is edited. */
  value: number | null;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  /** The value for a text that is no number. Default: the last value stays. */
  fallback?: number | null;
  /** Says a form which number is shown, also one that was filled in without an event (FRM-9). */
  ref?: Ref<{ type: string; value: number | ''; focus(): void; select(): void }>;
}

/**
 * An integer, such as an amount, in any digits and grouping. The text is clamped on blur and on submit, not while
 * typing; `onChange` always gets a value inside the bounds. A text that is no number is replaced then, which the field
 * says, and the form is not sent (KEY-2). For digits that are not a quantity use a TextField.
 */
export function NumberField({
  value,
  onChange,
  min,
  max,
  fallback = value,
  ref,
  ...field
}: NumberFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState<string>();
  const clamp = (number: number) => Math.min(max ?? Infinity, Math.max(min ?? -Infinity, number));
  /** The value for a text; a value outside of the bounds stays itself. Undefined for no number. */
  function read(text = input.current!.value) {
    if (text === textOf(value)) return value;
    const number = parseInteger(text);
    return number === undefined ? undefined : clamp(number);
  }
  const show = (number: number | null) => void (input.current!.value = textOf(number));
  function settle(): boolean {
    const { value: text } = input.current!;
    const number = read(text);
    show(number === undefined ? fallback : number);
    setTold(number === undefined ? `${saidOf(text)}: ${fallback} is used` : undefined);
    if (number === undefined && fallback !== null) onChange(fallback);
    return number !== undefined;
  }
  function onType(text: string) {
    const number = read(text);
    setTold(undefined);
    if (typeof number === 'number') onChange(number);
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!step || field.readOnly) return;
    event.preventDefault();
    const next = clamp((read() ?? fallback ?? 0) + step);
    show(next);
    onType(String(next));
  }

  useLayoutEffect(() => {
    if (read() !== value) show(value);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a render must not write over a text that was filled in
  }, [value]);
  useImperativeHandle(ref, () => ({
    type: 'number',
    get value() {
      return read() ?? value ?? '';
    },
    focus: () => input.current?.focus(),
    select: () => input.current?.select(),
  }));
  useSettledSubmit(input, settle);

  return (
    <Field {...field} error={field.error ?? told}>
      {(control) => (
        <input
          ref={input}
          type="text"
          inputMode="numeric"
          role="spinbutton"
          aria-valuenow={value ?? undefined}
          aria-valuemin={min}
          aria-valuemax={max}
          autoComplete="off"
          disabled={field.disabled}
          readOnly={field.readOnly}
          defaultValue={textOf(value)}
          onChange={(event) => onType(event.target.value)}
          onFocus={(event) => event.target.select()} // a dialog opens here: what is typed replaces the default
          onBlur={() => told ?? settle()}
          onKeyDown={onKeyDown}
          className={clsx(controlClasses, controlHeight, 'tabular-nums')}
          {...control}
        />
      )}
    </Field>
  );
}

const textOf = (value: number | null) => (value === null ? '' : String(value));

const saidOf = (text: string) =>
  text.trim() === '' ? 'No number entered' : `“${text.trim().slice(0, 30)}” is not a number`;
