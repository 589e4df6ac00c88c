import * as z from 'zod/mini';
import { findToleratedDeviations } from './tolerated-deviations.ts';
import { decodeReply, lenientUnions } from './wire.ts';

/** Parts of a body that the contract does not know, in words without values: `items[].usedBy is missing`. */
export interface Deviations {
  /** The type, a missing field, a value that cannot be read or is merely tolerated. */
  wrong: string[];
  /** Fields that the contract does not have. */
  unknown: string[];
  /** Decoded body, or undefined. */
  body?: unknown;
}

/** Holds a body against a schema. `type`: content type without parameters; `text`: undefined for a file. */
export function bodyDeviations(
  schema: z.core.$ZodType,
  { type, text }: { type: string; text: string | undefined },
): Deviations {
  const only = (...wrong: string[]) => ({ wrong, unknown: [] });
  if (text === '') return z.safeParse(schema, undefined).success ? only() : only('the body is missing');
  if (!/^application\/(json|[\w.]+\+json)$/.test(type)) return only(`the type is '${type}' instead of JSON`);
  let body: unknown;
  try {
    body = JSON.parse(text ?? '');
  } catch {
    return only('the body is no JSON');
  }
  const { error, unreadable } = decodeReply(schema, body);
  const other = otherFields(schema, body);
  const of = (is: OtherField['is']) => other.filter((one) => one.is === is).map(({ path }) => path);
  const wrong = [
    ...(error?.issues ?? []).map(
      (issue) =>
        `${issue.path.join('.') || 'the body'}: ${'expected' in issue ? `expected ${issue.expected}` : issue.message}`,
    ),
    ...(unreadable as z.core.$ZodIssue[]).map(({ path }) => `${path.join('.')} of a row cannot be read`),
    ...of('missing').map((path) => `${path} is missing`),
    ...findToleratedDeviations(schema, body).map(({ path }) => `${path || 'the body'} is in another form`),
  ];
  return {
    wrong: [...new Set(wrong)],
    unknown: [...new Set(of('unknown'))].map((path) => `${path} is unknown`),
    body,
  };
}

interface OtherField {
  path: string;
  is: 'missing' | 'unknown';
}

/** Returns missing and unknown fields of a value, both of which the client tolerates. */
function otherFields(schema: z.core.$ZodType, value: unknown, path = ''): OtherField[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object': {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
      const below = (name: string) => (path ? `${path}.${name}` : name);
      const missing = Object.entries(def.shape).flatMap(([name, field]) => {
        if (name in value) return otherFields(field, (value as Record<string, unknown>)[name], below(name));
        return isOptional(field) ? [] : [{ path: below(name), is: 'missing' as const }];
      });
      const unknown = Object.keys(value).filter((name) => !(name in def.shape));
      return [...missing, ...unknown.map((name) => ({ path: below(name), is: 'unknown' as const }))];
    }
    case 'array':
      return Array.isArray(value) ? value.flatMap((item) => otherFields(def.element, item, `${path}[]`)) : [];
    case 'catch':
    case 'default':
    case 'nullable':
    case 'optional':
      return value === null || value === undefined ? [] : otherFields(def.innerType, value, path);
    case 'pipe':
      return otherFields(def.in, value, path);
    case 'union': {
      const form = lenientUnions.has(schema)
        ? def.options[0]
        : def.options.find((option) => z.safeParse(option, value).success);
      return form ? otherFields(form, value, path) : [];
    }
    default:
      return [];
  }
}

/** True for a field that a response may lack; the OpenAPI document requires all others. */
export const isOptional = (schema: z.core.$ZodType): boolean => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return (
    def.type === 'optional' ||
    def.type === 'default' ||
    (def.type === 'union' && def.options.some(isOptional))
  );
};
