/** Folds case character by character, so that context and combining dots change nothing: 'İ' → 'i', 'ß' → 'ss', 'ς' → 'σ'. */
export const foldCase = (text: string): string =>
  isAscii.test(text) ? text.toLowerCase() : Array.from(text, foldCharacter).join('');

const isAscii = /^[\0-\x7f]*$/;
const foldCharacter = (character: string) =>
  character.toLowerCase().toUpperCase().toLowerCase().replaceAll('\u0307', '');

/** Returns each match of `wanted`, regardless of case, as offsets into `text` itself, whole characters only. */
export function matchesIn(text: string, wanted: string): { from: number; to: number }[] {
  const needle = foldCase(wanted);
  const folded = foldCase(text);
  let at = needle ? folded.indexOf(needle) : -1;
  if (at < 0) return [];
  const characters: { from: number; to: number }[] = []; // of each unit of the folded text
  let from = 0;
  for (const character of text) {
    const own = { from, to: from + character.length };
    for (const _ of foldCase(character).split('')) characters.push(own);
    from = own.to;
  }
  const matches = [];
  for (; at >= 0; at = folded.indexOf(needle, at + needle.length)) {
    const match = { from: characters[at]!.from, to: characters[at + needle.length - 1]!.to };
    if (match.from >= (matches.at(-1)?.to ?? 0)) matches.push(match); // 's' is twice in 'ß'
  }
  return matches;
}
