import { db, statusOf } from '#mocks/db/index.ts';
import type { Row, SubscriptionRow } from '#mocks/db/rows.ts';
import { DAY } from '#mocks/db/time.ts';
import { dialogs, idOf, inPage, sheet } from './person.fixtures.ts';
import { lists, tables } from './tables.fixtures.ts';
import { all, textOf, type View } from './view.fixtures.ts';
import { isWrite } from './writes.fixtures.ts';
import type { Deed, State } from './state.fixtures.ts';

type Rule = (world: State, step: Deed, before: View, now: View) => string | undefined;

/** Parts of the view that a deed names. */
function namedBy({ words, element }: Deed, { tab }: State, { focus, text }: View): string {
  const place = (selector: string) => element?.closest(selector);
  const wrote = tab.ended.some(isWrite) ? ' page selected dialogs filters' : '';
  if (/^(reload|go |sign|pay|come)/.test(words) || place('header nav, [role=menu], [role=listbox]'))
    return 'all';
  if (place('nav[aria-label=Pagination]')) return 'page selected';
  if (place('thead, section[aria-label=Filter]') || words.startsWith('press "Filter"'))
    return 'page order filters selected';
  if (/search/i.test(words) || (/Escape|Enter/.test(words) && focus?.matches('[type=search]')))
    return 'page search selected';
  if (place('[role$=dialog]') || /Escape|Enter/.test(words)) return `dialogs${wrote}`;
  if (/Select|tick|Clear/.test(words)) return `selected search page${wrote}`;
  if (text.includes('Reading')) return 'page order filters selected'; // Filter, which was pressed before
  return (element ? 'dialogs' : '') + wrote;
}

const isQuiet = ({ tab }: State) => tab.pending.length === 0;
const isBusy = inPage(() => document.querySelector('[aria-busy=true]') !== null);

/** (1) Rows are what the table is or was, since the last own write. */
const rowsAreTrue: Rule = (world) => {
  const list = lists[location.pathname];
  if (!list || !isQuiet(world) || isBusy() || world.failedReads.size > 0) return undefined;
  const heads = all('thead th').map(textOf);
  for (const row of all('tbody tr')) {
    const id = idOf(row);
    if (!id) continue;
    const shown = [...row.children].map(valueOf);
    const states = tables.versions<Row>(list.table, id, world.floor);
    const isOne = states.some(
      (state) => state && differs(list.cells(state, world.floor), heads, shown) === undefined,
    );
    if (isOne) continue;
    const last = states.at(-1);
    const what = last ? differs(list.cells(last, world.floor), heads, shown) : 'it was deleted';
    return `(1) ${list.noun} ${id} is shown as it was before the last own write: ${what}`;
  }
  return undefined;
};

const valueOf = (cell: Element) =>
  [
    cell.querySelector('time')?.dateTime,
    cell.querySelector('[title]')?.getAttribute('title'),
    textOf(cell),
    /^\d+(?= )/.exec(textOf(cell))?.[0],
  ].filter(Boolean);

function differs(cells: Record<string, unknown>, heads: string[], shown: unknown[][]): string | undefined {
  for (const [head, value] of Object.entries(cells)) {
    const at = heads.indexOf(head);
    const values = [value]
      .flat()
      .map((one) => (/^\d{4}-.*Z$/.test(String(one)) ? new Date(String(one)).toISOString() : one));
    if (at >= 0 && !values.some((one) => shown[at]!.includes(one as string)))
      return `${head} is '${String(shown[at]!.at(-1))}', in the table '${String(values.at(-1))}'`;
  }
  return undefined;
}

/** (1) The sheet of a person has what the tables have, unless others have written since. */
const sheetIsTrue: Rule = (world) => {
  const place = sheet();
  if (
    !place ||
    !isQuiet(world) ||
    isBusy() ||
    world.failedReads.size > 0 ||
    /could not be loaded/.test(textOf(place))
  )
    return undefined;
  const name = textOf(place.querySelector('h2'));
  const user = db.users.where('username', name)[0];
  if (
    !user ||
    tables.written('subscriptions', world.floor).some((row) => (row as SubscriptionRow).userId === user.id)
  )
    return undefined;
  const isBannedShown = all('span', place).some((one) => textOf(one) === 'Banned');
  if (tables.versions('users', user.id, world.floor).every((row) => row?.isBanned !== isBannedShown))
    return `(1) the sheet of ${name} says ${isBannedShown ? '' : 'not '}banned`;
  const part = all('section', place).find((one) => textOf(one.querySelector('h3')) === 'Subscriptions');
  const shown = all('li', part ?? document.createElement('i')).map(
    (one) => `${one.querySelector('time')?.dateTime}`,
  );
  const own = db.subscriptions
    .where('userId', user.id)
    .toSorted((a, b) => Number(isActive(b)) - Number(isActive(a)) || b.id - a.id);
  const right = own.slice(0, 3).map(({ end }) => new Date(end).toISOString());
  if (shown.toSorted().join() !== right.toSorted().join())
    return `(1) the sheet of ${name} has subscriptions until ${shown.join(', ')}, the table until ${right.join(', ')}`;
  return undefined;
};

const isActive = (row: SubscriptionRow) => statusOf(row) === 'ACTIVE';

/** (1, 7) The card of the dashboard has what this customer owns, and nobody else. */
const cardIsTrue: Rule = (world, _step, _before, now) => {
  const { user, floor } = world;
  if (now.path !== '/dash' || !user || !isQuiet(world) || isBusy() || world.failedReads.size > 0)
    return undefined;
  const lines = [...document.getElementsByTagName('li')].filter((line) =>
    all('span', line).some((one) => textOf(one) === 'ACTIVE'),
  );
  const shown = lines.map((line) => textOf(line.querySelector('[translate=no]')));
  const nameOfProduct = ({ productId }: SubscriptionRow) => db.products.find(productId)?.name ?? '';
  const own = db.subscriptions.where('userId', user.id);
  const other = shown.find((name) => !own.some((row) => nameOfProduct(row) === name));
  if (other) return `(7) ${user.username} is shown ${other}, which they do not have`;
  const isKnown = ({ id }: SubscriptionRow) => tables.versions('subscriptions', id, floor).length === 1;
  const missing = own.find((row) => isActive(row) && isKnown(row) && !shown.includes(nameOfProduct(row)));
  return missing && lines.length > 0
    ? `(1) the card of ${user.username} has no ${nameOfProduct(missing)}`
    : undefined;
};

/** (2) What was typed is in its field, was sent, or was thrown away by a press that says so. */
const typedStays: Rule = ({ typed, user, tab }, { words, element }, before, now) => {
  const isThrown =
    /Cancel|Close|Discard|Clear|^(reload|go |sign)|Sign out|another tab signs/i.test(words) ||
    element?.matches('a, [role=option]');
  if (isThrown || !user || now.path === '/login' || tab.ended.some(isWrite)) return undefined;
  for (const [label, value] of typed) {
    const field = now.fields.get(label);
    if (element && field !== undefined) typed.set(label, field); // a button that sets the value
    else if (field !== value && before.fields.get(label) === value && !words.includes(`in "${label}"`))
      return `(2) "${value}" in "${label}" is ${field === undefined ? 'gone' : `'${field}'`}`;
  }
  return undefined;
};

/** (4) A success that is told happened, a failure that is told did not. */
const toastsAreTrue: Rule = (world, _, before, now) => {
  if (before.path !== now.path) return undefined; // shown again there
  const next = now.toasts.filter((toast) => !before.toasts.includes(toast));
  for (const toast of next) {
    const isSuccess =
      /success|generated|ended$|extended|approved|declined|redeemed|deleted$/i.test(toast) &&
      !/Error|Failed|not /.test(toast);
    if (!isSuccess) continue;
    if (world.untold === 0) return `(4) '${toast}' is told, but no call has succeeded`;
    world.untold = 0;
  }
  return undefined;
};

/** (4) Sentences of a screen, and when they are true by the tables. */
const sentencesAreTrue: Rule = (world, step, before, now) => {
  for (const [, id] of now.text.matchAll(/#(\d+)(?:(?!#).){0,40}?No longer found/g)) {
    const list = lists[location.pathname];
    if (list && db[list.table].find(Number(id)))
      return `(4) ${list.noun} ${id} is 'not found any more', and is there`;
  }
  const { awaited, user, isGiven } = world;
  const waits = /Confirming your payment|Not confirmed yet|Your payment is being confirmed/.exec(
    now.text,
  )?.[0];
  if (waits && !awaited) return `(4) '${waits}', and nobody has come back from a checkout`;
  if (waits && Date.now() - awaited!.at > DAY) return `(4) '${waits}', more than a day after the checkout`;
  const isBooked = db.checkouts
    .all()
    .some(({ userId, status }) => userId === user?.id && status === 'BOOKED');
  if (now.text.includes('Payment received') && !isBooked && !isGiven)
    return "(4) 'Payment received', and the server knows of none";
  const hadRequest = before.text.includes('Request Pending') && !now.text.includes('Request Pending');
  if (
    hadRequest &&
    now.path === '/dash' &&
    !step.element &&
    !/^(reload|go|pay|come|open)/.test(step.words) &&
    !/decided/.test(now.text)
  )
    return '(4) a request is no longer pending, and nothing says that it was decided';
  return undefined;
};

/** (5) Page, search, order, filters and selection change only by an action that names them. */
const viewStays: Rule = (world, step, before, now) => {
  const named = namedBy(step, world, before);
  if (named === 'all' || before.path !== now.path || now.page === '' || before.page === '' || isBusy())
    return undefined;
  for (const part of ['page', 'search', 'order', 'filters'] as const)
    if (!named.includes(part) && before[part] !== now[part])
      return `(5) the ${part} has changed from '${before[part]}' to '${now[part]}'`;
  const rows = new Set(all('tbody tr').map(idOf));
  const lost = before.selected.filter((id) => rows.has(id) && !now.selected.includes(id));
  if (!named.includes('selected') && lost.length > 0)
    return `(5) rows ${lost.join(', ')} are no longer selected`;
  return undefined;
};

/** (5) A dialog over the sheet of a person is about them. */
const dialogIsOfSheet: Rule = ({ opener }) => {
  const place = sheet();
  const dialog = dialogs().find((one) => one !== place && !place?.contains(one));
  if (!place || !dialog) return undefined;
  const name = textOf(place.querySelector('h2'));
  const other = /user (\S+?)\?/.exec(textOf(dialog))?.[1];
  return other && other !== name && !opener.includes(other)
    ? `(5) a dialog about ${other} is open over the sheet of ${name}`
    : undefined;
};

/** (6) After a press by the keyboard the focus is somewhere. */
const focusIsSomewhere: Rule = ({ tab }, { isByKey }, before, now) => {
  if (!isByKey || before.focus === document.body || now.path !== before.path || tab.isHidden)
    return undefined;
  return now.focus === document.body || !now.focus?.isConnected ? '(6) the focus is nowhere' : undefined;
};

const rules = [
  rowsAreTrue,
  sheetIsTrue,
  cardIsTrue,
  typedStays,
  toastsAreTrue,
  sentencesAreTrue,
  viewStays,
  dialogIsOfSheet,
  focusIsSomewhere,
];

/** The rules that a step has broken. */
export function check(world: State, step: Deed, before: View, now: View): string[] {
  return rules.flatMap((rule) => rule(world, step, before, now) ?? []).slice(0, 1);
}
