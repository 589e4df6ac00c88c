/**
 * Returns a shortcut's character in lower case: as written or, on a Greek or Russian layout, as on an English
 * keyboard.
 */
export function shortcutKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (key.length > 1 || /[!-~\p{Script=Latin}]/u.test(key)) return key.toLowerCase();
  return signs[code] ?? code.replace(/^Key/, '').toLowerCase();
}

const signs: Record<string, string> = { Period: '.', Slash: '/' };
