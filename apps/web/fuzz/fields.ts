import { ABSENT } from './hostile-values.ts';

/** The path of a value in a JSON document. */
export type Path = readonly (string | number)[];

/** The paths of all values, including containers. Of a list only the first element is included. */
export function pathsIn(document: unknown, at: Path = []): Path[] {
  if (typeof document !== 'object' || document === null) return [at];
  const entries: [string | number, unknown][] = Array.isArray(document)
    ? document.slice(0, 1).map((element) => [0, element])
    : Object.entries(document);
  const below = entries.flatMap(([key, value]) => pathsIn(value, [...at, key]));
  return at.length > 0 ? [at, ...below] : below;
}

/** Returns the document with the value at a path replaced. */
export function withValue(document: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(document)) {
    const changed = withValue(document[Number(key)], rest, value);
    return changed === ABSENT ? document.toSpliced(Number(key), 1) : document.with(Number(key), changed);
  }
  const fields = document as Record<string, unknown>;
  const { [key]: _, ...others } = fields;
  const changed = withValue(fields[key], rest, value);
  return changed === ABSENT ? others : { ...fields, [key]: changed };
}
