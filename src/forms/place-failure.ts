import type { Failure } from '#src/data/use-write.ts';
import type { FieldMessage } from './use-fields.ts';

interface Places<Name> {
  /** Maps the server's field name to a field of the form. */
  fieldFor(name: string): Name | undefined;
  /** The field for a 400 or 422 without field errors. */
  refusedUnder?: Name | undefined;
}

/** Splits a failure into field errors and toasts. */
export function placeFailure<Name extends string>(
  { status, message, fieldErrors }: Failure,
  { fieldFor, refusedUnder }: Places<Name>,
) {
  const messages: Partial<Record<Name, FieldMessage>> = {};
  const toasts: string[] = [];
  const put = (name: Name | undefined, text: string) => {
    if (name) messages[name] ??= { text, isFromServer: true };
    else toasts.push(text);
  };
  if (fieldErrors.length > 0) fieldErrors.forEach((error) => put(fieldFor(error.field), error.message));
  else put(status === 400 || status === 422 ? refusedUnder : undefined, message);
  return { messages, toasts };
}
