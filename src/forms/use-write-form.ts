import * as z from 'zod/mini';
import type { Endpoint, Input, Reply } from '#src/contract/endpoint.ts';
import { type Failure, useWrite, type WriteOptions } from '#src/data/use-write.ts';
import type { ErrorMessage } from '#src/ui/Field.tsx';
import { placeFailure } from './place-failure.ts';
import { type FieldMessage, type NameOf, type Registered, useFields } from './use-fields.ts';

/** The body of a call as a form holds it. */
export type BodyOf<E> = Input<E> extends { body: infer Body extends object } ? Body : never;

type Params<E> = Omit<Input<E>, 'body'>;

interface FormOptions<Values extends object> {
  /** What the form starts with; what is still to be chosen is undefined. */
  defaultValues: NoInfer<{ [Name in keyof Values]: Values[Name] | undefined }>;
  /** The body, under the same names as the values. Left out where the values are the body. */
  toBody?(values: Values): object;
  /** The rules of a form that asks for more than goes into the body. */
  schema?: z.core.$ZodType<unknown, Values>;
  /** Shows messages while the form is filled in. Default: when it is submitted. */
  validateOnChange?: boolean;
  /** The field under which a 400 or 422 is shown that names no field; may depend on its message. */
  refusedUnder?: NoInfer<NameOf<Values>> | ((message: string) => NoInfer<NameOf<Values>> | undefined);
  /** Whether that is a toast as well. Default: false. */
  toastsRefusal?: boolean;
  /** Which field the server means, where it may call it differently. */
  fieldFor?(name: string): NoInfer<NameOf<Values>> | undefined;
}

export type WriteFormOptions<E, Values extends object = BodyOf<E>, Result = Reply<E>> = FormOptions<Values> &
  Omit<WriteOptions<E, Result>, 'toastsOf'> &
  (Record<never, never> extends Params<E> ? { params?: undefined } : { params: Params<E> });

/**
 * What every field of a form gets. While the form is sent it is read-only, not disabled: that would lose the
 * focus.
 */
interface FieldState {
  error: ErrorMessage | undefined;
  readOnly: boolean;
}

export interface WriteForm<Values extends object> {
  values: Values;
  /** Spread onto a TextField, PasswordField, TextArea or Checkbox. */
  register(name: NameOf<Values>): Registered & FieldState;
  /** Spread onto a Select, NumberField, Picker, DeadlineField or FileField. */
  controlled<Name extends NameOf<Values>>(
    name: Name,
  ): FieldState & { value: Values[Name]; onChange(value: Values[Name] | undefined): void };
  messages: Partial<Record<NameOf<Values>, FieldMessage>>;
  /** Why it was refused, for what belongs to no field; until it is changed or sent again. */
  formErrors: readonly string[];
  clearMessage(name: NameOf<Values>): void;
  /** Changes a value without validating it. */
  setValue<Name extends NameOf<Values>>(name: Name, value: Values[Name]): void;
  setFocus(name: NameOf<Values>): void;
  /** Starts anew with these values. */
  reset(values: Values): void;
  /** Whether all that is asked for is filled in, for a button that waits for it. */
  isComplete: boolean;
  /** Validates and sends, once however fast the clicks come. */
  submit(event?: { preventDefault(): void }): void;
  busy: boolean;
  /** Spread onto a FormDialog. */
  dialog: { busy: boolean; errors: readonly string[]; onSubmit(event: { preventDefault(): void }): void };
}

/**
 * A form around one write. The endpoint's own schema validates it; what the server says about a field is
 * shown under it, the rest by toast and above the buttons. What was typed stays when the write fails.
 */
export function useWriteForm<E extends Endpoint, Values extends object = BodyOf<E>, Result = Reply<E>>(
  endpoint: E,
  {
    defaultValues,
    toBody,
    schema,
    validateOnChange = false,
    refusedUnder,
    toastsRefusal = false,
    fieldFor = (name) => (name in defaultValues ? (name as NameOf<Values>) : undefined),
    params,
    ...options
  }: WriteFormOptions<E, Values, Result>,
): WriteForm<Values> {
  const body = endpoint.body as z.core.$ZodType;
  function check(values: Values) {
    const checked = z.safeParse(schema ?? body, toBody ? toBody(values) : values);
    // without what only the form asks for
    return schema && checked.success ? z.safeParse(body, checked.data) : checked;
  }
  const { messages, validate, show, ...fields } = useFields(defaultValues as Values, check, {
    isEager: validateOnChange,
    name: `${endpoint.method} ${endpoint.path} ${JSON.stringify(params ?? null)}`,
  });

  const places = { fieldFor, refusedUnder, toastsRefusal };
  const place = (failure: Failure) => placeFailure<NameOf<Values>>(failure, places);
  const write = useWrite<E, Result>(endpoint, { ...options, toastsOf: (failure) => place(failure).toasts });

  async function send(valid: unknown) {
    const outcome = await write.run({ ...params, body: valid } as unknown as Input<E>);
    if (outcome?.status !== 'failed') return;
    const placed = place(outcome.failure);
    show(placed.messages, placed.formErrors);
  }
  function submit(event?: { preventDefault(): void }) {
    event?.preventDefault();
    const valid = validate();
    if (valid) void send(valid);
  }

  const stateOf = (name: NameOf<Values>): FieldState => ({
    error: errorOf(messages[name]),
    readOnly: write.busy,
  });
  return {
    ...fields,
    messages,
    register: (name) => ({ ...fields.register(name), ...stateOf(name) }),
    controlled: (name) => ({
      value: fields.values[name],
      onChange: (value) => write.busy || fields.change(name, value as Values[typeof name]),
      ...stateOf(name),
    }),
    isComplete: check(fields.values).success,
    submit,
    busy: write.busy,
    dialog: { busy: write.busy, errors: fields.formErrors, onSubmit: submit },
  };
}

const errorOf = (message: FieldMessage | undefined): ErrorMessage | undefined =>
  message?.isToasted ? { toasted: message.text } : message?.text;
