import { fireEvent } from '@testing-library/dom';
import { db } from '#mocks/db/index.ts';
import { PERSONA_PASSWORD } from '#mocks/worlds/personas.ts';
import type { Action } from './sequences.fixtures.ts';
import { all, dialogs, idOf, nameOf, openMenu, rowOf, textOf } from './page.fixtures.ts';

/** Tags of controls, which jsdom finds quickly, and roles of items in menus and lists. */
const TAGS = 'button, a, input, textarea, select';
const ITEMS = '[role=menuitem], [role=menuitemradio], [role=option]';

/** Parts that the user does not see: hidden ones, and those of a narrow window; jsdom knows no styles. */
const HIDDEN =
  '[inert], [hidden], [aria-hidden=true], [class~="sm:hidden"], [class~="md:hidden"], [class~="lg:hidden"]';
const UNUSABLE = ':disabled, [aria-disabled=true], [aria-readonly=true], [readonly], [type=hidden]';

/** Finds controls that the user can reach: in the uppermost layer, and in notices, which no dialog makes inert. */
function reach(): HTMLElement[] {
  const layer = openMenu() ?? dialogs().at(-1);
  const notices = layer ? all('[data-top-notice] button') : [];
  const hidden = all(HIDDEN);
  return [...all(openMenu() ? ITEMS : TAGS, layer), ...notices].filter(
    (one) => !one.matches(UNUSABLE) && !hidden.some((part) => part.contains(one)),
  );
}

const isField = (element: Element): element is HTMLInputElement =>
  element.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=button], [type=submit])');
/** True for a copy button or a date. */
const isAside = (element: HTMLElement) =>
  [element.ariaLabel, element.ariaDescription, element.title].some((text) => text?.startsWith('Copy')) ||
  element.querySelector('time') !== null;
/** True for a link that leaves the app or the page: another origin, /api, /tos or a hash. */
const leadsOut = (element: HTMLElement) =>
  element.tagName === 'A' &&
  (/^\/api|^\/tos|#/.test(element.getAttribute('href')!) ||
    !(element as HTMLAnchorElement).href.startsWith(`${location.origin}/`));

/** Returns an action for each control that the user can reach; `variant` picks texts, and mouse or key. */
export const actions = (variant: number): Action[] =>
  reach()
    .filter((one) => !isAside(one) && !leadsOut(one))
    .map((element) => actionOf(element, variant));

/**
 * Finds an action of the user by its words, such as 'type "2 weeks" in "Duration"' or 'press "Edit', whose name may
 * be cut short.
 */
export function actionBy(words: string): Action | undefined {
  const [, value, label = ''] = /^(?:type|choose) "(.*)" in "(.*)"$/.exec(words) ?? [];
  const isByMouse = words.endsWith(' with the mouse');
  if (value === undefined) {
    const begins = words.replace(/ with the mouse$/, '');
    const found = actions(isByMouse ? 0 : 1);
    return found.find((one) => one.words === words) ?? found.find((one) => one.words.startsWith(begins));
  }
  const field = all<HTMLInputElement>('input, textarea, select', dialogs().at(-1)).find(
    (one) => !one.matches(UNUSABLE) && nameOf(one).startsWith(label),
  );
  return field && { element: field, ...fieldDeed(field, nameOf(field), value) };
}

function actionOf(element: HTMLElement, variant: number): Action {
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

/** Returns a plausible text for a field, by its label. */
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

/** Creates the action that types `text` into a field, or chooses the option of that text. */
function fieldDeed(element: HTMLInputElement, name: string, text: string) {
  const options = [...((element as unknown as HTMLSelectElement).options ?? [])];
  const choice = options.find((one) => textOf(one) === text);
  const value = choice?.value ?? text;
  return {
    words: choice ? `choose "${textOf(choice)}" in "${name}"` : `type "${value}" in "${name}"`,
    act() {
      element.focus();
      fireEvent[choice ? 'change' : 'input'](element, { target: { value } });
    },
  };
}

const chooseFile = (element: HTMLElement) =>
  fireEvent.change(element, { target: { files: [new File(['MZ'], 'client.exe')] } });

/** Focuses an element and presses Enter on it. */
export function pressByKey(element: HTMLElement) {
  element.focus();
  const isFree = fireEvent.keyDown(element, { key: 'Enter', code: 'Enter' });
  if (isFree && element.isConnected) fireEvent.click(element);
}

function click(element: HTMLElement) {
  fireEvent.pointerDown(element, { pointerType: 'mouse' });
  if (fireEvent.mouseDown(element, { detail: 1 }))
    element.closest<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')?.focus();
  fireEvent.pointerUp(element, { pointerType: 'mouse' });
  fireEvent.mouseUp(element, { detail: 1 });
  if (element.isConnected) fireEvent.click(element, { detail: 1 });
}

/** Presses a key at the focus. `name`: such as 'Escape' or 'Control+k'. */
export function pressKey(name: string) {
  const [key, modifier] = name.split('+').toReversed() as [string, string?];
  const target = document.activeElement ?? document.body;
  const options = { key, code: key, ctrlKey: modifier === 'Control' };
  fireEvent.keyDown(target, options);
  fireEvent.keyUp(target, options);
}
