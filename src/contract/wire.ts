import * as z from 'zod/mini';

/** Something or nothing. A missing field, an empty PHP array or a wrong type all decode to null (DEC-68). */
export const nullishAsNull = <S extends z.core.$ZodType>(schema: S) => z.catch(z.nullable(schema), null);

let leftOut: unknown[] = [];

/**
 * Decodes a body. `leftOut` says what could not be read and was left out of a list, so that one odd element
 * does not take the others along.
 */
export function read<S extends z.core.$ZodType>(schema: S, body: unknown) {
  leftOut = [];
  const { data, error } = z.safeParse(schema, body);
  return { data, error, leftOut };
}

/** A list in which null stands for what cannot be read. */
export const listWithGaps = <S extends z.core.$ZodType>(item: S) =>
  z.array(
    z.catch(item, (context: z.core.$ZodCatchCtx | undefined) => {
      if (context) leftOut.push(...context.issues); // undefined when a document is made of the schema
      return null as never;
    }),
  );

/** The elements that could be read. */
export const readable = <T>(items: T[]) => items.filter((item) => item !== null);

/** A list without the elements that cannot be read; anything but a list is refused. */
export const requiredListOf = <S extends z.core.$ZodType>(item: S) =>
  z.pipe(listWithGaps(item), z.transform(readable<z.output<S>>));

/** A list that decodes to an empty one when it is missing or, in PHP's manner, an empty map. */
export const listOf = <S extends z.core.$ZodType>(item: S) => z.catch(requiredListOf(item), []);

/** A flag that is false unless the server says true. */
export const flag = z.catch(z.boolean(), false);

/**
 * Unions of which a server should send the first form and may send the others: the OpenAPI document says only
 * the first.
 */
export const forgiving = new WeakSet<object>();

function forgive<Plain extends z.core.$ZodType, Loose extends z.core.$ZodType>(plain: Plain, loose: Loose) {
  const union = z.union([plain, loose]);
  forgiving.add(union);
  return union;
}

/** A text; a number is one too, as a version may be. */
export const looseText = forgive(z.string(), z.pipe(z.number(), z.transform(String)));

/** A text that is empty where the server has none: one such field must not take a whole list along. */
export const text = z.catch(looseText, '');

const number = () =>
  forgive(
    z.number(),
    z.pipe(z.string().check(z.maxLength(30), z.regex(/^-?\d+(\.\d+)?$/)), z.transform(Number)),
  );

/** A number; some databases write it as text. */
export const numeric = number();

/** Identifier of a row, as the server writes it. */
export const id = number();

/** Identifier of a row, as the client sends it. */
export const sentId = z.number();

/** One of `values`, in any case. A word that is not documented is kept, for a chip to show. */
export const wordOf = <Word extends string>(values: readonly [Word, ...Word[]]) =>
  forgive(
    z.enum(values),
    z.pipe(
      z.string(),
      z.transform((word: string) => word.toUpperCase() as Word),
    ),
  );

const inMilliseconds = (instant: number) => (Math.abs(instant) < 1e12 ? instant * 1000 : instant);

/** The instants that a Date can be. */
const isDate = (instant: number) => !Number.isNaN(new Date(inMilliseconds(instant)).getTime());

/** An instant on the wire: ISO 8601 in UTC; seconds or milliseconds since 1970 decode to it. */
export const isoInstant = forgive(
  z.string(),
  z.pipe(
    z.number().check(z.refine(isDate)),
    z.transform((instant: number) => new Date(inMilliseconds(instant)).toISOString()),
  ),
);

/**
 * ISO text, seconds or milliseconds since 1970; decodes to milliseconds (DEC-38: the unit is not documented).
 */
export const timestamp = z.pipe(
  z.pipe(
    z.union([z.string(), z.number()]),
    z.transform((value: string | number) =>
      typeof value === 'string' && !/^\d+$/.test(value) ? Date.parse(value) : inMilliseconds(Number(value)),
    ),
  ),
  z.number().check(z.refine((time) => !Number.isNaN(new Date(time).getTime()))),
);

/** A person by name: `{ username }` or the bare name decode alike (DEC-68). */
export const person = z.union([
  z.object({ username: z.string() }),
  z.pipe(
    z.string(),
    z.transform((username: string) => ({ username })),
  ),
]);

/** Zod's own message for a rule to which the contract gives no words. */
export const UNWORDED = 'Invalid input';

/** The longest text of a server that is shown whole; what goes beyond is cut for the eye. */
const SHOWN = 500;

const cutForTheEye = (text: string) =>
  text.length > SHOWN
    ? `${Array.from(text.slice(0, 2 * SHOWN))
        .slice(0, SHOWN)
        .join('')}…`
    : text;

/** What the server says to the person. Blanks alone say nothing. */
export const words = nullishAsNull(
  z.pipe(z.string().check(z.refine((text) => text.trim() !== '')), z.transform(cutForTheEye)),
);

const isStructure = (body: unknown) => typeof body === 'object' && body !== null;

/**
 * A reply that nobody reads: a JSON object or list, 204, or a body that is empty and claims to be nothing
 * else.
 */
export const ignored = z.custom<unknown>((body) => body === undefined || body === '' || isStructure(body));

/**
 * An object of which no field is needed, or a success without a body; PHP writes an empty object as a list.
 */
export function objectOrNothing<S extends z.core.$ZodType>(object: S, nothing: NoInfer<z.output<S>>) {
  const isNothing = (body: unknown) => body === undefined || body === '' || Array.isArray(body);
  return forgive(
    object,
    z.pipe(
      z.custom<undefined>(isNothing),
      z.transform(() => nothing),
    ),
  );
}

/**
 * A reply whose only use is the server's own success text. An empty body is no such reply unless the status
 * says so.
 */
export const messageReply = forgive(
  z.object({ message: words }),
  z.pipe(
    z.custom<undefined>((body) => body === undefined || Array.isArray(body)),
    z.transform(() => ({ message: null })),
  ),
);

/** Symfony, where the texts of API-3 come from, names the field in `propertyPath`. */
const FieldError = z.union([
  z.object({ field: z.string(), message: z.string() }),
  z.pipe(
    z.object({ propertyPath: z.string(), message: z.string() }),
    z.transform(({ propertyPath, message }) => ({ field: propertyPath, message })),
  ),
]);

/**
 * What an error answer may carry: `message` first, `error` in some calls, field errors at sign-up (API-3).
 */
export type ErrorBody = z.infer<typeof ErrorBody>;
export const ErrorBody = z.object({
  code: z.optional(nullishAsNull(z.number())),
  message: z.optional(words),
  error: z.optional(words),
  errors: z.optional(listOf(FieldError)),
});
