import { computeAccessibleName } from 'dom-accessibility-api';

let changes = 0;
new MutationObserver(() => changes++).observe(document, { subtree: true, childList: true, attributes: true });

/** Caches the result of `find` until the page changes. */
function inPage<Found>(find: () => Found): () => Found {
  let [at, found] = [-1, undefined as Found];
  return () => {
    if (at !== changes) [at, found] = [changes, find()];
    return found;
  };
}

export const all = <E extends Element = HTMLElement>(selector: string, place: ParentNode = document) => [
  ...place.querySelectorAll<E>(selector),
];
export const textOf = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Returns enough of a style to compute a name: jsdom computes all of it for each element. */
const plain = ({ tagName }: Element) =>
  ({
    display: /^(A|B|BUTTON|CODE|INPUT|LABEL|MARK|SPAN|STRONG|SVG|TIME)$/i.test(tagName) ? 'inline' : 'block',
    visibility: 'visible',
    getPropertyValue: () => '',
  }) as unknown as CSSStyleDeclaration;
const asOfStyles = { getComputedStyle: plain, computedStyleSupportsPseudoElements: false };
const names = inPage(() => new Map<Element, string>());
/** Returns the accessible name, as Testing Library finds it. */
export function nameOf(element: Element): string {
  const known = names().get(element);
  if (known !== undefined) return known;
  const name = computeAccessibleName(element, asOfStyles);
  names().set(element, name);
  return name;
}

/** Finds all parts at once, as jsdom walks the whole page for each attribute. */
const parts = inPage(() => all('[role], [aria-busy]'));
const withRole = (...roles: string[]) => parts().filter(({ role }) => role && roles.includes(role));
export const openMenu = () => withRole('menu', 'listbox')[0];
/** Returns the open dialogs, without those that are inert below another one. */
export const dialogs = inPage(() =>
  withRole('dialog', 'alertdialog').filter((one) => !one.closest('[inert], [aria-hidden=true]')),
);
export const isBusy = () => parts().some(({ ariaBusy }) => ariaBusy === 'true');

export const rowOf = (element: Element) => element.closest('tbody tr') ?? undefined;
/** Returns the id of a row, from its first cell that is a number. */
export const idOf = (row: Element): number =>
  Number([...row.children].map(textOf).find((cell) => /^\d+$/.test(cell)));

const data =
  'header, [aria-label=Statistics], main tbody tr, [aria-label=Pagination] p, [data-sheet], [aria-labelledby=subscriptions] li';
/** Returns the server's data on the page, in lines, without the time of the read, results of actions and open menus. */
export const shownData = () =>
  all(data).map((part) => {
    const copy = part.cloneNode(true) as HTMLElement;
    for (const own of all('[role=status], [role=menu], [role=listbox]', copy)) own.remove();
    return textOf(copy).replace(/ at \d+:\d+ [AP]M/, '');
  });

/** Returns a description of the first line of data that a reload has changed; undefined if it has changed none. */
export function changedLine(shown: string[], anew: string[]): string | undefined {
  const at = [...shown, ...anew].findIndex((_, line) => shown[line] !== anew[line]);
  return at < 0 ? undefined : `'${shown[at]}' was shown, and after a reload '${anew[at]}'`;
}
