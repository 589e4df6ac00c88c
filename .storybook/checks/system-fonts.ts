import { commands } from 'vitest/browser';

const segmenter = new Intl.Segmenter('en');
/** Characters that a web font draws, after the document and font that ask for them. */
const confirmed = new Set<string>();

/**
 * Finds characters of a page and its frames that a system font renders, with that font: other machines have others.
 * Each character is checked once a run.
 */
export async function charactersInSystemFonts(page = document): Promise<string[]> {
  const found: string[] = [];
  for (const { contentDocument } of page.querySelectorAll('iframe'))
    if (contentDocument) found.push(...(await charactersInSystemFonts(contentDocument)));

  const probes = new Map<string, HTMLElement>();
  for (const element of page.body.querySelectorAll('*'))
    for (const { text, font } of textsOf(element))
      for (const { segment } of segmenter.segment(text)) {
        const key = `${page.URL} ${font} ${segment}`;
        if (confirmed.has(key) || probes.has(key)) continue;
        const probe = page.createElement('span');
        probe.style.font = font;
        probe.textContent = segment;
        probes.set(key, probe);
      }
  await page.fonts.ready; // also those that its texts have just asked for
  if (probes.size === 0) return found;

  const container = page.body.appendChild(page.createElement('div'));
  container.className = 'font-probes';
  container.style.cssText = 'position: fixed; visibility: hidden';
  container.append(...probes.values());
  const fonts = await commands.systemFonts('.font-probes');
  container.remove();
  for (const [at, [key, { textContent }]] of [...probes].entries())
    if (fonts[at]) found.push(`${textContent} in ${fonts[at]}`);
    else confirmed.add(key);
  return found;
}

/** Returns an element's own text: its text nodes, a field's value or placeholder, and generated content. */
function textsOf(element: Element) {
  return [undefined, '::before', '::after'].flatMap((pseudo) => {
    const { content, display, fontFamily, fontStyle, fontWeight } = getComputedStyle(element, pseudo);
    const text = pseudo ? content.includes('"') && content : ownText(element);
    if (!text || !(display === 'contents' || element.checkVisibility({ visibilityProperty: true })))
      return [];
    return { text, font: `${fontStyle} ${fontWeight} 16px ${fontFamily}` };
  });
}

/** Asks for properties, not classes: those of elements in a frame are others. */
function ownText(element: Element): string {
  const { value, placeholder, selectedOptions } = element as Partial<HTMLInputElement & HTMLSelectElement>;
  if (selectedOptions) return selectedOptions[0]?.text ?? '';
  if (placeholder !== undefined) return value || placeholder;
  return [...element.childNodes].map((node) => (node.nodeType === 3 ? node.nodeValue : '')).join('');
}
