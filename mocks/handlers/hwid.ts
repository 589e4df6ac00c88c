import { hwid } from '#src/contract/hwid.ts';
import { clock, db } from '../db/index.ts';
import type { UserRow } from '../db/rows.ts';
import { Refusal } from '../server/refusal.ts';
import { iso } from '../db/time.ts';
import { serve } from '../server/serve.ts';

/** True if the user has an undecided request. */
export const hasPendingReset = (userId: number) =>
  db.hwidRequests.where('userId', userId).some(({ status }) => status === 'PENDING');

export const insertRequest = ({ id, hwid, newHwid, lastIp }: UserRow, reason: string) =>
  db.hwidRequests.insert({
    userId: id,
    currentHwid: hwid,
    requestHwid: newHwid,
    reason,
    requestIp: lastIp,
    status: 'PENDING',
    createdDate: iso(clock.now()),
  });

export const hwidHandlers = [
  serve(hwid.requestReset, ({ user, body }) => {
    if (hasPendingReset(user.id)) throw new Refusal(409, 'You already have a pending HWID reset request');
    insertRequest(user, body.reason);
    return { message: 'HWID reset request submitted' };
  }),
];
