import clsx from 'clsx';
import { type KeyboardEvent, type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { parseInteger } from '#src/lib/parse-integer.ts';
import { controlHeight, controlClasses, Field, type FieldProps } from './Field.tsx';
import { useCommitBeforeSubmit } from './use-commit-before-submit.ts';

export interface NumberFieldProps extends FieldProps {
  /** Number; null if it is not set yet. */
  value: number | null;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  /** The value for a text that is no whole number. Default: NaN, with which nothing is sent. */
  fallback?: number;
  /** Ref by which a form reads the shown number, also one that was filled in without an event (FRM-9). */
  ref?: Ref<{ type: string; value: number | ''; focus(): void; select(): void }>;
}

/**
 * A field for a quantity, in any digits and grouping, clamped on blur and submit: `onChange` gets values within the
 * bounds. Other text shows an error and blocks the form, unless a `fallback` replaces it (KEY-2).
 */
export function NumberField({ value, onChange, min, max, fallback = NaN, ref, ...field }: NumberFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [ownError, setOwnError] = useState<string>();
  const clamp = (number: number) => Math.min(max ?? Infinity, Math.max(min ?? -Infinity, number));
  const hasFallback = !Number.isNaN(fallback);
  /** Returns the value for a text, and whether it is one; a value outside of the bounds stays itself. */
  function read(text = input.current!.value) {
    const number = text === textOf(value) ? value : clamp(parseInteger(text) ?? NaN);
    return Number.isNaN(number) ? { number: fallback, isNone: true } : { number, isNone: false };
  }
  const show = (number: number | null) => void (input.current!.value = textOf(number));
  const saidOf = (text: string) =>
    [
      text.trim() === '' ? 'No number entered' : `“${text.trim().slice(0, 30)}” is not a whole number`,
      ...(hasFallback ? [`${fallback} is used`] : []),
    ].join(': ');
  function settle(): boolean {
    const { value: text } = input.current!;
    const { number, isNone } = read(text);
    setOwnError(isNone ? saidOf(text) : undefined);
    if (!isNone || hasFallback) show(number);
    return !isNone || hasFallback;
  }
  function onType(text: string) {
    const { number, isNone } = read(text);
    setOwnError(isNone && hasFallback ? saidOf(text) : undefined);
    if (number !== null) onChange(number);
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!step || field.readOnly) return;
    event.preventDefault();
    const next = clamp((read().number || 0) + step);
    show(next);
    onType(String(next));
  }

  useLayoutEffect(() => {
    if (Object.is(read().number, value)) return;
    show(value);
    setOwnError(undefined);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a render must not write over a text that was filled in
  }, [value]);
  useImperativeHandle(ref, () => ({
    type: 'number',
    get value() {
      return read().number ?? '';
    },
    focus: () => input.current?.focus(),
    select: () => input.current?.select(),
  }));
  useCommitBeforeSubmit(input, settle);

  return (
    <Field {...field} error={field.error ?? ownError}>
      {(control) => (
        <input
          ref={input}
          type="text"
          inputMode="numeric"
          role="spinbutton"
          aria-valuenow={Number.isNaN(value) ? undefined : (value ?? undefined)}
          aria-valuemin={min}
          aria-valuemax={max}
          autoComplete="off"
          disabled={field.disabled}
          readOnly={field.readOnly}
          defaultValue={textOf(value)}
          onChange={(event) => onType(event.target.value)}
          onFocus={(event) => event.target.select()} // select the default, so that typing replaces it
          onBlur={settle}
          onKeyDown={onKeyDown}
          className={clsx(controlClasses, controlHeight, 'tabular-nums')}
          {...control}
        />
      )}
    </Field>
  );
}

const textOf = (value: number | null) => (value === null || Number.isNaN(value) ? '' : String(value));
