const places =
  'td, th, label, option, [role="option"], [role="menuitem"], button, a, main [role="group"] > :has(> p)';

/** Returns texts of neighbours in a cell, label, option or card that scripts and copies read as one word: '482 days'. */
export function textsRunningTogether(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let before: Node | undefined;
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    if (!text.textContent || text.parentElement?.closest('[aria-hidden="true"]')) continue;
    const [end, start] = [before?.textContent ?? '', text.textContent];
    if (
      text.parentNode !== before?.parentNode &&
      /[\p{L}\p{N}]\n[\p{L}\p{N}]/u.test(`${end.slice(-1)}\n${start[0]}`)
    ) {
      const range = document.createRange();
      range.setStart(before!, 0);
      range.setEnd(text, 0);
      const { commonAncestorContainer } = range;
      if ((commonAncestorContainer as Element).closest(places)) found.push(`${end}|${start}`);
    }
    before = text;
  }
  return found;
}

const unlikeWords = /\p{L}.*\d|\d.*\p{L}|\p{Ll}\p{Lu}/u;

/**
 * Returns names and codes that stand in one place as they are in a translated page, and in another would be
 * translated.
 */
export function textsTranslatedByMistake(): string[] {
  const marked = [...document.querySelectorAll('[translate="no"]:not(kbd)')].map((each) => each.textContent);
  const names = new Set(marked.filter((name) => unlikeWords.test(name)));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    if (parentElement?.closest('[translate="no"], script, style')) continue;
    if (textContent?.split(/[\s“”.,:]+/).some((word) => names.has(word))) found.push(textContent);
  }
  return found;
}
