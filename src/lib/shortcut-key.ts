/**
 * The letter or sign of a shortcut, in lower case: what the key writes, or where that is no Latin letter, as with a Greek
 * or Russian layout, what stands at its place on an English keyboard.
 */
export function shortcutKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (key.length > 1 || /[!-~\p{Script=Latin}]/u.test(key)) return key.toLowerCase();
  return signs[code] ?? code.replace(/^Key/, '').toLowerCase();
}

const signs: Record<string, string> = { Period: '.', Slash: '/' };
