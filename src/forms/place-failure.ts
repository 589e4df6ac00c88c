import type { Failure } from '#src/data/use-write.ts';

interface Places<Name> {
  /** The field that the server means by this name; undefined if the form has none. */
  fieldFor(name: string): Name | undefined;
  /** The field under which a 400 belongs that names no field. */
  refusedUnder?: Name | undefined;
}

/** Where a failure is shown: under fields what the server says about them, as toasts all the rest. */
export function placeFailure<Name extends string>({ status, message, fieldErrors }: Failure, { fieldFor, refusedUnder }: Places<Name>) {
  const inFields: { name: Name; message: string }[] = [];
  const toasts: string[] = [];
  if (fieldErrors.length > 0) {
    for (const error of fieldErrors) {
      const name = fieldFor(error.field);
      if (name) inFields.push({ name, message: error.message });
      else toasts.push(error.message);
    }
  } else if (status === 400 && refusedUnder) inFields.push({ name: refusedUnder, message });
  else toasts.push(message);
  return { inFields, toasts };
}
