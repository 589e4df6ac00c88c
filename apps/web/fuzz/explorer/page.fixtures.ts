import { computeAccessibleName } from 'dom-accessibility-api';
import type { TableName } from '#mocks/db/index.ts';
import type { AdminPath } from '#src/session/page-names.ts';

interface List {
  table: TableName;
  noun: string;
  /** Path of the list's calls. */
  api: string;
}

/** The lists of the console by address. */
export const lists: Record<string, List> = {
  '/admin/keys': { table: 'keys', noun: 'key', api: '/api/admin/keys' },
  '/admin/subs': { table: 'subscriptions', noun: 'subscription', api: '/api/admin/subscriptions' },
  '/admin/users': { table: 'users', noun: 'user', api: '/api/admin/users' },
  '/admin/hwid': { table: 'hwidRequests', noun: 'request', api: '/api/admin/hwid-reset/requests' },
  '/admin/invites': { table: 'invites', noun: 'invite', api: '/api/admin/invites' },
  '/admin/products': { table: 'products', noun: 'product', api: '/api/admin/products' },
} satisfies Record<AdminPath, List>;

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
const parts = inPage(() => all('[role], [data-sheet], [aria-busy]'));
const withRole = (...roles: string[]) => parts().filter(({ role }) => role && roles.includes(role));
export const openMenu = () => withRole('menu', 'listbox')[0];
/** Returns the open dialogs, without those that are inert below another one. */
export const dialogs = inPage(() =>
  withRole('dialog', 'alertdialog').filter((one) => !one.closest('[inert], [aria-hidden=true]')),
);
/** Returns a user's sheet, beside the list or, if it covers the list, a dialog. */
export const sheet = () => parts().find((one) => one.hasAttribute('data-sheet'));
/** Returns the uppermost dialog over the page or the sheet. */
export const dialog = () => dialogs().findLast((one) => one !== sheet());
export const isBusy = () => parts().some(({ ariaBusy }) => ariaBusy === 'true');

export const rowOf = (element: Element) => element.closest('tbody tr') ?? undefined;
/** Returns the id of a row, from its first cell that is a number. */
export const idOf = (row: Element): number =>
  Number([...row.children].map(textOf).find((cell) => /^\d+$/.test(cell)));

/** State of the page that rules compare before and after a step. */
export type View = ReturnType<typeof viewOf>;

export function viewOf() {
  const fields = all<HTMLInputElement>('input, textarea, select').filter(
    (one) =>
      !['search', 'hidden'].includes(one.type) &&
      one.role !== 'combobox' &&
      !one.closest('table, nav, [aria-label=Filter]'),
  );
  return {
    path: location.pathname,
    text: textOf(document.body),
    selected: all('tbody input:checked').map((one) => idOf(one.closest('tr')!)),
    hasDialog: dialog() !== undefined,
    fields: new Map(fields.map((one) => [nameOf(one), valueOf(one)])),
    focus: document.activeElement,
  };
}

const valueOf = (field: HTMLInputElement) =>
  ['checkbox', 'radio'].includes(field.type)
    ? String(field.checked)
    : field.tagName === 'SELECT'
      ? textOf((field as unknown as HTMLSelectElement).selectedOptions[0])
      : field.value;
