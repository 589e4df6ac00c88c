import { db } from '#mocks/db/index.ts';
import { isWaiting } from '../watch-page.ts';
import type { Deed } from './orders.fixtures.ts';
import { all, idOf, inList, isBusy, textOf, type View } from './page.fixtures.ts';
import { lists, tables } from './tables.fixtures.ts';
import type { State } from './state.fixtures.ts';
import type { Call } from './tab.fixtures.ts';
import { isWrite } from './writes.fixtures.ts';

/** Checks a step; returns the violation, or undefined. */
export type Rule = (world: State, step: Deed, before: View, now: View) => string | undefined;

/** True if the page waits for nothing, so that its content must be true. */
export const isQuiet = ({ tab, failedReads }: State) =>
  tab.pending.length === 0 && failedReads.size === 0 && !isBusy();

const parts =
  'header, [aria-label=Statistics], main tbody tr, [aria-label=Pagination] p, [data-sheet], [aria-labelledby=subscriptions] li';
/**
 * Returns the data of the server that the page shows, in lines; a product without a subscription may say its end
 * elsewhere.
 */
export const shownData = () =>
  all(parts)
    .map(textOf)
    .filter((line) => !line.includes('INACTIVE'));

/** (2) Typed text is in its field, was sent, or was discarded by a press that says so. */
const typedStays: Rule = ({ typed, user, tab, pressed, target }, { words, element }, before, now) => {
  const isThrown =
    /Cancel|Close|Discard|Clear|Delete|^(reload|go |sign|open|pay|come)|Sign out|another tab signs/i.test(
      words,
    ) || element?.matches('a, [role=option], [role=menuitem]');
  const isSent = tab.ended.some(isWrite) || pressed.isDone; // its dialog closes, once all is read again
  const isGone = target?.ids.some((id) => !db[target.table].find(id)); // LIS-9
  if (isThrown || !user || now.path !== before.path || isSent) return undefined;
  for (const [label, value] of typed) {
    const field = now.fields.get(label);
    if (before.fields.get(label) !== value) continue;
    if (element && field !== undefined) typed.set(label, field); // typed again, or set by a button
    else if (isGone) continue;
    else if (field !== undefined && field !== value) return `(2) "${value}" in "${label}" is '${field}'`;
    else if (field === undefined && !(element && !before.hasDialog))
      return `(2) "${value}" in "${label}" is gone`;
  }
  return undefined;
};

/** Verbs of success messages, and the calls that they announce. */
const told: [RegExp, RegExp][] = [
  [/updated|changed|extended|ended/i, /^(PUT|POST .*password)/],
  [/deleted/i, /^DELETE/],
  [/uploaded/i, /upload$/],
  [/approved/i, /approve$/],
  [/declined/i, /decline$/],
  [/generated/i, /generate$/],
  [/created|added|redeemed|submitted/i, /^POST/],
];

/** (4) An announced success has happened. */
const toastsAreTrue: Rule = (world, _step, before, now) => {
  if (before.path !== now.path) return undefined; // shown again there
  for (const { text: toast, isUrgent } of world.tab.told) {
    const isOfCall = !isUrgent && !/decided|copied/.test(toast);
    const call = isOfCall && told.find(([verb]) => verb.test(toast))?.[1];
    if (!call) continue;
    if (!world.succeeded.some((name) => call.test(name)))
      return `(4) '${toast}' is told, and has not happened`;
    world.succeeded = world.succeeded.filter((name) => !call.test(name));
  }
  return undefined;
};

/** True if a write's result is shown: in its row of the list, or by a dashboard fetched since. */
function isShown({ tab }: State, call: Call): boolean {
  const list = lists[location.pathname];
  const changed = tables.between(call.sentAt, call.answeredAt!);
  const rows = inList('tbody tr').map(idOf);
  if (list)
    return changed.some(
      ({ table, id, after }) => table === list.table && rows.includes(id) === Boolean(after),
    );
  return tab.ended.some(
    ({ name, sentAt, status }) => name.startsWith('GET') && sentAt >= call.answeredAt! && status === 200,
  );
}

/** (4) Each own write that the server has carried out ends in words on the page or in a row that shows it. */
const writesAreTold: Rule = (world) => {
  const parts = all('[role=status], [role=alert], [role=dialog], [role=alertdialog]');
  const words = [...world.tab.told.map(({ text }) => text), ...parts.map(textOf)].join(' ');
  world.carried = world.carried.filter(
    (call) =>
      !/may have gone through/i.test(words) &&
      !told.some(([verb, name]) => name.test(call.name) && verb.test(words)) &&
      !(isQuiet(world) && isShown(world, call)),
  );
  const [silent] = isQuiet(world) && !world.tab.isHidden ? world.carried : [];
  return silent && `(4) ${silent.name} was carried out, and nothing tells it`;
};

/** (6) The focus is somewhere one can see, once nothing is pending. */
const focusIsSomewhere: Rule = (world, { element, words }, before, now) => {
  const had = element?.isConnected ? element : before.focus;
  const isOther =
    now.path !== before.path ||
    world.tab.isHidden ||
    /^(reload|open|pay|come|sign|another tab signs)/.test(words);
  if (isOther || !had || (had === document.body && !element) || !isQuiet(world)) return undefined;
  const isLost = now.focus === document.body || !now.focus?.isConnected;
  return isLost ? '(6) the focus is nowhere' : undefined;
};

/** (7) No two toasts say the same. */
const toastsDiffer: Rule = () => {
  const texts = all('[aria-label=Notifications] [aria-live] > *').map(textOf);
  const twice = texts.find((text, at) => text !== '' && texts.indexOf(text) !== at);
  return twice && `(7) '${twice}' is told twice`;
};

/** Rules of each step: what it may change, and what it announces. */
export const rules = [typedStays, toastsAreTrue, writesAreTold, toastsDiffer, focusIsSomewhere];

/** (7) Everything that began ends, once all responses have arrived and a minute has passed. */
export function whatNeverEnds(): string | undefined {
  if (isWaiting()) return '(7) it still loads, or a button is busy';
  return document.body.textContent.trim() === '' ? '(7) the page is blank' : undefined;
}
