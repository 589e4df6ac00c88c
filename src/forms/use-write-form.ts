import * as z from 'zod/mini';
import type { Endpoint, Input, Reply } from '#src/contract/endpoint.ts';
import { resumeState, type KeptField } from '#src/app/resume-state.ts';
import { type Failure, SessionEnded, useWrite, type WriteOptions } from '#src/data/use-write.ts';
import type { ErrorMessage } from '#src/ui/Field.tsx';
import { mapFailureToForm } from './map-failure-to-form.ts';
import { type FieldMessage, type FieldName, missingFields } from './field-messages.ts';
import { type Registered, useFields } from './use-fields.ts';

export type BodyOf<E> = Input<E> extends { body: infer Body extends object } ? Body : never;

type Params<E> = Omit<Input<E>, 'body'>;

interface FormOptions<Values extends object> {
  /** Initial values; undefined for fields without a default. */
  defaultValues: NoInfer<{ [Name in keyof Values]: Values[Name] | undefined }>;
  /** Converts the values to the body, which must have the same field names. Default: the values are the body. */
  toBody?(values: Values): object;
  schema?: z.core.$ZodType<unknown, Values>;
  /** Validates on every change instead of after the first submit. */
  validateOnChange?: boolean;
  /** The field that shows a 400 or 422 without field errors; may depend on the message. */
  badRequestField?:
    | NoInfer<FieldName<Values>>
    | ((message: string) => NoInfer<FieldName<Values>> | undefined);
  /** True if that message is also shown as a toast. Default: false. */
  toastsFieldError?: boolean;
  /** Shows no toasts, for a form that announces its errors itself. Default: false. */
  hasNoToasts?: boolean;
  /** Maps a field name of the server to a field of the form. Default: the same name. */
  fieldFor?(name: string): NoInfer<FieldName<Values>> | undefined;
  /** Text field that a reload keeps until it is sent (SES-12). */
  keeps?: KeptField & FieldName<NoInfer<Values>>;
  /** Closes the form's dialog: the default of `onSuccess` and, with `params`, of `onRowMissing`. */
  onClose?(): void;
}

export type WriteFormOptions<E, Values extends object = BodyOf<E>, Result = Reply<E>> = FormOptions<Values> &
  Omit<WriteOptions<E, Result>, 'getToasts'> &
  (Record<never, never> extends Params<E> ? { params?: undefined } : { params: Params<E> });

/** Props of every field. While the form is being sent, fields are read-only, because disabling would lose the focus. */
export interface FieldState {
  error: ErrorMessage | undefined;
  readOnly: boolean;
}

export interface Controlled<Value> extends FieldState, Pick<Registered, 'ref'> {
  value: Value;
  onChange(value: Value | undefined): void;
}

export interface WriteForm<Values extends object> {
  values: Values;
  /** Spread onto a TextField, PasswordField, TextArea or Checkbox. */
  register(name: FieldName<Values>): Registered & FieldState;
  /** Spread onto a Select, NumberField, ComboBox, DeadlineField or FileField. */
  controlled<Name extends FieldName<Values>>(name: Name): Controlled<Values[Name]>;
  messages: Partial<Record<FieldName<Values>, FieldMessage>>;
  /** Errors that belong to no field. Cleared by the next change or submit. */
  formErrors: readonly string[];
  clearMessage(name: FieldName<Values>): void;
  setValue<Name extends FieldName<Values>>(name: Name, value: Values[Name]): void;
  setFocus(name: FieldName<Values>): void;
  reset(values: Values): void;
  /** True if no required value is missing, for submit buttons that are disabled until then. */
  isComplete: boolean;
  /** Returns the reason why a submit button is disabled ('Choose a product'), from labels of the missing fields. */
  missingFieldsReason(labels: Partial<Record<FieldName<Values>, string>>): string | false;
  /** Validates, and sends unless a write is in progress. Returns the messages of the fields; [] for valid ones. */
  submit(event?: { preventDefault(): void }): readonly string[];
  busy: boolean;
  /** Spread onto a FormDialog. */
  dialog: {
    busy: boolean;
    errors: readonly string[];
    isChanged: boolean;
    hasDraft: boolean;
    onSubmit(event: { preventDefault(): void }): void;
    onClose(): void;
  };
}

/**
 * Returns a form of an endpoint and its schema. Field errors of the server stand at their fields, others above the
 * buttons.
 */
export function useWriteForm<E extends Endpoint, Values extends object = BodyOf<E>, Result = Reply<E>>(
  endpoint: E,
  {
    defaultValues,
    toBody,
    schema,
    validateOnChange = false,
    badRequestField,
    toastsFieldError = false,
    hasNoToasts = false,
    fieldFor = (name) => (name in defaultValues ? (name as FieldName<Values>) : undefined),
    params,
    keeps,
    onClose = () => {},
    ...options
  }: WriteFormOptions<E, Values, Result>,
): WriteForm<Values> {
  const body = endpoint.body as z.core.$ZodType;
  function check(values: Values) {
    const checked = z.safeParse(schema ?? body, toBody ? toBody(values) : values);
    // drops the fields that are not part of the body
    return schema && checked.success ? z.safeParse(body, checked.data) : checked;
  }
  const ifDrawn = (field?: FieldName<Values>): typeof field =>
    field && isRendered(field) ? field : undefined;
  const places = {
    fieldFor: (name: string) => ifDrawn(fieldFor(name)),
    badRequestField: (message: string) =>
      ifDrawn(typeof badRequestField === 'function' ? badRequestField(message) : badRequestField),
    toastsFieldError,
    get fileField(): FieldName<Values> | undefined {
      const names = Object.keys(fields.values) as FieldName<Values>[];
      return ifDrawn(names.find((name) => fields.values[name] instanceof File));
    },
  };
  const place = (failure: Failure) => mapFailureToForm<FieldName<Values>>(failure, places);
  const write = useWrite<E, Result>(endpoint, {
    onSuccess: onClose,
    ...(params && { onRowMissing: onClose }),
    ...options,
    onRequest(reply, sent) {
      options.onRequest?.(reply, sent);
      if (!keeps) return;
      const { [keeps]: text } = resumeState.typed(keeps);
      resumeState.keepTyped(keeps, undefined);
      reply.catch((error) => error instanceof SessionEnded || resumeState.keepTyped(keeps, text));
    },
    getToasts: (failure) => (hasNoToasts ? [] : place(failure).toasts),
  });
  const { messages, validate, show, isRendered, valueOf, refOf, ...fields } = useFields(
    defaultValues as Values,
    check,
    {
      isEager: validateOnChange,
      name: `${endpoint.method} ${endpoint.path} ${JSON.stringify(params ?? null)}`,
      isBusy: write.busy,
      keeps,
    },
  );

  async function send(valid: unknown) {
    const outcome = await write.run({ ...params, body: valid } as unknown as Input<E>);
    if (outcome?.status !== 'failed') return;
    const placed = place(outcome.failure);
    show(placed.messages, placed.formErrors);
  }
  function submit(event?: { preventDefault(): void }) {
    event?.preventDefault();
    const { data, messages } = validate();
    if (data) void send(data);
    return Object.values<FieldMessage | undefined>(messages).map((message) => message!.text);
  }

  const stateOf = (name: FieldName<Values>): FieldState => ({
    error: errorOf(messages[name]),
    readOnly: write.busy,
  });
  return {
    ...fields,
    messages,
    register: (name) => ({ ...fields.register(name), ...stateOf(name) }),
    controlled: (name) => ({
      value: valueOf(name) as Values[typeof name],
      ref: refOf(name),
      onChange: (value) => write.busy || fields.change(name, value as Values[typeof name]),
      ...stateOf(name),
    }),
    get isComplete() {
      return missingFields(check(fields.values)).length === 0;
    },
    missingFieldsReason(steps) {
      const missing = missingFields(check(fields.values));
      return missingFieldsReason(
        [...new Set(missing)].map((name) => steps[name as FieldName<Values>] ?? name),
      );
    },
    submit,
    busy: write.busy,
    dialog: {
      busy: write.busy,
      errors: fields.formErrors,
      isChanged: fields.isChanged,
      hasDraft: fields.hasDraft,
      onSubmit: submit,
      onClose,
    },
  };
}

/** Returns the reason that a submit button is disabled. */
export const missingFieldsReason = (steps: readonly string[]): string | false =>
  steps.length > 0 && steps.join(' and ').replace(/^./, (letter) => letter.toUpperCase());

const errorOf = (message: FieldMessage | undefined): ErrorMessage | undefined =>
  message?.isToasted ? { toasted: message.text } : message?.text;
