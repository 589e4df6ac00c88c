/**
 * A CSS `unicode-range` with the given code points: 'U+20-7E, U+A7'. A gap of at most 64 without a code point
 * of `others` is closed, which keeps the list short: nobody else has those characters.
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
