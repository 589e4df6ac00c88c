import { CODE_LETTERS } from '../../db/code-letters.ts';

/** A random code of letters and digits in groups, for which `isTaken` is false. */
export function newCode(groups: number, length: number, isTaken: (code: string) => boolean): string {
  for (;;) {
    const letters = Array.from(
      crypto.getRandomValues(new Uint8Array(groups * length)),
      (byte) => CODE_LETTERS[byte % CODE_LETTERS.length],
    ).join('');
    const code = Array.from({ length: groups }, (_, group) =>
      letters.slice(group * length, (group + 1) * length),
    ).join('-');
    if (!isTaken(code)) return code;
  }
}
