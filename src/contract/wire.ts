import * as z from 'zod/mini';

/** Creates a schema that decodes missing, empty and wrongly typed values to null (DEC-68). Not for `text` and `flag`. */
export const nullishAsNull = <S extends z.core.$ZodType>(
  schema: S & (S extends z.core.$ZodCatch ? never : S),
) => z.catch(z.nullable(schema as S).check(z.refine((value) => value !== '')), null);

let unreadable: unknown[] = [];

/** Decodes a reply. `unreadable` lists the issues of list items that were skipped. */
export function decodeReply<S extends z.core.$ZodType>(schema: S, body: unknown) {
  unreadable = [];
  const { data, error } = z.safeParse(schema, body);
  return { data, error, unreadable };
}

/** Unions whose first form is the documented one. The OpenAPI document shows only that form. */
export const lenientUnions = new WeakSet<object>();

/** Creates a union whose second form is accepted as well as the documented first one. */
export function lenientUnion<Documented extends z.core.$ZodType, Tolerated extends z.core.$ZodType>(
  documented: Documented,
  tolerated: Tolerated,
) {
  const union = z.union([documented, tolerated]);
  lenientUnions.add(union);
  return union;
}

/** A list as PHP writes it if indexes are missing, or if it is empty: `{"0":…,"2":…}`, `{}`. */
const numbered = z.custom<Record<string, unknown>>(
  (body) => isObject(body) && Object.keys(body as object).every((key) => /^\d+$/.test(key)),
);

/** Creates a list schema with null in place of each item that cannot be decoded. */
export function listWithNulls<S extends z.core.$ZodType>(item: S) {
  const list = z.array(
    z.catch(item, (context: z.core.$ZodCatchCtx | undefined) => {
      if (context) unreadable.push(...context.issues); // undefined while a JSON Schema is generated
      return null as never;
    }),
  );
  const values = z.transform((body: Record<string, unknown>) => Object.values(body));
  return lenientUnion(list, z.pipe(z.pipe(numbered, values), list as never) as unknown as typeof list);
}

export const validItems = <T>(items: T[]) => items.filter((item) => item !== null);

/** Creates a list schema without the items that cannot be decoded. */
export const requiredListOf = <S extends z.core.$ZodType>(item: S) =>
  z.pipe(listWithNulls(item), z.transform(validItems<z.output<S>>));

const UNREADABLE: never[] = [];

/** Creates a list schema; empty if missing, null or an empty text (DEC-68). */
export function listOf<S extends z.core.$ZodType>(item: S) {
  const list = z.catch(requiredListOf(item), (context: z.core.$ZodCatchCtx | undefined) =>
    context && ![undefined, null, ''].includes(context.value as null) ? UNREADABLE : [],
  );
  return z.pipe(list, z.custom((read) => read !== UNREADABLE) as never) as unknown as typeof list;
}

/** A boolean, or its forms in databases and PHP: 1, '1', 'true', 0, '0', 'false'. */
export const yesOrNo = lenientUnion(
  z.boolean(),
  z.pipe(
    z.union([z.literal([0, 1]), z.string().check(z.regex(/^(?:[01]|true|false)$/i))]),
    z.transform((value: 0 | 1 | string) => /^(?:1|true)$/i.test(String(value))),
  ),
);

/** A flag that is false unless the server says yes. */
export const flag = z.catch(yesOrNo, false);

/** A text, or a number as in some versions. */
export const looseText = lenientUnion(z.string(), z.pipe(z.number(), z.transform(String)));

/** A text, empty if the server sends anything else. */
export const text = z.catch(looseText, '');

/** A number, or a number as text, as some databases return it. */
export const numeric = lenientUnion(
  z.number(),
  z.pipe(z.string().check(z.maxLength(30), z.regex(/^-?\d+(\.\d+)?$/)), z.transform(Number)),
);

/** Id of a row in a request, which must be exact: no fraction and nothing above 2^53. */
export const sentId = z.int().check(z.minimum(0));

export const id = lenientUnion(
  sentId,
  z.pipe(z.pipe(z.string().check(z.regex(/^\d{1,16}$/)), z.transform(Number)), sentId),
);

/** A text that a form edits; an empty one stays empty, so that it is sent back unchanged (LIS-14). */
export const optionalText = z.catch(z.nullable(looseText), null);

/** A word that is not documented. The type keeps the documented ones for completion. */
type OtherWord = string & {};

/**
 * Creates a schema of one of `values` in any case, which keeps other words to be shown. A form that edits them
 * sends `z.enum(values)`.
 */
export const openEnum = <Word extends string>(values: readonly [Word, ...Word[]]) =>
  lenientUnion(
    z.enum(values),
    bareText((word): Word | OtherWord => word.toUpperCase()),
  );

/** Creates the schema of a bare text in place of an object, which `make` makes of it. */
export const bareText = <Value>(make: (text: string) => Value) => z.pipe(z.string(), z.transform(make));

/** A user as `{ username }`, or as the bare name (DEC-68). */
export const person = z.union([z.object({ username: z.string() }), bareText((username) => ({ username }))]);

/** Zod's message for rules that the contract gives no message. */
export const ZOD_DEFAULT_MESSAGE = 'Invalid input';

/** Longer messages of the server are truncated. */
const MAX_MESSAGE_LENGTH = 500;

/** Shortens a message of the server, without cutting a character in two. */
const truncate = (message: string): string =>
  message.length > MAX_MESSAGE_LENGTH
    ? `${Array.from(message.slice(0, 2 * MAX_MESSAGE_LENGTH))
        .slice(0, MAX_MESSAGE_LENGTH)
        .join('')}…`
    : message;

/** A message for the user; null if it is missing or blank. */
export const userMessage = nullishAsNull(
  z.pipe(z.string().check(z.refine((message) => message.trim() !== '')), z.transform(truncate)),
);

/** Returns the error status in a 2xx body, undefined for a success. Only a number counts: a `code` may be a key's. */
export function statusInBody(body: unknown): number | undefined {
  if (!isObject(body)) return undefined;
  const { code, error, errors, success } = body as Record<string, unknown>;
  const status = typeof code === 'number' && code >= 400 && code < 600 ? code : undefined;
  const isFilled = (value: unknown) =>
    typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);
  const isDenied = z.safeParse(yesOrNo, success).data === false;
  return status ?? (isDenied || isFilled(error) || isFilled(errors) ? 400 : undefined);
}

const isObject = (body: unknown) => typeof body === 'object' && body !== null && !Array.isArray(body);

/** A reply whose content is not used: a JSON object, 204, or an empty body without a content type. */
export const ignored = z.custom<unknown>((body) => body === undefined || body === '' || isObject(body));

export const bytes = z.custom<Blob>((body) => body instanceof Blob);

/** True for the form that PHP gives to an empty object. */
const isEmptyList = (body: unknown) => Array.isArray(body) && body.length === 0;

/** Creates a schema of an object without required fields, or a success without a body. */
export function objectOrNothing<S extends z.core.$ZodType>(object: S, nothing: NoInfer<z.output<S>>) {
  const isNothing = (body: unknown) => body === undefined || body === '' || isEmptyList(body);
  return lenientUnion(
    object,
    z.pipe(
      z.custom<undefined>(isNothing),
      z.transform(() => nothing),
    ),
  );
}

/** A reply of which only the success message is used. An empty body is accepted with status 204 or 205 only. */
export const messageReply = lenientUnion(
  z.object({ message: z._default(userMessage, null) }),
  z.pipe(
    z.custom<undefined>((body) => body === undefined || isEmptyList(body)),
    z.transform(() => ({ message: null })),
  ),
);

/** Symfony, whose messages API-3 quotes, calls the field `propertyPath`. */
const FieldError = z.union([
  z.object({ field: z.string(), message: z.string() }),
  z.pipe(
    z.object({ propertyPath: z.string(), message: z.string() }),
    z.transform(({ propertyPath, message }) => ({ field: propertyPath, message })),
  ),
]);

/** Body of an error response: `message`, in some calls `error`, at sign-up field errors (API-3). */
export type ErrorBody = z.infer<typeof ErrorBody>;
export const ErrorBody = z.object({
  code: z.optional(nullishAsNull(numeric)),
  message: z.optional(userMessage),
  error: z.optional(userMessage),
  errors: z.optional(z.catch(listOf(FieldError), [])),
});
