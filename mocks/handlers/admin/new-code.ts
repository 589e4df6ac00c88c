import { CODE_ALPHABET } from '../../db/code-alphabet.ts';

/** Returns a random code that is not in `taken`, in groups of letters and digits, and adds it to `taken`. */
export function newCode(groups: number, length: number, taken: Set<string>): string {
  for (;;) {
    const letters = Array.from(
      crypto.getRandomValues(new Uint8Array(groups * length)),
      (byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length],
    ).join('');
    const code = Array.from({ length: groups }, (_, group) =>
      letters.slice(group * length, (group + 1) * length),
    ).join('-');
    if (taken.has(code)) continue;
    taken.add(code);
    return code;
  }
}
