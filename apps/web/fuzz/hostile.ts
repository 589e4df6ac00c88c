import fc from 'fast-check';

/** Leaves the field out. */
const ABSENT = Symbol('absent');

const HACK = 'globalThis.hacked = true';
const wrongTypes = [ABSENT, null, true, 0, -1, 1.5, 1e20, [], {}, [null, 1, 'a', [], {}, { id: 'x' }]];
const prototype = JSON.parse('{"__proto__":{"hacked":true},"constructor":{"prototype":{"hacked":true}}}');
const code = [
  `<img src=x onerror="${HACK}">`,
  `javascript:${HACK}`,
  '//evil.example/x',
  '__proto__',
  '{{7*7}}',
];
const slips = ['', '  \t ', 'one\ntwo', 'a\u0000b', 'undefined', 'NaN', '\ud83d'];
const long = ['x'.repeat(100_000), 'Donaudampfschifffahrt'.repeat(40), '👩‍👩‍👧‍👦'.repeat(20)];
/** Just in and out of range. */
const dates = ['2026-02-30T25:61:00Z', '0001-01-01T00:00:00Z', '+275760-09-13T00:00:00.000Z', 8.64e15 + 1];

/** Values that a faulty or malicious server may send in place of any other. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...wrongTypes, prototype, ...code, ...slips, ...long, ...dates),
  fc.jsonValue(),
);

/** The path of a value in a JSON document. */
type Path = readonly (string | number)[];

/** Returns the paths of all values, including containers. Of a list only the first element is included. */
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
