import { invisibleInWords } from '#src/lib/invisible-characters.ts';
import { UntrustedText, showInvisible } from './UntrustedText.tsx';

interface UntranslatedNamesProps {
  /** The text. */
  children: string;
  /** Names in it, such as usernames and products. Codes, files and addresses are found by themselves. */
  names?: readonly (string | null | undefined)[];
}

/** A code, a file, an address, and a single word in quotes. */
const unmistakable = [
  /(?<![\w-])[\dA-Z]+(?:-[\dA-Z]+)+(?![\w-])/,
  /(?<![\w.-])[\w.-]+\.exe/,
  /https?:\/\/[^\s<>"”]+/,
  /(?<=“)[^\s”]+(?=”)/,
].map(({ source }) => source);

/**
 * A text in which names stay as they are when the browser translates the page. Each part is in an element of its own,
 * since a translator replaces texts; all of them are in one, for parents that lay out their children.
 */
export function UntranslatedNames({ children: text, names = [] }: UntranslatedNamesProps) {
  const named = names.flatMap((name) => (name?.trim() ? wordOf(name) : []));
  const parts = text.split(new RegExp(`(${[...named, ...unmistakable].join('|')})`, 'u'));
  if (text === '') return null; // its parent may be hidden while it is empty
  if (parts.length === 1) return <span>{showInvisible(text, invisibleInWords)}</span>;
  return (
    <span>
      {parts.map((part, at) =>
        at % 2 ? <UntrustedText key={at}>{part}</UntrustedText> : <Words key={at}>{part}</Words>,
      )}
    </span>
  );
}

/** The blanks around it stay outside: some tools that compute names of dialogs trim each element. */
function Words({ children: text }: { children: string }) {
  const words = text.trim();
  const start = text.indexOf(words);
  return (
    <>
      {words === '' ? text : text.slice(0, start)}
      {words && <span>{showInvisible(words, invisibleInWords)}</span>}
      {words && text.slice(start + words.length)}
    </>
  );
}

/** Matches a name, but not a part of another word. */
const wordOf = (name: string) =>
  `(?<![\\p{L}\\p{N}])${name.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)}(?![\\p{L}\\p{N}])`;
