import { db } from '#mocks/db/index.ts';
import { isWaiting } from '../watch-page.ts';
import type { Action, State } from './sequences.fixtures.ts';
import { all, dialog, idOf, isBusy, lists, sheet, textOf, type View } from './page.fixtures.ts';
import { isWrite } from './tab.fixtures.ts';

/** Function that checks a step and returns the violation, or undefined. */
type Rule = (world: State, step: Action, before: View, now: View) => string | undefined;

const parts =
  'header, [aria-label=Statistics], main tbody tr, [aria-label=Pagination] p, [data-sheet], [aria-labelledby=subscriptions] li';
/** Returns the server's data on the page, in lines, except those of INACTIVE products. */
export const shownData = () =>
  all(parts)
    .map(textOf)
    .filter((line) => !line.includes('INACTIVE'));

/** (2) Typed text that begins with NEW stays until the user acts or it is sent. */
const fieldsStay: Rule = ({ tab }, { element, words }, before, now) => {
  const isOther = element !== undefined || /^(press|reload|open|go|sign|pay|come|another tab)/.test(words);
  const isSent = tab.ended.some(({ name }) => isWrite(name));
  if (isOther || isSent || before.path !== now.path) return undefined;
  for (const [label, value] of before.fields) {
    const is = now.fields.get(label);
    if (value.startsWith('NEW') && is !== undefined && is !== value)
      return `(2) "${value}" in "${label}" is '${is}'`;
  }
  return undefined;
};

/** (3) A dialog that opens from a row is about this row. */
const dialogIsOfItsRow: Rule = ({ rowNames }, { element }, before, now) => {
  if (!rowNames || !element || before.hasDialog || !now.hasDialog) return undefined;
  const text = textOf(dialog());
  return rowNames.some((name) => text.includes(name))
    ? undefined
    : `(3) a row of ${rowNames.join(', ')} opens '${text.slice(0, 200)}'`;
};

/** Checks rule (3): a write concerns a row that the open dialog or sheet names, or that is selected. */
export function checkWrite({ view }: State, name: string): string | undefined {
  const id = Number(/\/(\d+)/.exec(name)?.[1]);
  const list = Object.values(lists).find(({ api }) => name.includes(api));
  if (!id || !list || view.selected.includes(id)) return undefined;
  const row = db[list.table].find(id) as Record<string, any> | undefined;
  const user = row?.userId && db.users.find(row.userId as number);
  const names = [`#${id}`, row?.code, row?.username, row?.name, user?.username].filter(Boolean);
  const text = textOf(dialog() ?? sheet());
  return !row || names.some((one) => text.includes(one as string))
    ? undefined
    : `(3) ${name} is sent, and the page asks '${text.slice(0, 200)}'`;
}

/** (6) The focus stays on an element of the page, once nothing is pending. */
const focusIsSomewhere: Rule = ({ tab }, { element, words }, before, now) => {
  const had = element?.isConnected ? element : before.focus;
  const isOther =
    now.path !== before.path || tab.isHidden || /^(reload|open|pay|come|sign|another tab signs)/.test(words);
  if (isOther || !had || (had === document.body && !element) || !isQuiet(tab)) return undefined;
  const isLost = now.focus === document.body || !now.focus?.isConnected;
  return isLost ? '(6) the focus is nowhere' : undefined;
};

/** (7) No two toasts say the same. */
const toastsDiffer: Rule = () => {
  const texts = all('[aria-label=Notifications] [aria-live] > *').map(textOf);
  const twice = texts.find((text, at) => text !== '' && texts.indexOf(text) !== at);
  return twice && `(7) '${twice}' is shown twice`;
};

/** Rules checked after each step; a violation begins with the number of its rule. */
export const rules = [fieldsStay, dialogIsOfItsRow, toastsDiffer, focusIsSomewhere];

/** True if no call is pending and nothing on the page is busy. */
export const isQuiet = ({ pending }: State['tab']) => pending.length === 0 && !isBusy();

/** Checks rule (7): nothing still loads, and the page is not blank, once all answers have arrived and a minute has passed. */
export function whatNeverEnds(): string | undefined {
  if (isWaiting()) return '(7) it still loads, or a button is busy';
  return document.body.textContent.trim() === '' ? '(7) the page is blank' : undefined;
}

/** Returns the names of a row: '#' with its id, and the text of the cell after the id. */
export function namesOf(row: Element): string[] {
  const id = idOf(row);
  const cells = [...row.children].map(textOf);
  return [`#${id}`, cells[cells.indexOf(String(id)) + 1] ?? ''].filter(Boolean);
}
