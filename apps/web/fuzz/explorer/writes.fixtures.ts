import { statusOf } from '#mocks/db/index.ts';
import type { Call } from './tab.fixtures.ts';
import { lists, tables } from './tables.fixtures.ts';
import type { State } from './state.fixtures.ts';

/** Calls that change something other than the session. */
export const isWrite = ({ name }: Call) => !name.startsWith('GET') && !/login_check|token|logout/.test(name);

/** The verb of a press, and what its write has to be. */
const verbs: [press: RegExp, isRight: (call: Call) => boolean][] = [
  [/^Unban/, ({ body }) => body?.isBanned === false],
  [/^Ban/, ({ body }) => body?.isBanned === true],
  [/^Delete/, ({ name }) => name.startsWith('DELETE')],
  [/^Approve/, ({ name }) => name.endsWith('/approve')],
  [/^Decline/, ({ name }) => name.endsWith('/decline')],
];

const words = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
/** The value of a field in a row, as a call sends it. */
const sentOf = (row: any, field: string) => {
  const value =
    field === 'expirationDate'
      ? new Date(row.end).toISOString()
      : field === 'isExpired'
        ? statusOf(row) === 'EXPIRED'
        : row[field];
  return value || null;
};

/** (3) A write goes back to one press, and changes what the press named: ids, and only fields that were edited. */
export function checkWrite({ pressed, target, edited, tab }: State, call: Call): string | undefined {
  if (pressed.writes <= 0) return `(3) ${call.name} without a press`;
  const verb = verbs.find(([name]) => name.test(pressed.name));
  if (verb && !verb[1](call)) return `(3) "${pressed.name}" sends ${call.name} ${JSON.stringify(call.body)}`;
  const id = Number(/\/(\d+)/.exec(call.name)?.[1]);
  const table = Object.values(lists).find(({ table: one }) => one === target?.table)?.table;
  if (!id || !target || !table || pressed.name.match(/\d/)) return undefined;
  if (id !== target.id) return `(3) ${call.name} is not ${target.table} ${target.id}`;
  const states = tables.versions(table, id, pressed.at);
  const isExcused = tab.ended.some(({ name, status }) => name.startsWith('GET') && !(status && status < 300)); // LIS-14
  if (!call.name.startsWith('PUT') || isExcused || verb) return undefined;
  for (const [field, value] of Object.entries(call.body ?? {})) {
    const isEdited = [...edited].some(
      (label) => words(field).includes(words(label)) || words(label).includes(words(field)),
    );
    const known = states.filter(Boolean).map((row) => String(sentOf(row, field)));
    if (!isEdited && !known.includes(String(sent(field, value))))
      return `(3) ${call.name} sends ${field} ${String(value)}, which nobody edited; in the table it is ${known.at(-1)}`;
  }
  return undefined;
}

const sent = (field: string, value: unknown) =>
  field === 'expirationDate' ? new Date(value as string).toISOString() : value || null;
