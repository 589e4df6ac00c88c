/** A file of the build, with line and column. */
const buildFile = /\/assets\/[A-Za-z]+-[\w-]{8}\.(?:js|css)(?::\d+:\d+)?/;

/** A word of prose or a directive of the policy; codes, tokens, addresses and names of code have another shape. */
const harmless = /^(?:[A-Z]?[a-z]{1,14}|[a-z]{4,8}-(?:src|uri|types|for)(?:-(?:elem|attr|script))?)$/;

function maskedWord(word: string): string {
  const file = buildFile.exec(word);
  if (file) return file[0];
  const end = /[.,:;!?]$/.exec(word)?.[0] ?? '';
  return (
    (harmless.test(word.slice(0, word.length - end.length)) ? word.slice(0, -end.length || undefined) : '…') +
    end
  );
}

/** The text with '…' in place of what is quoted and of every word that has not the shape of prose. */
export const maskedText = (text: string) =>
  text
    .slice(0, 5000)
    .replace(/(["'`])[^"'`]*\1/g, '$1…$1')
    .replace(/[^\s()'"`[\]{}]+/g, maskedWord)
    .replace(/…(?:\s*…)+/g, '…');

/** The name that its class gives an error, such as TypeError. */
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
