/** Excludes Arabic and Kaithi number signs: format characters that are visible. */
const seen = '(?![\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])';
/** Letters of scripts in which joiners change the shape, such as Persian. */
const shaped = '(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}])[\\p{L}\\p{M}]';
/** Invisible characters, without joiners in emoji and such letters, variation selectors, and tags of flags. */
const signs =
  `(?!(?<=${shaped})[\\u200c\\u200d]${shaped})` +
  '(?!(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])\\u200d\\p{Extended_Pictographic})' +
  '(?!(?<=[\\p{Emoji}\\p{Extended_Pictographic}])[\\ufe0e\\ufe0f])' +
  '(?!(?<=\\u{1f3f4}[\\u{e0020}-\\u{e007e}]*)[\\u{e0020}-\\u{e007f}])' +
  `${seen}[\\p{Cf}\\p{Default_Ignorable_Code_Point}\\u2800\\ufffc\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000` +
  '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f]';

/** Splits a name from the server: each second part is an invisible character, such as a space at an end. */
export const invisibleInName = new RegExp(`(${signs}|^ | $|(?<=\\p{Zs}) |[\\t\\n\\r])`, 'u');

/** Splits a text from the server, such as a reason, in which spaces and lines are as the author likes. */
export const invisibleInText = new RegExp(`(${signs})`, 'u');

/** Splits a sentence of ours, with its own spaces and isolates (`formatDate`). */
export const invisibleInWords = new RegExp(`((?![\\p{Zs}\\u2068\\u2069])${signs})`, 'u');

/** Formats an invisible character: '[U+202E]'. */
export const codePointLabel = (sign: string): string =>
  `[U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}]`;

/** Escapes invisible characters as `[U+202E]`, so that lookalike names differ. For attributes and comparisons. */
export const escapeInvisible = (name: string, unseen: RegExp = invisibleInName): string =>
  name
    .split(unseen)
    .map((part, at) => (at % 2 ? codePointLabel(part) : part))
    .join('');

/** Returns a text as it is seen, such as one that was pasted with more. */
export const visibleText = (text: string): string =>
  text
    .split(invisibleInName)
    .filter((_, at) => at % 2 === 0)
    .join('');
