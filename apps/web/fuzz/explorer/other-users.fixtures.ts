import { db } from '#mocks/db/index.ts';
import type { HwidRequestRow, SubscriptionRow } from '#mocks/db/rows.ts';
import { hasPendingReset, insertRequest } from '#mocks/handlers/hwid.ts';
import { DAY, iso } from '#mocks/db/time.ts';
import { all, idOf, lists } from './page.fixtures.ts';
import { type Action, actionsOf, type State } from './sequences.fixtures.ts';

/** Changes that another administrator makes to a row, by table; rows of other tables are renamed. */
const changes: Record<string, (row: any, pick: number) => object> = {
  subscriptions: ({ end }: SubscriptionRow) => ({ end: iso(Date.parse(end) + 100 * DAY) }),
  users: (_, pick) => ({ hwid: `hwid-${pick}` }),
  hwidRequests: (_: HwidRequestRow, pick) => ({ status: pick % 4 ? 'DECLINED' : 'APPROVED' }),
};

/** Returns actions of other administrators and customers, mostly on the user's current row. */
export function otherUsers({ row: last }: State, pick: number): Action[] {
  const list = lists[location.pathname];
  if (!list) return [];
  const { table: name, noun } = list;
  const table = db[name] as any;
  const own = pick % 4 && table.find(last) ? [last] : [];
  const rows = own.length > 0 ? own : all('tbody tr').map(idOf);
  const row = table.find(rows[pick % Math.max(1, rows.length)]);
  const by = 'another administrator';
  const isRequest = name === 'hwidRequests';
  return actionsOf(
    (isRequest || pick % 3 === 0) && [
      'a customer asks for a reset of the HWID',
      () => requestReset(9 + (pick % 50)),
    ],
    row &&
      (!isRequest || row.status === 'PENDING') && [
        `${by} changes ${noun} ${row.id}`,
        () => table.update(row.id, (changes[name] ?? renamed)(row, pick)),
      ],
    row &&
      (own.length > 0 || pick % 3 === 0) &&
      ['keys', 'invites', 'subscriptions'].includes(name) && [
        `${by} deletes ${noun} ${row.id}`,
        () => table.remove(row.id),
      ],
  );
}

const renamed = (row: any, by: string | number) => ({
  ...row,
  ...(row.code && { code: `ADDED${by}` }),
  ...(row.username && { username: `added_${by}` }),
  ...(row.shortName && { name: `Added ${by}`, shortName: `added-${by}` }),
});

function requestReset(userId: number) {
  const user = db.users.find(userId);
  if (user && !hasPendingReset(userId)) insertRequest(user, 'A new board');
}
