/** What browsers, React and this app say about errors. */
const words = new Set(
  `a access action an and any are argument arguments array as assertion at attempt be been before being blocked body
  boundary but by call called calls can cannot chunk class clone code component components connection constant
  construct constructor content could create css data date declaration defined denied did document does during dynamic
  dynamically each element end endless error errors event exceeded expected export failed fetch fewer file find first
  for found from function get global has have hook hooks http hydration id import imported in infinite initialization
  initialize input instance into invalid is isn it iterable iterator json key length like link list load loaded
  loading longer lost map matching maximum message method minified missing module modules more name network next no node
  not null number object objects observer of on only operation or out page parent parse permission play policy position
  preload private promise properties property quota range react read reading recursion redeclaration reduce reference
  render rendered rendering report request resource response route rule rules run script security see server set setting
  size stack state storage store string style symbol syntax t tag
  than that the then there this time timeout to token too
  trusted type types undefined unexpected unhandled unknown update url use used valid value variable version was when
  while with without worker write x your
  base-uri connect-src default-src font-src form-action frame-src img-src require-trusted-types-for script-src
  script-src-attr script-src-elem style-src style-src-attr style-src-elem trusted-types`.split(/\s+/),
);

/** A file of the build, with line and column. */
const buildFile = /\/assets\/[A-Za-z]+-[\w-]{8}\.(?:js|css)(?::\d+:\d+)?/;

function maskedWord(word: string): string {
  const file = buildFile.exec(word);
  if (file) return file[0];
  const end = /[.,:;!?]$/.exec(word)?.[0] ?? '';
  const letters = word.slice(0, word.length - end.length);
  // an upper-case word may be a code
  const isKnown = words.has(/^[A-Z][a-z]+$/.test(letters) ? letters.toLowerCase() : letters);
  return `${isKnown ? letters : '…'}${end}`;
}

/** The text with '…' in place of every word that is not known to be harmless. */
export const maskedText = (text: string) =>
  text
    .slice(0, 5000)
    .replace(/[^\s()'"`[\]{}]+/g, maskedWord)
    .replace(/…(?:\s*…)+/g, '…');

/** What an error is called by its class, such as TypeError. */
export const maskedName = (name: string) =>
  /^\$?[A-Z][A-Za-z]{2,30}(?:Error|Ended)$/.test(name) ? name : 'Error';

/** The positions in files of the build that a stack names, one a line. */
export const positionsIn = (stack: string) =>
  stack
    .slice(0, 20_000)
    .split('\n')
    .flatMap((line) => buildFile.exec(line)?.[0] ?? [])
    .join('\n')
    .slice(0, 5000);
