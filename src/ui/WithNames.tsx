interface WithNamesProps {
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
export function WithNames({ children: text, names = [] }: WithNamesProps) {
  const named = names.flatMap((name) => (name?.trim() ? wordOf(name) : []));
  const parts = text.split(new RegExp(`(${[...named, ...unmistakable].join('|')})`, 'u'));
  return (
    <span>
      {parts.length === 1
        ? text
        : parts.map(
            (part, at) =>
              part && (
                <span key={at} translate={at % 2 ? 'no' : undefined}>
                  {part}
                </span>
              ),
          )}
    </span>
  );
}

/** Matches a name, but not a part of another word. */
const wordOf = (name: string) =>
  `(?<![\\p{L}\\p{N}])${name.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)}(?![\\p{L}\\p{N}])`;
