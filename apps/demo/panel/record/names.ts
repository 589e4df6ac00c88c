/** Elements that a person presses. */
export const pressable =
  'button, a, label, input[type="checkbox"], input[type="radio"], [role="menuitem"], ' +
  '[role="option"], [role="tab"], [role="checkbox"]';

/** The aria-label or the text: close to the accessible name, but fast on a page with a hundred buttons. */
export function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label');
  if (label !== null) return label.trim();
  let name = '';
  let parent: Element | null = null;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode;
    const hidden = parentElement?.closest('[aria-hidden="true"]');
    if (hidden && element.contains(hidden)) continue; // everything behind a dialog is hidden as a whole
    // JSX splits the text of one element into several nodes
    name += `${parentElement === parent ? '' : ' '}${nodeValue}`;
    parent = parentElement;
  }
  return name.replace(/\s+/g, ' ').trim();
}

/** Headless UI keeps closing elements in the DOM while they fade out; users no longer interact with them. */
export const isGone = (element: Element) => element.closest('[inert], [data-leave]') !== null;

/** The topmost dialog. */
export const openDialog = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')]
    .filter((each) => !isGone(each))
    .at(-1);

/** The elements that an attribute such as aria-labelledby names. */
export const partsOf = (element: Element | undefined, attribute: string) =>
  (element?.getAttribute(attribute)?.split(' ') ?? []).flatMap((id) => document.getElementById(id) ?? []);

/** The label of a field, a box or a list; Headless UI names a list by its button. */
export function labelOf(element: Element): string | undefined {
  if (element.ariaLabel !== null) return element.matches('input') ? element.ariaLabel : undefined;
  const labels = (element as Partial<HTMLInputElement>).labels ?? [];
  const [by] = [...labels, ...partsOf(element, 'aria-labelledby')];
  return by?.matches('label') ? by.textContent.trim() : by && labelOf(by);
}
