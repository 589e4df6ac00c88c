import * as z from 'zod/mini';
import { attempt } from '../lib/attempt.ts';

/** Parses the content of a storage; undefined if missing or damaged. */
export function parseStored<S extends z.core.$ZodType>(
  schema: S,
  text: string | null,
): z.output<S> | undefined {
  return z.safeParse(
    schema,
    attempt(() => JSON.parse(text ?? 'null') as unknown),
  ).data;
}
