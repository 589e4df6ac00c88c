import { hwidRequests, type HwidRequest } from '#src/contract/admin/hwid-requests.ts';
import { db } from '../../db/index.ts';
import { pageFrom } from '../../db/page-from.ts';
import type { HwidRequestRow } from '../../db/rows.ts';
import { orNotFound, Refusal } from '../../server/refusal.ts';
import { serve } from '../../server/serve.ts';
import { pendingRequests } from './stats.ts';

export const hwidRequestHandlers = [
  serve(hwidRequests.list, ({ query }) => ({
    ...pageFrom(db.hwidRequests, query, toWire),
    pendingCount: pendingRequests(),
  })),

  // An empty new HWID is copied to the user as well: the client sets it at its next start (DEC-70).
  serve(hwidRequests.approve, ({ id }) => {
    const { userId, requestHwid } = findPending(id);
    db.hwidRequests.update(id, { status: 'APPROVED' });
    db.users.update(userId, { hwid: requestHwid, newHwid: null });
    return { message: 'HWID reset request approved successfully' };
  }),

  serve(hwidRequests.decline, ({ id }) => {
    findPending(id);
    db.hwidRequests.update(id, { status: 'DECLINED' });
    return { message: 'HWID reset request declined successfully' };
  }),
];

/** Returns a pending request; refuses others, which cannot be decided (HWI-2). */
function findPending(id: number): HwidRequestRow {
  const row = orNotFound(db.hwidRequests.find(id), 'HWID reset request');
  if (row.status !== 'PENDING') throw new Refusal(409, 'This request has already been processed');
  return row;
}

function toWire({ userId, ...row }: HwidRequestRow): HwidRequest {
  return { ...row, user: { username: db.users.find(userId)!.username } };
}
