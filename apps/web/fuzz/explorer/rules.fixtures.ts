import { db, statusOf } from '#mocks/db/index.ts';
import type { Row, SubscriptionRow, UserRow } from '#mocks/db/rows.ts';
import type { Deed } from './orders.fixtures.ts';
import { all, idOf, inList, isBusy, nameOf, sheet, textOf, type View } from './page.fixtures.ts';
import { lists, premiumOf, tables, valuesAt } from './tables.fixtures.ts';
import type { State } from './state.fixtures.ts';
import { isWaiting } from '../watch-page.ts';

/** Returns what is wrong after a step. */
export type Rule = (world: State, step: Deed, before: View, now: View) => string | undefined;

/** All has come that the page waits for, so that what it shows must be true. */
export const isQuiet = ({ tab, failedReads }: State) =>
  tab.pending.length === 0 && failedReads.size === 0 && !isBusy();

const isTime = (text: string) => /^\d{4}-\d\d-\d\dT/.test(text);

/** Tells whether a cell, or what else shows a value, has one of these texts; a time in the words of a date as well. */
function shows(cell: Element | undefined, texts: string | readonly string[]): boolean {
  const text = textOf(cell);
  const time = cell?.querySelector('time');
  const cut = cell?.querySelector('[title], [data-value]');
  const title = cut?.getAttribute('title') ?? cut?.getAttribute('data-value');
  return [texts].flat().some((value) => {
    if (!isTime(value)) return [text, title].includes(value) || text.startsWith(`${value} `);
    const [, day, month, year] = new Date(value).toUTCString().split(' ');
    const words = textOf(time);
    const isRead = time?.dateTime !== undefined && Date.parse(time.dateTime) === Date.parse(value);
    return isRead && [String(Number(day)), month!, year!].every((part) => words.includes(part));
  });
}

/** (1) Each value of each row is what the table has or had, since the last own write. */
const rowsAreTrue: Rule = (world) => {
  const list = lists[location.pathname];
  if (!list || !isQuiet(world)) return undefined;
  const { table, noun } = list;
  const heads = inList('thead th').map((head) => textOf(head.querySelector('button')) || textOf(head));
  for (const row of inList('tbody tr')) {
    const id = idOf(row);
    if (!id) continue;
    const wrongIn = (state: Row | undefined) =>
      state
        ? heads.find((head, at) => {
            if (['', 'ID', 'Actions'].includes(head)) return false;
            const value = valuesAt(list, state, head);
            return value === undefined || !shows(row.children[at], value);
          })
        : 'it was deleted';
    const states = tables.versions<Row>(table, id);
    const wrong = wrongIn(states.at(-1));
    if (wrong && states.every(wrongIn))
      return `(1) ${noun} ${id}, ${wrong}: '${textOf(row)}', and the table has ${JSON.stringify(states.at(-1))}`;
  }
  return undefined;
};

/** (1) Without a search and Filter a page has the rows of its place, all of them, and tells how many there are. */
const listIsWhole: Rule = (world, _step, _before, now) => {
  const list = lists[location.pathname];
  const query = new URLSearchParams(location.search);
  const isPart =
    now.search || query.has('search') || [...query.keys()].some((name) => /^[A-Z]|^(ask|order)$/.test(name));
  const shown = inList('tbody tr').map(idOf);
  if (!list || !isQuiet(world) || isPart || shown.length === 0) return undefined;
  const size = Number(query.get('size') ?? 10);
  const first = size * (Number(query.get('page') ?? 1) - 1);
  const moments = tables.idsOf(list.table);
  const inOrder = query.get('dir') === 'asc' ? moments.map((ids) => ids.toReversed()) : moments;
  const right = inOrder.map((ids) => ids.slice(first, first + size).join());
  // a long page is drawn bit by bit
  if (!right.some((ids) => `${ids},`.startsWith(`${shown.join()},`)))
    return `(1) the list has ${shown.join()}, the table ${right[0]}`;
  const told = Number(textOf(document.querySelector('#list-count')).replaceAll(/,| .*/g, ''));
  return moments.some((ids) => ids.length === told)
    ? undefined
    : `(1) ${told} ${list.noun}s are told, and there are ${moments[0]!.length}`;
};

/** (1) The sheet of a person has what the tables have, unless others have written since. */
const sheetIsTrue: Rule = (world) => {
  const place = sheet();
  if (!place || !isQuiet(world) || /could not be loaded/.test(textOf(place))) return undefined;
  const name = textOf(place.querySelector('h2'));
  const [user] = db.users.where('username', name);
  if (!user) return undefined;
  const facts = new Map(all('dt', place).map((term) => [textOf(term), term.nextElementSibling!]));
  const isWrong = (state: UserRow | undefined) => {
    if (!state) return true;
    return [...facts].find(([term, fact]) => {
      const value = valuesAt(lists['/admin/users']!, state, term === 'Joined' ? 'Join Date' : term);
      return value !== undefined && !shows(fact, value);
    })?.[0];
  };
  const states = tables.versions<UserRow>('users', user.id);
  if (facts.size > 0 && states.every(isWrong))
    return `(1) the sheet of ${name}: ${String(isWrong(states.at(-1)))}, and the sheet has '${textOf(place)}'`;
  const chips = all('span', place).map(textOf);
  if (states.every((row) => row?.isBanned !== chips.includes('Banned')))
    return `(1) the sheet of ${name} says ${chips.includes('Banned') ? '' : 'not '}banned`;
  const isPremium = chips.includes('Premium') ? 'Yes' : 'No';
  if (facts.size > 0 && !premiumOf(user.id).includes(isPremium))
    return `(1) the sheet of ${name} has premium: ${isPremium}`;
  const isTheirs = (row: SubscriptionRow) => row.userId === user.id;
  if (tables.written<SubscriptionRow>('subscriptions').some(isTheirs)) return undefined;
  const part = all('section', place).find((one) => textOf(one.querySelector('h3')) === 'Subscriptions');
  const ends = part ? all('li time', part) : [];
  const shown = ends.map((time) => new Date((time as HTMLTimeElement).dateTime).toISOString());
  const own = db.subscriptions.where('userId', user.id).map(({ end }) => new Date(end).toISOString());
  return shown.length === Math.min(3, own.length) && shown.every((end) => own.includes(end))
    ? undefined
    : `(1) the sheet of ${name} has subscriptions until ${shown.join(', ')}, the table until ${own.join(', ')}`;
};

const isActive = (row: SubscriptionRow) => statusOf(row) === 'ACTIVE';

/** (1, 7) The dashboard has what this customer owns, and nobody else. */
const dashboardIsTrue: Rule = (world, _step, _before, now) => {
  const { user } = world;
  if (now.path !== '/dash' || !user || !isQuiet(world)) return undefined;
  const name = /Profile of ?(\S+)/.exec(now.text)?.[1];
  if (name && !name.startsWith(user.username)) return `(7) ${user.username} is called ${name}`;
  const lines = all('li').filter((line) => all('span', line).some((one) => textOf(one) === 'ACTIVE'));
  const shown = lines.map((line) => textOf(line.querySelector('[translate=no]')));
  const nameOfProduct = ({ productId }: SubscriptionRow) => db.products.find(productId)?.name ?? '';
  const own = db.subscriptions.where('userId', user.id);
  const other = shown.find((product) => !own.some((row) => nameOfProduct(row) === product));
  if (other) return `(7) ${user.username} is shown ${other}, which they do not have`;
  const isKnown = ({ id }: SubscriptionRow) => tables.versions('subscriptions', id).length === 1;
  const missing = own.find((row) => isActive(row) && isKnown(row) && !shown.includes(nameOfProduct(row)));
  return missing && lines.length > 0
    ? `(1) the card of ${user.username} has no ${nameOfProduct(missing)}`
    : undefined;
};

/** (1) The statistics and the badge count what the tables have, unless others have written since. */
const countsAreTrue: Rule = (world) => {
  const line = all('section').find(({ ariaLabel }) => ariaLabel === 'Statistics');
  const badge = all('nav a').find((link) => nameOf(link).startsWith('HWID reset requests'));
  const text = `${textOf(line)} ${badge ? nameOf(badge) : ''}`;
  const isOld = (['users', 'keys', 'hwidRequests'] as const).some((one) => tables.written(one).length > 0);
  if (!line || isOld || !isQuiet(world) || isWaiting()) return undefined;
  const counts = [
    db.users.all().length,
    db.keys.where('status', 'UNUSED').length,
    db.hwidRequests.where('status', 'PENDING').length,
  ];
  const wrong = counts.find((count) => count > 0 && !text.includes(count.toLocaleString('en')));
  return wrong === undefined ? undefined : `(1) ${wrong} is not in '${text}'`;
};

/** (7) Always, what has begun ends: judged once everything has arrived and a minute has passed. */
export function whatNeverEnds(): string | undefined {
  if (isWaiting()) return '(7) it still loads, or a button is busy';
  return document.body.textContent.trim() === '' ? '(7) the page is blank' : undefined;
}

/** (7) No two toasts say the same. */
const toastsDiffer: Rule = () => {
  const texts = all('[aria-label=Notifications] [aria-live] > *').map(textOf);
  const twice = texts.find((text, at) => text !== '' && texts.indexOf(text) !== at);
  return twice && `(7) '${twice}' is told twice`;
};

/** Rules of what is on the screen: it is what the tables have. */
export const screenRules = [
  rowsAreTrue,
  listIsWhole,
  sheetIsTrue,
  dashboardIsTrue,
  countsAreTrue,
  toastsDiffer,
];
