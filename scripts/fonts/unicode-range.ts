/**
 * A CSS `unicode-range` of the given code points, such as 'U+20-7E, U+A7'. Gaps of up to 64 code points
 * without any of `others` are closed, which shortens the list.
 */
export function unicodeRange(codes: number[], others: Set<number>): string {
  const runs: { first: number; last: number }[] = [];
  for (const code of codes.toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && code - run.last <= 64 && isFree(run.last + 1, code, others)) run.last = code;
    else runs.push({ first: code, last: code });
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs
    .map(({ first, last }) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ');
}

function isFree(from: number, to: number, others: Set<number>): boolean {
  for (let code = from; code < to; code += 1) if (others.has(code)) return false;
  return true;
}
