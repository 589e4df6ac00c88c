import * as z from 'zod/mini';
import { lenientUnions } from './wire.ts';

/** A value that the schemas of wire.ts accept although the contract says something else. */
export interface Deviation {
  /** Such as `items[].usedBy`. */
  path: string;
  value: unknown;
}

/** Finds the values of a reply for which a fallback or a tolerated form was used. */
export function findToleratedDeviations(schema: z.core.$ZodType, value: unknown, path = ''): Deviation[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'catch':
      return isEmpty(value) || z.safeParse(def.innerType, value).success
        ? findToleratedDeviations(def.innerType, value, path)
        : [{ path, value }];
    case 'object':
      if (typeof value !== 'object' || value === null) return [];
      return Object.entries(def.shape).flatMap(([name, field]) =>
        findToleratedDeviations(
          field,
          (value as Record<string, unknown>)[name],
          path ? `${path}.${name}` : name,
        ),
      );
    case 'record':
      return Object.values(value ?? {}).flatMap((item) =>
        findToleratedDeviations(def.valueType, item, `${path}.*`),
      );
    case 'array':
      return Array.isArray(value)
        ? value.flatMap((item) => findToleratedDeviations(def.element, item, `${path}[]`))
        : [];
    case 'default':
    case 'optional':
    case 'nullable':
      return isEmpty(value) ? [] : findToleratedDeviations(def.innerType, value, path);
    case 'pipe':
      return findToleratedDeviations(def.in, value, path);
    case 'union': {
      const form = def.options.find((option) => z.safeParse(option, value).success);
      const isTolerated = lenientUnions.has(schema) && form !== def.options[0] && !isEmpty(value);
      return isTolerated ? [{ path, value }] : form ? findToleratedDeviations(form, value, path) : [];
    }
    default:
      return [];
  }
}

/** True for the forms in which backends send nothing (DEC-68). */
const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);
