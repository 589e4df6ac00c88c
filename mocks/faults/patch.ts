import type * as z from 'zod/mini';
import type { Endpoint } from '#src/contract/endpoint.ts';

/** Values of an answer by their paths, such as `items[0].joinDate`, `items[id=81].code` or `[0].username`. */
export type Patch = Record<string, unknown>;

/** A field, the place in a list, or the row of a list with this id. */
type Step = string | { at: number } | { id: number };

function stepsOf(path: string): Step[] | undefined {
  const steps = path.startsWith('.') ? null : path.match(/\.?[^.[\]]+|\[(?:id=)?\d{1,15}\]/g);
  if (steps?.join('') !== path) return undefined;
  return steps.map((step) => {
    if (!step.startsWith('[')) return step.replace('.', '');
    return step.startsWith('[id=') ? { id: Number(step.slice(4, -1)) } : { at: Number(step.slice(1, -1)) };
  });
}

/** The reason why a path cannot be in an answer of this endpoint; undefined if it can. */
export function problemWithPath(path: string, { reply }: Endpoint): string | undefined {
  const steps = stepsOf(path);
  if (!steps) return `'${path}' is no path such as items[0].code or items[id=81].code`;
  let forms = formsOf(reply);
  let passed = '';
  for (const step of steps) {
    const here = passed || 'The answer';
    const next = forms.flatMap((form) => below(form, step));
    if (next.length === 0) {
      const names = forms.flatMap(({ _zod: { def } }) =>
        def.type === 'object' ? Object.keys(def.shape) : [],
      );
      if (names.length > 0) return `${here} has no ${textOf(step)}, but ${names.join(', ')}`;
      return forms.some(({ _zod: { def } }) => def.type === 'array')
        ? `${here} is a list: ${passed}[0] or ${passed}[id=81]`
        : `${here} has no fields`;
    }
    forms = next.flatMap(formsOf);
    passed += typeof step === 'string' && passed ? `.${step}` : textOf(step);
  }
  return undefined;
}

const textOf = (step: Step) =>
  typeof step === 'string' ? step : 'id' in step ? `[id=${step.id}]` : `[${step.at}]`;

/** A schema without what only decodes; more than one for a union. */
function formsOf(schema: z.core.$ZodType): z.core.$ZodTypes[] {
  const one = schema as z.core.$ZodTypes;
  const { def } = one._zod;
  switch (def.type) {
    case 'catch':
    case 'default':
    case 'nullable':
    case 'optional':
      return formsOf(def.innerType);
    case 'pipe':
      return formsOf(def.in);
    case 'union':
      return def.options.flatMap(formsOf);
    default:
      return [one];
  }
}

function below({ _zod: { def } }: z.core.$ZodTypes, step: Step): z.core.$ZodType[] {
  if (typeof step === 'object') return def.type === 'array' ? [def.element] : [];
  if (def.type === 'record') return step === '__proto__' ? [] : [def.valueType];
  const field = def.type === 'object' && Object.hasOwn(def.shape, step) && def.shape[step];
  return field ? [field] : [];
}

/** Changes a body. Returns the paths that are not in it. */
export function applyPatch(body: unknown, patch: Patch): string[] {
  return Object.entries(patch).flatMap(([path, value]) => {
    const steps = stepsOf(path) ?? [];
    let parent = body;
    for (const step of steps.slice(0, -1)) parent = (parent as any)?.[keyIn(parent, step)];
    const key = keyIn(parent, steps.at(-1) ?? '');
    if (typeof parent !== 'object' || parent === null || (Array.isArray(parent) && !(key in parent)))
      return [path];
    (parent as Record<string | number, unknown>)[key] = value;
    return [];
  });
}

function keyIn(parent: unknown, step: Step): string | number {
  if (typeof step === 'string') return step;
  if ('at' in step) return step.at;
  const rows = Array.isArray(parent) ? (parent as ({ id?: unknown } | null)[]) : [];
  return rows.findIndex((row) => Number(row?.id) === step.id);
}
