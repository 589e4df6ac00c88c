import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { controlHeight, controlLook, Field, type FieldProps } from './Field.tsx';

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
export function NumberField({
  label,
  helper,
  error,
  required,
  disabled,
  readOnly,
  className,
  value,
  onChange,
  min,
  max,
}: NumberFieldProps) {
  const [text, setText] = useState(String(value));
  const input = useRef<HTMLInputElement>(null);
  const settle = () => setText(String(clampNumber(input.current?.value ?? '', { min, max })));

  useEffect(() => {
    if (document.activeElement !== input.current) setText(String(value));
  }, [value]);

  useEffect(() => {
    const form = input.current?.form;
    form?.addEventListener('submit', settle);
    return () => form?.removeEventListener('submit', settle);
  });

  return (
    <Field {...{ label, helper, error, required, className }}>
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
          disabled={disabled}
          readOnly={readOnly}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            onChange(clampNumber(event.target.value, { min, max }));
          }}
          onFocus={(event) => event.target.select()} // a dialog opens here: what is typed replaces the default
          onBlur={settle}
          onKeyDown={(event) => {
            const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
            if (!step || readOnly) return;
            event.preventDefault();
            const next = clampNumber(String(clampNumber(text, { min, max }) + step), { min, max });
            setText(String(next));
            onChange(next);
          }}
          className={clsx(controlLook, controlHeight, 'tabular-nums')}
          {...control}
        />
      )}
    </Field>
  );
}
