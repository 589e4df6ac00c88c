import type { Failure } from '#src/data/use-write.ts';
import type { FieldMessage } from './use-fields.ts';

interface Places<Name> {
  /** The field that the server means by this name; undefined if the form has none. */
  fieldFor(name: string): Name | undefined;
  /** The field under which a 400 or 422 belongs that names no field. */
  refusedUnder?: Name | undefined;
}

/** Where a failure is shown: under fields what the server says about them, as toasts all the rest. */
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
