import { computeAccessibleName } from 'dom-accessibility-api';
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

/** Enough of a style for a name: jsdom works out all of it for each element. */
const plain = ({ tagName }: Element) =>
  ({
    display: /^(A|B|BUTTON|CODE|INPUT|LABEL|MARK|SPAN|STRONG|SVG|TIME)$/i.test(tagName) ? 'inline' : 'block',
    visibility: 'visible',
    getPropertyValue: () => '',
  }) as unknown as CSSStyleDeclaration;
const asOfStyles = isJsdom ? { getComputedStyle: plain, computedStyleSupportsPseudoElements: false } : {};
const names = inPage(() => new Map<Element, string>());
/** The accessible name, as Testing Library finds it. */
export function nameOf(element: Element): string {
  const known = names().get(element);
  if (known !== undefined) return known;
  const name = computeAccessibleName(element, asOfStyles);
  names().set(element, name);
  return name;
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

const layer = () => openMenu() ?? dialogs().at(-1) ?? document.body;
/** Where a person can act: the uppermost layer, and notices, which no dialog makes inert. */
const reach = (selector: string) => {
  const notices = layer() === document.body ? [] : all('[data-top-notice] button');
  return [...all(openMenu() ? ITEMS : TAGS, layer()), ...notices].filter((one) => one.matches(selector));
};

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
  const isOwn = [element, ...((element as HTMLInputElement).labels ?? [])].some((one) => one.contains(top));
  return !top || isOwn || top.contains(element) ? undefined : top;
}

const canUse = (element: HTMLElement) =>
  !element.matches(':disabled') &&
  element.ariaDisabled !== 'true' &&
  element.ariaReadOnly !== 'true' &&
  !element.hasAttribute('readonly') &&
  element.getAttribute('type') !== 'hidden';
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
  return reach('*')
    .filter(
      (one) => canUse(one) && isThere(one) && isSeen(one) && (!kind || kinds[kind](one)) && !leadsOut(one),
    )
    .map((element) => deedOf(element, variant));
}

/** A deed by its words, such as 'type "2 weeks" in "Duration"' or 'press "Edit"' and how the name goes on. */
export function deedBy(words: string): Deed | undefined {
  const [, value, label = ''] = /^(?:type|choose) "(.*)" in "(.*)"$/.exec(words) ?? [];
  const isByMouse = words.endsWith(' with the mouse');
  if (value === undefined) {
    const begins = words.replace(/ with the mouse$/, '');
    const found = deeds(isByMouse ? 0 : 1);
    return found.find((one) => one.words === words) ?? found.find((one) => one.words.startsWith(begins));
  }
  const field = all<HTMLInputElement>('input, textarea, select', dialogs().at(-1)).find(
    (one) => canUse(one) && nameOf(one).startsWith(label),
  );
  return field && { element: field, ...fieldDeed(field, nameOf(field), value) };
}

function deedOf(element: HTMLElement, variant: number): Deed {
  const name = nameOf(element);
  const row = rowOf(element);
  const cell = row && element.closest('td')!;
  const group = cell
    ? `row ${cell.cellIndex} ${all(TAGS, cell).indexOf(element)}`
    : `${element.tagName} ${name}`;
  if (element.getAttribute('type') === 'file')
    return { words: `choose a file in "${name}"`, element, group, act: () => chooseFile(element) };
  if (isField(element))
    return { ...fieldDeed(element, name, choiceFor(element, name, variant)), group, element };
  const isByKey = variant % 2 === 1;
  const place = `${row ? ` in row ${idOf(row)}` : ''}${isByKey ? '' : ' with the mouse'}`;
  return {
    words: `${element.tagName === 'INPUT' ? 'tick' : 'press'} "${name}"${place}`,
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

function choiceFor(element: HTMLElement, name: string, variant: number): string {
  const { options } = element as HTMLSelectElement;
  return options
    ? textOf(options[variant % options.length])
    : textFor(name, variant, element as HTMLInputElement);
}

/** @param text what is typed, or the text of the option that is chosen */
function fieldDeed(element: HTMLInputElement, name: string, text: string) {
  const options = [...((element as unknown as HTMLSelectElement).options ?? [])];
  const choice = options.find((one) => textOf(one) === text);
  const value = choice?.value ?? text;
  return {
    words: choice ? `choose "${textOf(choice)}" in "${name}"` : `type "${value}" in "${name}"`,
    ...((!choice || choice.value) && { typed: choice ? textOf(choice) : value }),
    act() {
      element.focus();
      setValue(element, value);
      element.dispatchEvent(new Event(choice ? 'change' : 'input', { bubbles: true }));
    },
  };
}

function chooseFile(element: HTMLElement) {
  const files = [new File(['MZ'], 'client.exe')];
  Object.defineProperty(element, 'files', { value: files, configurable: true });
  element.dispatchEvent(new Event('change', { bubbles: true }));
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
