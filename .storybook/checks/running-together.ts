/** Cells, labels, options and cards of a number: read by scripts, screen readers and copied as one text. */
const places = 'td, th, label, option, [role="option"], [role="menuitem"], button, a, main [role="group"] > :has(> p)';

/** Texts of neighbouring elements with no sign between them, such as '482 days' of '48' and '2 days'. */
export function textsRunningTogether(): string[] {
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let before = walker.nextNode();
  for (let text = walker.nextNode(); before && text; before = text, text = walker.nextNode()) {
    if (before.parentNode === text.parentNode) continue; // of one sentence
    const pair = [before.textContent!, text.textContent!] as const;
    if (!/[\p{L}\p{N}]$/u.test(pair[0]) || !/^[\p{L}\p{N}]/u.test(pair[1])) continue;
    const range = document.createRange();
    range.setStart(before, 0);
    range.setEnd(text, 0);
    const around = range.commonAncestorContainer as Element;
    if (around.closest(places)) found.add(pair.join('|'));
  }
  return [...found];
}
