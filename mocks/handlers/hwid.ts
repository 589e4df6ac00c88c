import { hwid } from '#src/contract/hwid.ts';
import { clock, db } from '../db/index.ts';
import { Refusal } from '../server/refusal.ts';
import { iso } from '../db/time.ts';
import { serve } from '../server/serve.ts';

/** True if the user has an undecided request. */
export const hasPendingReset = (userId: number) =>
  db.hwidRequests.where('userId', userId).some(({ status }) => status === 'PENDING');

export const hwidHandlers = [
  serve(hwid.requestReset, ({ user, body }) => {
    if (hasPendingReset(user.id)) throw new Refusal(409, 'You already have a pending HWID reset request');
    db.hwidRequests.insert({
      userId: user.id,
      currentHwid: user.hwid,
      requestHwid: user.newHwid,
      reason: body.reason,
      requestIp: user.lastIp,
      status: 'PENDING',
      createdDate: iso(clock.now()),
    });
    return { message: 'HWID reset request submitted' };
  }),
];
