/** Maximum number of page texts in a failure, and of characters of each. */
const TEXTS = 5;
const SIGNS = 90;

const raw = {
  text: /^Unable to find an element with the text: (.*?)\. This could be because/,
  role: /^Unable to find (?:an (?:accessible )?element with the )?role[ =]"(.+?)"(?: and name ["`]?(.+?)["`]?)?$/,
  other: /^(Unable to find|Found multiple|Found a label)/,
};

/**
 * Replaces Testing Library's `getElementError`: a sentence with what the page shows instead, without the page's
 * whole markup.
 */
export function elementError(message: string | null, container: Element): Error {
  if (message === null) return new Error(container.outerHTML.slice(0, SIGNS));
  const [first = ''] = message.split('\n');
  const [, text] = raw.text.exec(first) ?? [];
  const [, role, name] = raw.role.exec(first) ?? [];
  if (text) return missing(`The page does not show “${text}”`);
  if (role) return missing(`The page has no ${role}${name ? ` named “${name}”` : ''}`);
  // a matcher's own lines say more than the page
  return raw.other.test(first) || first === message ? missing(first) : new Error(message);
}

/**
 * Creates an error about something missing from the page. Its message is computed when read, as a wait makes many
 * errors. By its name, Testing Library points it at the caller of the wait.
 */
export function missing(sentence: string): Error {
  let message: string | undefined;
  return Object.defineProperties(new Error(sentence), {
    name: { value: 'TestingLibraryElementError' },
    message: {
      configurable: true,
      get: () => (message ??= describeMissing(sentence, textOf(document.body))),
    },
  });
}

/** Returns the visible text in lines; of jsdom, which has no layout, the text of each element. */
const textOf = (body: HTMLElement) =>
  body.innerText ??
  Array.from(body.querySelectorAll('*'), ({ childNodes }) =>
    Array.from(childNodes, (node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : '')).join(''),
  ).join('\n');

/**
 * Describes what is missing in at most seven lines, with the texts of the page that are most similar.
 * @param shown the visible text of the page, in lines
 */
function describeMissing(sentence: string, shown: string): string {
  const wanted = new Set(pairsOf(/“(.+)”/.exec(sentence)?.[1] ?? sentence));
  const texts = new Set(
    shown
      .split(/[\n\t]+/)
      .map((text) => text.trim())
      .filter(Boolean),
  );
  const likeness = (text: string) => {
    const pairs = pairsOf(text);
    return (2 * pairs.filter((pair) => wanted.has(pair)).length) / (pairs.length + wanted.size);
  };
  const nearest = [...texts]
    .map((text) => ({ text, likeness: likeness(text) }))
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, TEXTS);
  if (nearest.length === 0) return sentence;
  return [
    `${sentence}. It shows ${texts.size} texts, the nearest:`,
    ...nearest.map(({ text }) => `  ${text.slice(0, SIGNS)}`),
  ].join('\n');
}

/** Returns the pairs of letters that follow each other. */
const pairsOf = (text: string) =>
  Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2).toLowerCase());
