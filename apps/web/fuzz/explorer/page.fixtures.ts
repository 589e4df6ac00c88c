import { PERSONA_PASSWORD } from '#mocks/worlds/personas.ts';
import { db } from '#mocks/db/index.ts';
import type { Deed, Kind } from './orders.fixtures.ts';
import { isJsdom } from '../watch-page.ts';

/** The elements by tag, which jsdom finds quickly, and what a menu or a list has instead. */
const TAGS = 'button, a, input, textarea, select';
const ITEMS = '[role=menuitem], [role=menuitemradio], [role=option]';

let changes = 0;
new MutationObserver(() => changes++).observe(document, { subtree: true, childList: true, attributes: true });

/** Remembers what is found in the page until the page changes. */
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

/** The labels by the id of their field; jsdom walks the whole page for each field's own. */
const labels = inPage(() => new Map(all<HTMLLabelElement>('label').map((label) => [label.htmlFor, label])));
const labelOf = (element: Element) =>
  /^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName) &&
  (element.closest('label') ?? labels().get(element.id || '-'));

/** The text without what is only for the eye. */
function spoken(element: Element | null): string {
  if (!element?.querySelector('[aria-hidden=true]')) return textOf(element);
  const copy = element.cloneNode(true) as Element;
  for (const one of all('[aria-hidden=true]', copy)) one.remove();
  return textOf(copy);
}

/** The accessible name, as far as this app gives names. */
export function nameOf(element: Element): string {
  const own = element.getAttribute('aria-label');
  if (own !== null) return own.trim();
  const by = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  if (by[0] && document.getElementById(by[0]))
    return by.map((id) => spoken(document.getElementById(id))).join(' ');
  return spoken(labelOf(element) || element) || (element.getAttribute('title') ?? '');
}

/** Looked for together: jsdom walks the whole page for each attribute. */
const parts = inPage(() => all('[role], [data-sheet], [aria-busy]'));
const withRole = (...roles: string[]) => parts().filter(({ role }) => role && roles.includes(role));
const openMenu = () => withRole('menu', 'listbox')[0];
const dialogs = inPage(() =>
  withRole('dialog', 'alertdialog').filter((one) => !one.closest('[inert], [aria-hidden=true]')),
);
/** The sheet of a person: beside the list, or where it covers it a dialog. */
export const sheet = () => parts().find((one) => one.hasAttribute('data-sheet'));
/** The uppermost dialog over the page or the sheet. */
export const dialog = () => dialogs().findLast((one) => one !== sheet());
export const isBusy = () => parts().some(({ ariaBusy }) => ariaBusy === 'true');

/** Where a person can act. */
const layer = () => openMenu() ?? dialogs().at(-1) ?? document.body;

export const rowOf = (element: Element) => element.closest('tbody tr') ?? undefined;
/** Parts of the list; a question has a table as well. */
export const inList = (selector: string) => all(selector, document.querySelector('table') ?? document.body);
/** The id of a row, from its first cell that is a number. */
export const idOf = (row: Element): number =>
  Number([...row.children].map(textOf).find((cell) => /^\d+$/.test(cell)));

/** What only an action that names it may change, and what a step is compared with. */
export type View = ReturnType<typeof viewOf>;

export function viewOf() {
  const filter = all('section').find(({ ariaLabel }) => ariaLabel === 'Filter');
  const filters = filter
    ? all('button', filter).filter((one) => one.ariaLabel?.startsWith('Remove') || one.ariaPressed === 'true')
    : [];
  const fields = all<HTMLInputElement>('input, textarea, select').filter(
    (one) =>
      !['search', 'hidden'].includes(one.type) &&
      one.role !== 'combobox' &&
      !filter?.contains(one) &&
      !one.closest('table, nav'),
  );
  return {
    path: location.pathname,
    text: textOf(document.body),
    page: /^(\d+)/.exec(textOf(document.querySelector('nav[aria-label=Pagination] p')))?.[1] ?? '',
    search: document.querySelector<HTMLInputElement>('[type=search]')?.value ?? '',
    order: String(all('th[aria-sort$=cending]').map((one) => textOf(one) + one.ariaSort)),
    filters: String(filters.map(nameOf)),
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

/** Classes that hide a part of the page in a wide window; jsdom knows no styles. */
const NARROW_ONLY = /(^| )(sm|md|lg|xl):hidden( |$)/;

/** Tells which elements are there for a person. Asks each ancestor once. */
function visibility() {
  const known = new Map<Element | null, boolean>([[null, true]]);
  return function isThere(element: Element | null): boolean {
    const before = known.get(element);
    if (before !== undefined) return before;
    const isHidden =
      element!.hasAttribute('inert') ||
      element!.hasAttribute('hidden') ||
      element!.ariaHidden === 'true' ||
      (isJsdom && NARROW_ONLY.test(element!.getAttribute('class') ?? ''));
    const answer = !isHidden && isThere(element!.parentElement);
    known.set(element, answer);
    return answer;
  };
}

export const isSeen = (element: Element) =>
  isJsdom ? element.isConnected : element.checkVisibility({ visibilityProperty: true });

/** What lies on a control, so that nobody could press it, once it is scrolled to; jsdom has no layers. */
export function coverOf(element: HTMLElement): Element | undefined {
  if (isJsdom || !isSeen(element)) return undefined;
  element.scrollIntoView({ block: 'center', inline: 'center' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  const isOwn = [element, labelOf(element)].some((one) => one && one.contains(top));
  return !top || isOwn || top.contains(element) ? undefined : top;
}

const canUse = (element: HTMLElement) =>
  !element.matches(':disabled') &&
  element.ariaDisabled !== 'true' &&
  element.ariaReadOnly !== 'true' &&
  !element.hasAttribute('readonly') &&
  !['file', 'hidden'].includes(element.getAttribute('type') ?? '');
const isField = (element: Element): element is HTMLInputElement =>
  element.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=button], [type=submit])');
/** A copy button or a date. */
const isAside = (element: HTMLElement) =>
  [element.ariaLabel, element.ariaDescription, element.title].some((text) => text?.startsWith('Copy')) ||
  element.querySelector('time') !== null;
/** A link out of the app, or to nothing that it draws. */
const leadsOut = (element: HTMLElement) =>
  element.tagName === 'A' &&
  (/^\/api|^\/tos|#/.test(element.getAttribute('href')!) ||
    !(element as HTMLAnchorElement).href.startsWith(`${location.origin}/`));

const ROLES: Record<string, string> = {
  A: 'link',
  BUTTON: 'button',
  SELECT: 'combobox',
  checkbox: 'checkbox',
  radio: 'radio',
  number: 'spinbutton',
  search: 'searchbox',
};
const role = (element: HTMLElement) =>
  element.getAttribute('role') ??
  ROLES[element.tagName] ??
  ROLES[(element as HTMLInputElement).type] ??
  'textbox';

/** Deeds by kind: what is done to a row, the page with the rest of its rows, its head and menus; fields, and what sends a form. */
const kinds: Record<Kind, (element: HTMLElement) => boolean> = {
  row: (element) => element.tagName === 'BUTTON' && rowOf(element) !== undefined && !isAside(element),
  page: (element) =>
    element.closest('main, form, [data-sheet], [role=dialog], [role=alertdialog]') !== null &&
    !isAside(element) &&
    !kinds.row(element),
  sheet: (element) => element.closest('[data-sheet]') !== null && !isAside(element),
  nav: (element) => element.closest('header, nav, [role=menu], [role=listbox], [role=tablist]') !== null,
  fill: (element) =>
    element.matches('input, textarea, select, [role=option], [role=combobox]') ||
    (element.hasAttribute('aria-haspopup') && !element.closest('header')),
  send: (element) =>
    element.getAttribute('type') === 'submit' ||
    element === all('button', dialog() ?? element).findLast((one) => !nameOf(one).startsWith('Copy')),
};

/** All that can be done in the uppermost layer, of a kind: every control, by role and name. */
export function deeds(variant: number, kind?: Kind): Deed[] {
  const isThere = visibility();
  return all(openMenu() ? ITEMS : TAGS, layer())
    .filter(
      (one) => canUse(one) && isThere(one) && isSeen(one) && (!kind || kinds[kind](one)) && !leadsOut(one),
    )
    .map((element) => deedOf(element, variant));
}

function deedOf(element: HTMLElement, variant: number): Deed {
  const name = nameOf(element);
  const row = rowOf(element);
  const cell = row && element.closest('td')!;
  const group = cell
    ? `row ${cell.cellIndex} ${all(TAGS, cell).indexOf(element)}`
    : `${role(element)} ${name}`;
  if (isField(element)) return { ...fieldDeed(element, name, variant), group, element };
  const isByKey = variant % 2 === 1;
  const place = `${row ? ` in row ${idOf(row)}` : ''}${isByKey ? '' : ' with the mouse'}`;
  return {
    words: `${element.tagName === 'INPUT' ? 'tick' : 'press'} "${name}"${place}`,
    play() {
      const isThere = visibility();
      const isSame = (one: HTMLElement) =>
        role(one) === role(element) && nameOf(one) === name && isThere(one);
      const at = all(`${TAGS}, ${ITEMS}`, layer()).filter(isSame).indexOf(element);
      return `await userEvent.click((await screen.findAllByRole('${role(element)}', { name: ${JSON.stringify(name)} }))[${at}]!);`;
    },
    group,
    element,
    act: () => (isByKey ? pressByKey(element) : click(element)),
  };
}

/** A text for a field: of its label what a person would type there. */
function textFor(label: string, variant: number, { type }: HTMLInputElement): string {
  const of = (...choices: string[]) => choices[variant % choices.length]!;
  const phrase = /^Type (.*) to confirm/.exec(label)?.[1];
  if (phrase) return phrase;
  if (/password/i.test(label)) return PERSONA_PASSWORD;
  if (label === 'Username') return of('admin', 'customer', 'premium', 'NEW1');
  if (/Access key/.test(label)) return of(db.keys.where('status', 'UNUSED').at(-1)?.code ?? 'X', 'NO-KEY');
  if (type === 'datetime-local') return of('2027-05-05T10:00', '2027-06-06T12:30');
  if (type === 'date') return of('2027-05-05', '2027-06-06');
  if (type === 'number' || /amount|days|duration|hours|codes/i.test(label)) return of('2', '5', '48');
  if (/search|palette/i.test(label)) return of('a', 'CS2', '');
  return of('NEW1', 'NEW2', 'NEW3');
}

function fieldDeed(element: HTMLInputElement, name: string, variant: number) {
  const { options } = element as unknown as HTMLSelectElement;
  const choice = element.tagName === 'SELECT' ? options[variant % options.length] : undefined;
  const value = choice?.value ?? textFor(name, variant, element);
  const found = `await screen.findByLabelText(${JSON.stringify(name)})`;
  return {
    words: choice ? `choose "${textOf(choice)}" in "${name}"` : `type "${value}" in "${name}"`,
    play: () =>
      choice
        ? `await userEvent.selectOptions(${found}, ${JSON.stringify(value)});`
        : `await fireEvent.change(${found}, { target: { value: ${JSON.stringify(value)} } });`,
    ...((!choice || choice.value) && { typed: choice ? textOf(choice) : value }),
    act() {
      element.focus();
      setValue(element, value);
      element.dispatchEvent(new Event(choice ? 'change' : 'input', { bubbles: true }));
    },
  };
}

/** As a person's typing, which React notices. */
export function setValue(element: HTMLElement, value: string) {
  const prototype = Object.getPrototypeOf(element) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(element, value);
}

/** As Enter or Space do it. */
export function pressByKey(element: HTMLElement) {
  element.focus();
  const key = { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true };
  const isFree = element.dispatchEvent(new KeyboardEvent('keydown', key));
  if (isFree && element.isConnected)
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 0 }));
}

function click(element: HTMLElement) {
  const options = { bubbles: true, cancelable: true, button: 0, detail: 1 };
  element.dispatchEvent(new PointerEvent('pointerdown', { ...options, pointerType: 'mouse' }));
  if (element.dispatchEvent(new MouseEvent('mousedown', options)))
    element.closest<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')?.focus();
  element.dispatchEvent(new PointerEvent('pointerup', { ...options, pointerType: 'mouse' }));
  element.dispatchEvent(new MouseEvent('mouseup', options));
  if (element.isConnected) element.dispatchEvent(new MouseEvent('click', options));
}

/** @param name 'Escape', 'Control+k' */
export function pressKey(name: string) {
  const [key, modifier] = name.split('+').toReversed() as [string, string?];
  const target = document.activeElement ?? document.body;
  const options = { key, code: key, ctrlKey: modifier === 'Control', bubbles: true, cancelable: true };
  for (const type of ['keydown', 'keyup']) target.dispatchEvent(new KeyboardEvent(type, options));
}
