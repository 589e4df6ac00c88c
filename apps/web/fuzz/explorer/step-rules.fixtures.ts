import { db } from '#mocks/db/index.ts';
import { DAY } from '#mocks/db/time.ts';
import { pendingOf } from './others.fixtures.ts';
import { dialog, idOf, inList, isBusy, isSeen, textOf } from './page.fixtures.ts';
import { isQuiet, type Rule } from './rules.fixtures.ts';
import { lists, tables } from './tables.fixtures.ts';
import { isWrite } from './writes.fixtures.ts';

/** (2) What was typed is in its field, was sent, or was thrown away by a press that says so. */
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
    if (element && field !== undefined) typed.set(label, field); // typed anew, or a button that sets the value
    else if (isGone) continue;
    else if (field !== undefined && field !== value) return `(2) "${value}" in "${label}" is '${field}'`;
    else if (field === undefined && !(element && !before.hasDialog))
      return `(2) "${value}" in "${label}" is gone`;
  }
  return undefined;
};

/** Verbs of a success, and the call that it tells of. */
const told: [RegExp, RegExp][] = [
  [/updated|changed|extended|ended/i, /^(PUT|POST .*password)/],
  [/deleted/i, /^DELETE/],
  [/approved/i, /approve$/],
  [/declined/i, /decline$/],
  [/generated/i, /generate$/],
  [/created|added|redeemed|submitted/i, /^POST/],
];
/** Errors that no call tells of. */
const ownErrors =
  /Please |No longer found|Export failed|do not match|No checkout URL|could not be copied|copy|payment page did not open/i;

/** (4) A success that is told happened, a failure that is told did not. */
const toastsAreTrue: Rule = (world, _step, before, now) => {
  if (before.path !== now.path) return undefined; // shown again there
  for (const { text: toast, isUrgent } of world.tab.told) {
    if (isUrgent && world.failed.length === 0 && !ownErrors.test(toast))
      return `(4) '${toast}' is told, and no call has failed`;
    if (isUrgent) continue;
    const call = told.find(([verb]) => verb.test(toast) && !/decided|copied/.test(toast))?.[1];
    if (!call) continue;
    if (!world.succeeded.some((name) => call.test(name)))
      return `(4) '${toast}' is told, and has not happened`;
    world.succeeded = world.succeeded.filter((name) => !call.test(name));
  }
  return undefined;
};

/** (4) Sentences of a screen, and when they are true by the tables. */
const sentencesAreTrue: Rule = (world, _step, _before, now) => {
  const { awaited, user, givenAt, tab, target } = world;
  for (const [, id] of now.text.matchAll(/#(\d+)(?:(?!#).){0,40}?No longer found/g)) {
    const list = lists[now.path];
    if (list && db[list.table].find(Number(id)))
      return `(4) ${list.noun} ${id} is 'not found any more', and is there`;
  }
  const [id] = target?.ids.length === 1 ? target.ids : [];
  if (tab.told.some(({ text }) => text.startsWith('No longer found')) && id && db[target!.table].find(id))
    return `(4) ${target!.table} ${id} is 'not found any more', and is there`;
  const waits = /Confirming your payment|Not confirmed yet|Your payment is being confirmed/
    .exec(now.text)
    ?.at(0);
  // told to anybody by a tab that does not know who has left for the checkout, and when
  const isKnown = !now.text.includes('Just paid?');
  const back = Math.max(0, ...(isKnown ? [awaited.get(user?.username ?? '') ?? 0] : awaited.values()));
  if (waits && back === 0) return `(4) '${waits}', and nobody has come back from a checkout`;
  if (waits && isKnown && isQuiet(world) && Date.now() - back > DAY)
    return `(4) '${waits}', more than a day after the checkout`;
  const isBooked = db.checkouts.where('status', 'BOOKED').some(({ userId }) => userId === user?.id);
  if (now.text.includes('Payment received') && !isBooked && givenAt === undefined)
    return "(4) 'Payment received', and the server knows of none";
  return undefined;
};

/** (4) A decision is told once the page knows of it, and no other. */
const decisionIsTold: Rule = (world, _step, _before, now) => {
  const { user, review, tab } = world;
  if (now.path !== '/dash' || !user) return undefined;
  const isTold = tab.told.some(({ text }) => text.includes('was decided'));
  const isPending = pendingOf(user.id) !== undefined;
  if (isTold && isPending && review === pendingOf(user.id)?.id)
    return `(4) 'decided' is told of a request that is pending`;
  if (isTold) world.review = undefined;
  else if (now.text.includes('Request Pending'))
    world.review ??= db.hwidRequests.where('userId', user.id).at(-1)?.id;
  else if (review && isQuiet(world) && now.text.includes('Submit request'))
    return '(4) a request is not pending any more, and nothing says that it was decided';
  return undefined;
};

/** Places of controls, or words of other deeds, and the parts of the page that they name. */
const naming: [selector: string, words: RegExp, parts: string][] = [
  [
    'header nav *, [data-sheet] a, [role=menu] *, [role=menu], [role=listbox] *',
    /^(reload|go |sign|pay|come|open)/,
    'all',
  ],
  ['nav[aria-label=Pagination] *', /^-/, 'page selected'],
  [
    'thead *, section[aria-label=Filter] *',
    /"(Filter|Newest first|Oldest first)"/,
    'page order filters selected',
  ],
  ['[type=search]', /search|Clear/i, 'page search selected filters'],
  ['tbody input, thead input', /select|Clear/i, 'selected'],
];

/** (5) Page, search, order, filters and selection change only by an action that names them. */
const viewStays: Rule = (world, { words, element }, before, now) => {
  const isKey = /^press (Escape|Enter)$/.test(words);
  const by = isKey ? (before.focus ?? undefined) : element;
  const named = naming
    .filter(([selector, others]) => by?.matches(selector) || (isKey ? false : others.test(words)))
    .map(([, , parts]) => parts)
    .join(' ');
  const hasWritten = world.tab.ended.some(isWrite);
  if (named.includes('all') || before.path !== now.path || !isQuiet(world) || isBusy()) return undefined;
  if (now.page === '' || before.page === '' || before.text.includes('Reading') || hasWritten)
    return undefined;
  for (const part of ['page', 'search', 'order', 'filters'] as const)
    if (!named.includes(part) && before[part] !== now[part])
      return `(5) the ${part} has changed from '${before[part]}' to '${now[part]}'`;
  const rows = new Set(inList('tbody tr').map(idOf));
  const lost = before.selected.filter((id) => rows.has(id) && !now.selected.includes(id));
  return !named.includes('selected') && lost.length > 0
    ? `(5) rows ${lost.join(', ')} are not selected any more`
    : undefined;
};

/** (5) A dialog over the sheet of a person is about them. */
const dialogIsOfPerson: Rule = () => {
  const query = new URLSearchParams(location.search);
  const edited = db.users.find(Number(query.get('dialog')?.startsWith('person-') && query.get('id')));
  // a question may be that of a row
  const isAbout = edited && dialog()?.matches('[role=dialog]') && textOf(dialog()).includes(edited.username);
  return isAbout && edited.username !== query.get('user')
    ? `(5) the sheet of ${query.get('user')} has a dialog about ${edited.username}`
    : undefined;
};

/** (5) A question is about the row that was pressed, and to leave it leads nowhere. */
const questionIsOfRow: Rule = ({ target, opener, user }, { words }, before, now) => {
  if (user && /"(Cancel|Close)"|^press Escape/.test(words) && before.hasDialog && before.path !== now.path)
    return `(5) ${words} leads from ${before.path} to ${now.path}`;
  const question = dialog()?.matches('[role=alertdialog]') && textOf(dialog());
  if (!question || target?.ids.length !== 1 || !/^(Ban|Unban|Delete)/.test(opener)) return undefined;
  const rows = tables.versions(target.table, target.ids[0]!, 0).filter(Boolean);
  return rows.some((row) => question.includes(row.code ?? row.username ?? row.name ?? `#${row.id}`))
    ? undefined
    : `(5) "${opener}" asks '${question}'`;
};

/** (6) The focus is somewhere one can see, once nothing is pending. */
const focusIsSomewhere: Rule = (world, { element, words }, before, now) => {
  const had = element?.isConnected ? element : before.focus;
  const isOther =
    now.path !== before.path ||
    world.tab.isHidden ||
    /^(reload|open|pay|come|sign|another tab signs)/.test(words);
  if (isOther || !had || (had === document.body && !element) || !isQuiet(world)) return undefined;
  const isLost = now.focus === document.body || !now.focus || !isSeen(now.focus);
  return isLost ? '(6) the focus is nowhere' : undefined;
};

/** Rules of a step: what it may change, and what it tells. */
export const stepRules = [
  typedStays,
  toastsAreTrue,
  sentencesAreTrue,
  decisionIsTold,
  viewStays,
  dialogIsOfPerson,
  questionIsOfRow,
  focusIsSomewhere,
];
