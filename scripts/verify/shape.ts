import * as z from 'zod/mini';
import { findDrift } from '#src/contract/drift.ts';
import { decodeReply, lenientUnions } from '#src/contract/wire.ts';

/** How a value differs from a schema of the contract. */
export interface Difference {
  /** Such as `items[].usedBy`; empty for the value itself. */
  path: string;
  /** `unknown`: a field that the contract does not have. `form`: a form that the client merely tolerates. */
  kind: 'unknown' | 'missing' | 'wrong' | 'form';
  value?: unknown;
}

/** Compares a value on the wire with a schema. Each path is listed once. */
export function differencesOf(schema: z.core.$ZodType, value: unknown): Difference[] {
  const { error, unreadable } = decodeReply(schema, value);
  const wrong = [...(error?.issues ?? []), ...(unreadable as z.core.$ZodIssue[])].map(
    ({ path, message }): Difference => ({ path: pathOf(path), kind: 'wrong', value: message }),
  );
  const drift = findDrift(schema, value).map((one): Difference => ({ ...one, kind: 'form' }));
  const all = [...wrong, ...drift, ...fields(schema, value, '')];
  return all.filter((one, at) => all.findIndex((other) => isSame(one, other)) === at);
}

const isSame = (one: Difference, other: Difference) => one.path === other.path && one.kind === other.kind;

/** In words: 'items[].usedBy is missing'. */
export function inWords({ path, kind, value }: Difference): string {
  const place = path || 'the body';
  switch (kind) {
    case 'unknown':
      return `${place} is unknown to the contract`;
    case 'missing':
      return `${place} is missing`;
    case 'wrong':
      return `${place}: ${String(value)}`;
    case 'form':
      return `${place} is ${JSON.stringify(value)?.slice(0, 60)}, another form than documented`;
  }
}

/** Fields that are missing, or that the contract does not have. */
function fields(schema: z.core.$ZodType, value: unknown, path: string): Difference[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object': {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
      const sent = value as Record<string, unknown>;
      const below = (name: string) => (path ? `${path}.${name}` : name);
      return [
        ...Object.entries(def.shape).flatMap(([name, field]) =>
          name in sent
            ? fields(field, sent[name], below(name))
            : isOptional(field)
              ? []
              : [{ path: below(name), kind: 'missing' as const }],
        ),
        ...Object.keys(sent)
          .filter((name) => !(name in def.shape))
          .map((name) => ({ path: below(name), kind: 'unknown' as const, value: sent[name] })),
      ];
    }
    case 'array':
      return Array.isArray(value) ? value.flatMap((item) => fields(def.element, item, `${path}[]`)) : [];
    case 'catch':
    case 'nullable':
    case 'optional':
      return value === null || value === undefined ? [] : fields(def.innerType, value, path);
    case 'pipe':
      return fields(def.in, value, path);
    case 'union': {
      const form = lenientUnions.has(schema)
        ? def.options[0]
        : def.options.find((option) => z.safeParse(option, value).success);
      return form ? fields(form, value, path) : [];
    }
    default:
      return [];
  }
}

const isOptional = (schema: z.core.$ZodType): boolean => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === 'optional' || (def.type === 'union' && def.options.some(isOptional));
};

const pathOf = (path: PropertyKey[]) =>
  path.reduce<string>(
    (text, part) =>
      typeof part === 'number' ? `${text}[]` : text ? `${text}.${String(part)}` : String(part),
    '',
  );
