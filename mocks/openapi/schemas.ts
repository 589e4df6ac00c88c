import * as z from 'zod/mini';
import type { Schema } from '#src/contract/endpoint.ts';
import { namedSchemas } from '#src/contract/endpoints.ts';
import { isOptional } from '#src/contract/deviations.ts';
import { ErrorBody, lenientUnions } from '#src/contract/wire.ts';

export type JsonSchema = Record<string, unknown>;

/** Schemas with a name in the document; all others are inlined. */
const registry = z.registry<{ id: string }>();
registry.add(ErrorBody, { id: 'ErrorBody' });
namedSchemas.forEach(([id, schema]) => registry.add(schema, { id }));

/** Named schemas found so far, for `components.schemas`. */
export const components: Record<string, JsonSchema> = {};

/** Returns a contract schema as JSON Schema 2020-12 of the wire format; named parts move to `components`. */
export function schemaOf(schema: Schema): JsonSchema {
  const {
    $schema: _,
    $defs = {},
    ...own
  } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    metadata: registry,
    override: plainFormOnly,
  }) as JsonSchema;
  Object.assign(components, tidy($defs));
  return tidy(own) as JsonSchema;
}

/** Removes the client's leniency, which servers should not rely on. */
function plainFormOnly({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodTypes;
  jsonSchema: z.core.JSONSchema.BaseSchema;
}) {
  const { def } = zodSchema._zod;
  // as the judge of a real server has it, a field with a fallback is required as well
  if (def.type === 'object') {
    const required = Object.keys(def.shape).filter((name) => !isOptional(def.shape[name]!));
    if (required.length > 0) jsonSchema.required = required;
    else delete jsonSchema.required;
  }
  if (!lenientUnions.has(zodSchema)) return;
  const [plain] = jsonSchema.anyOf ?? [];
  delete jsonSchema.anyOf;
  Object.assign(jsonSchema, plain);
}

export const errorSchema = () => schemaOf(ErrorBody as Schema);

/**
 * Rewrites references for the document. Removes ids of named schemas and the client's fallbacks, which are not part
 * of the wire format.
 */
function tidy(node: unknown, isProperties = false): unknown {
  if (Array.isArray(node)) return node.map((item) => tidy(item));
  if (typeof node !== 'object' || node === null)
    return typeof node === 'string' ? node.replace('#/$defs/', '#/components/schemas/') : node;
  const entries = Object.entries(node)
    .filter(
      ([key, value]) => isProperties || (key !== 'default' && !(key === 'id' && typeof value === 'string')),
    )
    .map(([key, value]): [string, unknown] => [key, tidy(value, key === 'properties')]);
  return Object.fromEntries(entries);
}
