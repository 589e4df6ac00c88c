import { PERSONA_PASSWORD } from '#mocks/worlds/personas.ts';
import { db } from '#mocks/db/index.ts';
import type { Kind } from './orders.fixtures.ts';
import type { Deed } from './state.fixtures.ts';

/** The elements by tag, which jsdom finds quickly, and what a menu or a list has instead. */
const TAGS = 'button, a, input, textarea, select';
const ITEMS = '[role=menuitem], [role=menuitemradio], [role=option]';

let changes = 0;
new MutationObserver(() => changes++).observe(document, { subtree: true, childList: true, attributes: true });

/** What is found in the page, which is searched again only when it has changed. */
export function inPage<Found>(find: () => Found): () => Found {
  let [at, found] = [-1, undefined as Found];
  return () => {
    if (at !== changes) [at, found] = [changes, find()];
    return found;
  };
}

const text = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

/** The accessible name, as far as this app gives names. */
export function nameOf(element: Element): string {
  const own = element.getAttribute('aria-label');
  if (own !== null) return own.trim();
  const by = element
    .getAttribute('aria-labelledby')
    ?.split(' ')
    .map((id) => document.getElementById(id));
  if (by?.[0]) return by.map((one) => (one ? text(one) : '')).join(' ');
  const label =
    isField(element) || element.tagName === 'INPUT' ? (element as HTMLInputElement).labels?.[0] : undefined;
  return text(label ?? element) || (element.getAttribute('title') ?? '');
}

/** Classes that hide a part of the page in a wide window; jsdom knows no styles. */
const NARROW_ONLY = /(^| )(sm|md|lg|xl):hidden( |$)/;

/** Tells which elements are there for a person; asked of one state of the page, it looks at each ancestor once. */
function visibility() {
  const known = new Map<Element | null, boolean>([[null, true]]);
  return function isThere(element: Element | null): boolean {
    const before = known.get(element);
    if (before !== undefined) return before;
    const has = (name: string) => element!.hasAttribute(name);
    const isHidden =
      has('inert') ||
      has('hidden') ||
      element!.getAttribute('aria-hidden') === 'true' ||
      NARROW_ONLY.test(element!.getAttribute('class') ?? '');
    const answer = !isHidden && isThere(element!.parentElement);
    known.set(element, answer);
    return answer;
  };
}

const canUse = (element: Element) =>
  !(element as HTMLButtonElement).disabled &&
  element.getAttribute('aria-disabled') !== 'true' &&
  !element.hasAttribute('readonly') &&
  !['file', 'hidden'].includes((element as HTMLInputElement).type);

const openMenu = inPage(() => document.querySelector('[role=menu], [role=listbox]'));

export const dialogs = inPage(() =>
  [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].filter(
    (one) => !one.closest('[inert], [aria-hidden=true]'),
  ),
);
/** The sheet of a person: an aside, or where it covers the list a dialog. */
export const sheet = inPage(
  () =>
    document.querySelector('aside, [role=complementary]') ??
    dialogs().find((one) => one.querySelector('section[aria-label="Addresses and hardware"]')),
);
export const rowOf = (element: Element) => element.closest('tbody tr') ?? undefined;
/** The id of a row, from its first cell that is a number. */
export const idOf = (row: Element): number =>
  Number([...row.children].map(text).find((cell) => /^\d+$/.test(cell)));

const role = (element: Element) =>
  element.getAttribute('role') ??
  { A: 'link', BUTTON: 'button', SELECT: 'combobox', TEXTAREA: 'textbox' }[element.tagName] ??
  (
    { checkbox: 'checkbox', radio: 'radio', number: 'spinbutton', search: 'searchbox' } as Record<
      string,
      string
    >
  )[(element as HTMLInputElement).type] ??
  'textbox';

/** All that can be done in the uppermost layer, of a kind. */
export function deeds(variant: number, kind: Kind = 'any'): Deed[] {
  const isThere = visibility();
  const menu = openMenu();
  const layer = menu ?? dialogs().at(-1) ?? document.body;
  return [...layer.querySelectorAll<HTMLElement>(menu ? ITEMS : TAGS)]
    .filter((element) => canUse(element) && isThere(element) && kinds[kind](element))
    .flatMap((element) => deedOf(element, variant));
}

function deedOf(element: HTMLElement, variant: number): Deed[] {
  const isLink = element.tagName === 'A';
  if (
    isLink &&
    (/^\/api|^\/tos|#/.test(element.getAttribute('href')!) ||
      !(element as HTMLAnchorElement).href.startsWith(`${location.origin}/`))
  )
    return [];
  const name = nameOf(element);
  const row = rowOf(element);
  const group = row
    ? `row ${[...row.children].indexOf(element.closest('td')!)} ${isLink ? 'link' : name.split(' ')[0]}`
    : `${role(element)} ${name}`;
  const find = `await screen.findByRole('${role(element)}', { name: '${name.replaceAll("'", "\\'")}' })`;
  if (isField(element)) return [fieldDeed(element, name, group, find, variant)];
  const isByKey = variant % 2 === 1;
  const place = `${row ? ` in row ${idOf(row)}` : ''}${isByKey ? '' : ' with the mouse'}`;
  const words = `${element.tagName === 'INPUT' ? 'tick' : 'press'} "${name}"${place}`;
  const act = () => (isByKey ? pressByKey(element) : click(element));
  return [{ words, play: `await userEvent.click(${find});`, group, element, isByKey, act }];
}

/** A copy button or a date. */
const isAside = (element: HTMLElement) =>
  (element.getAttribute('aria-description') ?? element.title).startsWith('Copy') ||
  element.querySelector('time') !== null;

/** Deeds by kind: what rows offer, the page, its head and menus; fields, and what sends a form. */
const kinds: Record<Kind, (element: HTMLElement) => boolean> = {
  row: (element) => rowOf(element) !== undefined && !isAside(element),
  page: (element) =>
    element.closest('main, aside, form, [role=complementary], [role=dialog], [role=alertdialog]') !== null &&
    !element.closest('table') &&
    !isAside(element),
  nav: (element) => element.closest('header, nav, [role=menu], [role=listbox], [role=tablist]') !== null,
  fill: (element) =>
    isField(element) ||
    element.tagName === 'INPUT' ||
    ['option', 'combobox'].includes(role(element)) ||
    (element.hasAttribute('aria-haspopup') && !element.closest('header')),
  submit: (element) => element.getAttribute('type') === 'submit',
  any: () => true,
};

const isField = (element: Element): element is HTMLInputElement =>
  ['TEXTAREA', 'SELECT'].includes(element.tagName) ||
  (element.tagName === 'INPUT' &&
    !['checkbox', 'radio', 'button', 'submit'].includes((element as HTMLInputElement).type));

/** A text for a field: of its label what a person would type there. */
function textFor(label: string, variant: number, { type }: HTMLInputElement): string {
  const of = (...choices: string[]) => choices[variant % choices.length]!;
  const phrase = /^Type (.*) to confirm/.exec(label)?.[1];
  if (phrase) return phrase;
  if (/password/i.test(label)) return PERSONA_PASSWORD;
  if (/Access key/.test(label))
    return of(db.keys.where('status', 'UNUSED').at(-1 - (variant % 3))?.code ?? 'X', 'NO-KEY');
  if (type === 'number' || /amount|days|duration|hours|codes/i.test(label)) return of('2', '5', '48');
  if (type === 'datetime-local') return of('2027-05-05T10:00', '2027-06-06T12:30');
  if (type === 'date') return of('2027-05-05', '2027-06-06');
  if (type === 'time') return of('10:00', '12:30');
  if (/search|palette/i.test(label)) return of('a', 'CS2', '');
  return of('NEW1', 'NEW2', 'NEW3');
}

function fieldDeed(
  element: HTMLInputElement,
  name: string,
  group: string,
  find: string,
  variant: number,
): Deed {
  const choice = element as unknown as HTMLSelectElement;
  const isChoice = element.tagName === 'SELECT';
  const value = isChoice
    ? (choice.options[variant % choice.options.length]?.value ?? '')
    : textFor(name, variant, element);
  const act = () => {
    element.focus();
    const prototype = Object.getPrototypeOf(element) as object;
    Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(element, value);
    element.dispatchEvent(new Event(isChoice ? 'change' : 'input', { bubbles: true }));
  };
  if (isChoice)
    return {
      words: `choose "${value}" in "${name}"`,
      play: `await userEvent.selectOptions(${find}, '${value}');`,
      group,
      element,
      act,
    };
  return {
    words: `type "${value}" in "${name}"`,
    play: `await userEvent.fill(${find}, '${value}');`,
    group,
    element,
    act,
  };
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
  if (element.dispatchEvent(new MouseEvent('mousedown', options))) {
    const focusable = element.closest<HTMLElement>('a[href], button, input, select, textarea, [tabindex]');
    focusable?.focus();
  }
  element.dispatchEvent(new PointerEvent('pointerup', { ...options, pointerType: 'mouse' }));
  element.dispatchEvent(new MouseEvent('mouseup', options));
  if (element.isConnected) element.dispatchEvent(new MouseEvent('click', options));
}

export function pressKey(key: string) {
  const target = document.activeElement ?? document.body;
  for (const type of ['keydown', 'keyup'])
    target.dispatchEvent(new KeyboardEvent(type, { key, code: key, bubbles: true, cancelable: true }));
}
