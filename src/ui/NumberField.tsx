import clsx from 'clsx';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { controlHeight, controlClasses, Field, type FieldProps } from './Field.tsx';

export interface NumberFieldProps extends FieldProps {
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
}

/** Parses an integer and clamps it; other text gives `min`, or 0 without one (KEY-2, DEC-73). */
export function clampNumber(
  text: string,
  { min = -Infinity, max = Infinity }: Pick<NumberFieldProps, 'min' | 'max'>,
): number {
  const number = text.trim() === '' ? Number.NaN : Math.trunc(Number(text));
  if (Number.isNaN(number)) return Number.isFinite(min) ? min : 0;
  return Math.min(max, Math.max(min, number));
}

/**
 * An integer, such as an amount. The text is clamped on blur and on submit, not while typing; `onChange`
 * always gets a value inside the bounds. For digits that are not a quantity use a TextField.
 */
export function NumberField({ value, onChange, min, max, ...field }: NumberFieldProps) {
  const [text, setText] = useState(String(value));
  const input = useRef<HTMLInputElement>(null);
  const clamp = (typed: string) => clampNumber(typed, { min, max });
  const settle = () => setText(String(clamp(input.current?.value ?? '')));
  function change(next: string) {
    setText(next);
    onChange(clamp(next));
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!step || field.readOnly) return;
    event.preventDefault();
    change(String(clamp(String(clamp(text) + step))));
  }

  useEffect(() => {
    if (document.activeElement !== input.current) setText(String(value));
  }, [value]);
  useSubmitted(input, settle);

  return (
    <Field {...field}>
      {(control) => (
        <input
          ref={input}
          type="text"
          inputMode="numeric"
          role="spinbutton"
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          autoComplete="off"
          disabled={field.disabled}
          readOnly={field.readOnly}
          value={text}
          onChange={(event) => change(event.target.value)}
          onFocus={(event) => event.target.select()} // a dialog opens here: what is typed replaces the default
          onBlur={settle}
          onKeyDown={onKeyDown}
          className={clsx(controlClasses, controlHeight, 'tabular-nums')}
          {...control}
        />
      )}
    </Field>
  );
}

/** Acts when the form around the input is submitted. */
function useSubmitted(input: RefObject<HTMLInputElement | null>, act: () => void) {
  useEffect(() => {
    const form = input.current?.form;
    form?.addEventListener('submit', act);
    return () => form?.removeEventListener('submit', act);
  });
}
