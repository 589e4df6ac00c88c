import * as z from 'zod/mini';
import { lenientUnions } from '#src/contract/wire.ts';

/** Fields of the contract that a value lacks, such as `items[].usedBy`: the client tolerates many that are missing. */
export function missingFields(schema: z.core.$ZodType, value: unknown, path = ''): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
      return Object.entries(def.shape).flatMap(([name, field]) => {
        const below = path ? `${path}.${name}` : name;
        if (name in value) return missingFields(field, (value as Record<string, unknown>)[name], below);
        return isOptional(field) ? [] : [below];
      });
    case 'array':
      return Array.isArray(value)
        ? value.flatMap((item) => missingFields(def.element, item, `${path}[]`))
        : [];
    case 'catch':
    case 'nullable':
    case 'optional':
      return value === null || value === undefined ? [] : missingFields(def.innerType, value, path);
    case 'pipe':
      return missingFields(def.in, value, path);
    case 'union': {
      const form = lenientUnions.has(schema)
        ? def.options[0]
        : def.options.find((option) => z.safeParse(option, value).success);
      return form ? missingFields(form, value, path) : [];
    }
    default:
      return [];
  }
}

const isOptional = (schema: z.core.$ZodType): boolean => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === 'optional' || (def.type === 'union' && def.options.some(isOptional));
};
