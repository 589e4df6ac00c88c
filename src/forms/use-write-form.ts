import { zodResolver } from '@hookform/resolvers/zod';
import type { BaseSyntheticEvent } from 'react';
import { type FieldError, type FieldValues, type Resolver, useForm, type UseFormRegisterReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Endpoint, Input, Reply } from '#src/contract/endpoint.ts';
import { UNWORDED } from '#src/contract/wire.ts';
import { type Failure, type Outcome, useWrite, type WriteOptions } from '#src/data/use-write.ts';
import { placeFailure } from './place-failure.ts';

/** The body of a call as a form holds it. */
export type BodyOf<E> = Input<E> extends { body: infer Body extends FieldValues } ? Body : never;

type Params<E> = Omit<Input<E>, 'body'>;
type NameOf<Values> = keyof Values & string;

interface FormOptions<Values extends FieldValues> {
  /** What the form starts with; what is still to be chosen may be undefined. */
  defaultValues: NoInfer<{ [Name in keyof Values]: Values[Name] | undefined }>;
  /** The body, under the same names as the values. Left out where the values are the body. */
  toBody?(values: Values): object;
  /** The rules of a form that asks for more than goes into the body. */
  schema?: z.core.$ZodType<unknown, Values>;
  /** When messages first show. Default: when the form is submitted. */
  mode?: 'onSubmit' | 'onChange';
  /** The field under which a 400 is shown that names no field. */
  refusedUnder?: NoInfer<NameOf<Values>>;
  /** Which field the server means, where it may call it differently. */
  fieldFor?(name: string): NoInfer<NameOf<Values>> | undefined;
}

export type WriteFormOptions<E, Values extends FieldValues = BodyOf<E>, Result = Reply<E>> = FormOptions<Values> &
  Omit<WriteOptions<E, Result>, 'toastsOf'> &
  (Record<never, never> extends Params<E> ? { params?: undefined } : { params: Params<E> });

/** What every field of a form gets. It is read-only, not disabled, while the form is sent: that would lose the focus. */
interface FieldState {
  error: string | undefined;
  readOnly: boolean;
}

export interface WriteForm<Values extends FieldValues> {
  /** Spread onto a TextField, PasswordField, TextArea or Checkbox. */
  register(name: NameOf<Values>): UseFormRegisterReturn & FieldState;
  /** Spread onto a Select, NumberField, Picker, DeadlineField or FileField. */
  controlled<Name extends NameOf<Values>>(name: Name): FieldState & { value: Values[Name]; onChange(value: Values[Name] | undefined): void };
  watch<Name extends NameOf<Values>>(name: Name): Values[Name];
  setValue<Name extends NameOf<Values>>(name: Name, value: Values[Name]): void;
  clearErrors(name: NameOf<Values>): void;
  setFocus(name: NameOf<Values>): void;
  /** Starts anew with these values. */
  reset(values: Partial<Values>): void;
  errors: Partial<Record<NameOf<Values>, FieldError>>;
  /** Whether all that is asked for is filled in, for a button that waits for it. */
  readonly isComplete: boolean;
  /** Validates and sends, once however fast the clicks come. */
  submit(event?: BaseSyntheticEvent): void;
  busy: boolean;
  /** Spread onto a FormDialog. */
  dialog: { busy: boolean; onSubmit(event: BaseSyntheticEvent): void };
}

/**
 * A form around one write. The endpoint's own schema validates it; what the server says about a field is shown under it,
 * the rest by toast. What was typed stays when the write fails.
 */
export function useWriteForm<E extends Endpoint, Values extends FieldValues = BodyOf<E>, Result = Reply<E>>(
  endpoint: E,
  { defaultValues, toBody = asTheyAre, schema, mode, refusedUnder, fieldFor, params, ...options }: WriteFormOptions<E, Values, Result>,
): WriteForm<Values> {
  const body = endpoint.body as z.core.$ZodType<object, FieldValues>;
  const rules = (schema ?? body) as typeof body;
  const checked: Resolver = (values, ...rest) => zodResolver(rules)(toBody(values as Values), ...rest);
  const form = useForm<FieldValues>({ defaultValues, resolver: checked, ...(mode && { mode }) });
  const { errors, isSubmitted } = form.formState;

  const place = (failure: Failure) =>
    placeFailure<NameOf<Values>>(failure, { fieldFor: fieldFor ?? ((name) => (name in defaultValues ? name : undefined)), refusedUnder });
  const write = useWrite<E, Result>(endpoint, { ...options, toastsOf: (failure) => place(failure).toasts });

  function bodyOf(values: FieldValues) {
    const { success, data } = z.safeParse(rules, toBody(values as Values));
    if (!success) return undefined;
    return schema ? z.parse(body, data) : data; // without what only the form asks for
  }

  function submit(event?: BaseSyntheticEvent) {
    const valid = bodyOf(form.getValues());
    // sent in the click itself: React Hook Form validates later, and here only for the messages
    const sending = valid && write.run({ ...params, body: valid } as unknown as Input<E>);
    void form.handleSubmit(async () => showInFields(await sending))(event);
  }

  function showInFields(outcome: Outcome<Result> | undefined) {
    if (outcome?.status !== 'failed') return;
    place(outcome.failure).inFields.forEach(({ name, message }, at) => form.setError(name, { type: 'server', message }, { shouldFocus: at === 0 }));
  }

  function stateOf(name: string): FieldState {
    const message = errors[name]?.message as string | undefined;
    return { error: message === UNWORDED ? undefined : message, readOnly: write.busy };
  }

  return {
    register: (name) => ({ ...form.register(name), ...stateOf(name) }),
    controlled: (name) => ({
      value: form.watch(name),
      onChange: (value) => write.busy || form.setValue<string>(name, value, { shouldValidate: isSubmitted || mode === 'onChange' }),
      ...stateOf(name),
    }),
    watch: (name) => form.watch(name),
    setValue: (name, value) => form.setValue(name, value),
    clearErrors: (name) => form.clearErrors(name),
    setFocus: (name) => form.setFocus(name, { shouldSelect: true }),
    reset: (values) => form.reset(values),
    errors: errors as Partial<Record<NameOf<Values>, FieldError>>,
    get isComplete() {
      return bodyOf(form.watch()) !== undefined;
    },
    submit,
    busy: write.busy,
    dialog: { busy: write.busy, onSubmit: submit },
  };
}

const asTheyAre = (values: FieldValues) => values;
