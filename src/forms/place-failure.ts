import type { Failure } from '#src/data/use-write.ts';
import type { FieldMessage } from './use-fields.ts';

interface Places<Name> {
  fieldFor(name: string): Name | undefined;
  /** The field that shows a 400 or 422 without field errors; may depend on the message. */
  refusedUnder?: Name | ((message: string) => Name | undefined) | undefined;
  /** Tells whether the message of `refusedUnder` is also shown as a toast. */
  toastsRefusal: boolean;
}

/** Splits a failure into field errors, toasts, and the messages that stay above the form's buttons (FRM-1). */
export function placeFailure<Name extends string>(
  { status, message, fieldErrors }: Failure,
  { fieldFor, refusedUnder, toastsRefusal }: Places<Name>,
) {
  const messages: Partial<Record<Name, FieldMessage>> = {};
  const toasts: string[] = [];
  const formErrors: string[] = [];
  const refusedField = typeof refusedUnder === 'function' ? refusedUnder(message) : refusedUnder;
  const put = (name: Name | undefined, text: string, isToasted: boolean) => {
    if (name) messages[name] ??= { text, isFromServer: true, isToasted };
    else formErrors.push(text);
    if (isToasted || !name) toasts.push(text);
  };
  if (fieldErrors.length > 0)
    fieldErrors.forEach((error) => put(fieldFor(error.field), error.message, false));
  else put(status === 400 || status === 422 ? refusedField : undefined, message, toastsRefusal);
  return { messages, toasts, formErrors };
}
