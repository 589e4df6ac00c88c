import { components, type JsonSchema } from './schemas.ts';

/** One field of a body, for readers. */
export interface Field {
  /** Such as `items[].product.name`; empty for the body itself. */
  path: string;
  type: string;
  isRequired: boolean;
}

/** The fields of a schema with all parts that it refers to, in order. */
export function fieldsOf(schema: JsonSchema, path = '', isRequired = true): Field[] {
  const { $ref, anyOf, properties, items, required = [] } = schema as Shape;
  if ($ref) return fieldsOf(components[$ref.split('/').at(-1)!]!, path, isRequired);
  const forms = anyOf?.filter(({ type }) => type !== 'null');
  if (forms?.length === 1) {
    const [own, ...inner] = fieldsOf(forms[0]!, path, isRequired);
    return [{ ...own!, type: `${own!.type} or null` }, ...inner];
  }
  const parts = properties
    ? Object.entries(properties).flatMap(([name, part]) =>
        fieldsOf(part, path ? `${path}.${name}` : name, required.includes(name)),
      )
    : items
      ? fieldsOf(items, `${path}[]`).filter((field) => field.path !== `${path}[]` || !isObject(items))
      : [];
  return [{ path, type: typeOf(schema as Shape), isRequired }, ...parts];
}

interface Shape {
  $ref?: string;
  anyOf?: Shape[];
  type?: string | string[];
  properties?: Record<string, Shape>;
  items?: Shape;
  required?: string[];
  [rule: string]: unknown;
}

const isObject = ({ $ref, properties }: Shape) => Boolean($ref ?? properties);

const rules = ['format', 'minimum', 'maximum', 'minLength', 'maxLength', 'pattern', 'const'];

/** The type with its rules: 'integer, minimum 1'. */
function typeOf(schema: Shape): string {
  const { type, enum: words, anyOf } = schema;
  if (anyOf) return anyOf.map(typeOf).join(' or ');
  const base = words ? (words as string[]).join(' | ') : type ? [type].flat().join(' or ') : 'anything';
  const given = rules.filter((rule) => schema[rule] !== undefined && Math.abs(Number(schema[rule])) !== MAX);
  return [base, ...given.map((rule) => `${rule} ${String(schema[rule])}`)].join(', ');
}

/** The limit that JSON Schema gives integers without a limit of their own. */
const MAX = Number.MAX_SAFE_INTEGER;
