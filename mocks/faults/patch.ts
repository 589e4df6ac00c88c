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

/** True for a text in the form of a path. */
export const isPath = (path: string) => stepsOf(path) !== undefined;

/** Sets the values of a patch in a body. Returns the paths that it did not have; missing fields of objects are added. */
export function applyPatch(body: unknown, patch: Patch): string[] {
  return Object.entries(patch).flatMap(([path, value]) => {
    const steps = stepsOf(path) ?? [];
    let parent = body;
    for (const step of steps.slice(0, -1)) parent = ownValue(parent, keyIn(parent, step));
    if (typeof parent !== 'object' || parent === null) return [path];
    const key = keyIn(parent, steps.at(-1) ?? '');
    const isThere = Object.hasOwn(parent, key);
    if (isThere || !Array.isArray(parent)) (parent as Record<string | number, unknown>)[key] = value;
    return isThere ? [] : [path];
  });
}

const ownValue = (parent: unknown, key: string | number): unknown =>
  parent && Object.hasOwn(parent, key) ? (parent as Record<string | number, unknown>)[key] : undefined;

function keyIn(parent: unknown, step: Step): string | number {
  if (typeof step === 'string') return step;
  if ('at' in step) return step.at;
  const rows = Array.isArray(parent) ? (parent as ({ id?: unknown } | null)[]) : [];
  return rows.findIndex((row) => Number(row?.id) === step.id);
}
