/**
 * Short codes of names: four letters of a hash, so that a code stays the same when names are added. Names whose
 * codes collide are refused at once; rename one of them.
 */
export class NameCodes {
  readonly #names = new Map<string, string>();

  constructor(names: readonly string[]) {
    for (const name of names) {
      const code = hashOf(name);
      const other = this.#names.get(code);
      if (other) throw new Error(`The names '${other}' and '${name}' have the same code`);
      this.#names.set(code, name);
    }
  }

  codeOf(name: string): string {
    const code = hashOf(name);
    if (this.#names.get(code) !== name) throw new Error(`There is no name '${name}'`);
    return code;
  }

  nameOf(code: string): string | undefined {
    return this.#names.get(code);
  }
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A hash of 24 bits (FNV-1a, folded) as four letters that may stand in any address. */
export function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  const folded = (hash >>> 24) ^ (hash & 0xff_ff_ff);
  return [18, 12, 6, 0].map((shift) => LETTERS[(folded >>> shift) & 63]).join('');
}
