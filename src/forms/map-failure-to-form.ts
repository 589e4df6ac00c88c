import type { Failure } from '#src/data/use-write.ts';
import type { FieldMessage } from './field-messages.ts';

interface Places<Name> {
  fieldFor(name: string): Name | undefined;
  /** The field that shows a 400 or 422 without field errors. */
  badRequestField(message: string): Name | undefined;
  /** True if the message of `badRequestField` is also shown as a toast. */
  toastsFieldError: boolean;
  /** The field of an uploaded file, which shows that it is too large (API-8). */
  fileField: Name | undefined;
}

/** Splits a failure into field errors, toasts, and the messages that stay above the form's buttons (FRM-1). */
export function mapFailureToForm<Name extends string>(
  { status, message, reason, texts, fieldErrors }: Failure,
  { fieldFor, badRequestField, toastsFieldError, fileField }: Places<Name>,
) {
  const messages: Partial<Record<Name, FieldMessage>> = {};
  const toasts: string[] = [];
  const formErrors: string[] = [];
  const put = (name: Name | undefined, text: string, isToasted: boolean) => {
    const texts = name && new Set([...(messages[name]?.text.split('\n') ?? []), text]);
    if (name) messages[name] = { text: [...texts!].join('\n'), isFromServer: true, isToasted };
    else formErrors.push(text);
    if (isToasted || !name) toasts.push(text);
  };
  if (fieldErrors.length > 0)
    fieldErrors.forEach((error) => put(fieldFor(error.field), error.message, false));
  else if (status === 400 || status === 422) put(badRequestField(message), message, toastsFieldError);
  else texts.forEach((text) => put(text === reason ? fileField : undefined, text, false));
  return { messages, toasts, formErrors };
}
