import * as z from 'zod/mini';

/** Something or nothing. A missing field, an empty PHP array or a wrong type all decode to null (READINGS.md T68). */
export const maybe = <S extends z.core.$ZodType>(schema: S) => z.catch(z.nullable(schema), null);

/** A list that decodes to an empty one when it is missing or, in PHP's manner, an empty map. */
export const listOf = <S extends z.core.$ZodType>(item: S) => z.catch(z.array(item), []);

/** A flag that is false unless the server says true. */
export const flag = z.catch(z.boolean(), false);

/** Identifier of a row. */
export const id = z.number();

/** An instant on the wire: ISO 8601 in UTC. */
export const isoInstant = z.string();

/** ISO text, seconds or milliseconds since 1970; decodes to milliseconds (READINGS.md T38: the unit is not documented). */
export const timestamp = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value: string | number) => {
    const number = typeof value === 'number' ? value : /^\d+$/.test(value) ? Number(value) : Date.parse(value);
    return number < 1e12 ? number * 1000 : number;
  }),
);

/** A person by name: `{ username }` or the bare name decode alike (READINGS.md T68). */
export const person = z.union([
  z.object({ username: z.string() }),
  z.pipe(z.string(), z.transform((username: string) => ({ username }))),
]);

/** A reply that nobody reads: any body, or none, will do. */
export const ignored = z.unknown();

/** A reply whose only use is the server's own success text. */
export const spoken = z.catch(z.object({ message: maybe(z.string()) }), { message: null });

/** What an error answer may carry: `message` first, `error` in some calls, field errors at sign-up (SPEC.md §8). */
export type ErrorBody = z.infer<typeof ErrorBody>;
export const ErrorBody = z.object({
  code: z.optional(maybe(z.number())),
  message: z.optional(maybe(z.string())),
  error: z.optional(maybe(z.string())),
  errors: z.optional(listOf(z.object({ field: z.string(), message: z.string() }))),
});
