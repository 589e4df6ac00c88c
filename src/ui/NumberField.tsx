import clsx from 'clsx';
import {
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { controlHeight, controlClasses, Field, type FieldProps } from './Field.tsx';

export interface NumberFieldProps extends FieldProps {
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  /** Says a form which number is shown, also one that was filled in without an event (FRM-9). */
  ref?: Ref<{ type: string; value: number; focus(): void; select(): void }>;
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
export function NumberField({ value, onChange, min, max, ref, ...field }: NumberFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clamp = (typed: string) => clampNumber(typed, { min, max });
  /** The value for the text that is shown; a value outside of the bounds stays itself. */
  const shown = (text = input.current!.value) => (text === String(value) ? value : clamp(text));
  const show = (number: number) => void (input.current!.value = String(number));
  const settle = () => show(shown());
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!step || field.readOnly) return;
    event.preventDefault();
    const next = clamp(String(shown() + step));
    show(next);
    onChange(next);
  }

  useLayoutEffect(() => {
    if (shown() !== value) show(value);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a render must not write over a text that was filled in
  }, [value]);
  useImperativeHandle(ref, () => ({
    type: 'number',
    get value() {
      return shown();
    },
    focus: () => input.current?.focus(),
    select: () => input.current?.select(),
  }));
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
          defaultValue={String(value)}
          onChange={(event) => onChange(clamp(event.target.value))}
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
