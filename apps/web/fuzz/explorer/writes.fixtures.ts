import { db, statusOf, type TableName } from '#mocks/db/index.ts';
import type { Call } from './tab.fixtures.ts';
import { lists, tables } from './tables.fixtures.ts';
import type { State } from './state.fixtures.ts';

/** True for calls that change something other than the session. */
export const isWrite = ({ name }: Call) => !name.startsWith('GET') && !/login_check|token|logout/.test(name);

/** Verbs of presses, and the writes that they may send. */
const verbs: [press: RegExp, isRight: (call: Call) => boolean][] = [
  [/^Unban/, ({ body }) => body?.isBanned === false],
  [/^Ban/, ({ body }) => body?.isBanned === true],
  [/^Delete/, ({ name }) => name.startsWith('DELETE')],
  [/^Approve/, ({ name }) => name.endsWith('/approve')],
  [/^Decline/, ({ name }) => name.endsWith('/decline')],
];

const words = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
/** True if a label belongs to a field: 'Product' to `productId`, 'Banned' to `isBanned`. */
export function isLabelOf(label: string, field: string) {
  const [named, sent] = [words(label), words(field.replace(/^is/, ''))];
  return sent.startsWith(named) || named.startsWith(sent);
}

/** Returns a time to the minute, as fields have it; nothing and no text are the same. */
const comparable = (field: string, value: unknown) =>
  field === 'expirationDate' && !Number.isNaN(Date.parse(String(value)))
    ? new Date(String(value)).toISOString().slice(0, 16)
    : String(value === '' ? null : (value ?? null));
const valueIn = (row: any, field: string) =>
  comparable(
    field,
    field === 'expirationDate'
      ? (row.end ?? row.expirationDate)
      : field === 'isExpired'
        ? statusOf(row) === 'EXPIRED'
        : row[field],
  );

/** Returns texts that a field may have shown for a sent value: the name of a row, or the value itself. */
const sentAs = (field: string, value: unknown) => [
  comparable(field, value),
  ...(field === 'productId' ? [db.products.find(Number(value))?.name] : []),
  ...(field === 'userId' ? [db.users.find(Number(value))?.username] : []),
];

/**
 * (3) A write belongs to one press, and changes only the ids that the press named, and edited fields to the typed
 * values.
 */
export function checkWrite(world: State, call: Call) {
  const { target, edited, tab } = world;
  const { name, body } = call;
  const pressed = world.pressOf(call);
  const says = `${name} ${JSON.stringify(body ?? '')}`;
  // again, with a new token
  if (pressed.sent.filter(({ status }) => status !== 401).length >= pressed.most)
    return `(3) ${says} without a press`;
  const verb = verbs.find(([press]) => press.test(pressed.name));
  if (verb && !verb[1](call)) return `(3) "${pressed.name}" sends ${says}`;
  for (const [label, value] of pressed.fields)
    for (const field of Object.keys(body ?? {}))
      if (isLabelOf(label, field) && !sentAs(field, body![field]).includes(comparable(field, value)))
        return `(3) ${says}, and "${label}" was '${value}'`;
  const id = Number(/\/(\d+)/.exec(name)?.[1]);
  const table: TableName | undefined = Object.values(lists).find(({ api }) => name.includes(api))?.table;
  if (!id || !target || !table) return undefined;
  if (target.table !== table || !target.ids.includes(id))
    return `(3) ${says}, and the press was about ${target.table} ${target.ids.join()}`;
  if (!name.startsWith('PUT')) return undefined;
  // LIS-14: as it was loaded, if it could not be read again
  const isUnread = tab.ended.some(({ status }) => !(status && status < 300));
  const since = Math.min(pressed.at, ...tab.ended.map(({ sentAt }) => sentAt));
  const states = tables.versions(table, id, isUnread ? 0 : since).filter(Boolean);
  if (states.length === 0) return `(3) ${says}, and there is no such row`;
  for (const [field, value] of Object.entries(body ?? {})) {
    const isEdited =
      [...edited.keys()].some((label) => isLabelOf(label, field)) ||
      (verb && field === 'isBanned') ||
      (/^(Extend|End) /.test(pressed.name) && ['expirationDate', 'isExpired'].includes(field));
    const known = states.map((row) => valueIn(row, field));
    if (field === 'isExpired' && isUnread) known.push(...states.map((row) => String(row.isExpired))); // its end has passed since
    if (!isEdited && target.ids.length === 1 && !known.includes(comparable(field, value)))
      return `(3) ${says}: nobody has edited ${field}, which is ${known.at(-1)} in the table`;
  }
  return undefined;
}
