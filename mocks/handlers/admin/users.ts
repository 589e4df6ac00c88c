import { users, type AdminUser } from '#src/contract/admin/users.ts';
import { clock, db, premiumUsers } from '../../db/index.ts';
import { pageFrom } from '../../db/page-from.ts';
import type { UserRow } from '../../db/rows.ts';
import { orNotFound } from '../../server/refusal.ts';
import { iso } from '../../db/time.ts';
import { serve } from '../../server/serve.ts';
import { endSessionsOf } from '../../server/session.ts';
import { subscriptionToWire } from './subscriptions.ts';

export const userHandlers = [
  serve(users.list, ({ query }) => {
    const premium = premiumUsers();
    return pageFrom(db.users, query, (row) => toWire(row, premium));
  }),

  serve(users.refs, () => db.users.all().map(({ id, username }) => ({ id, username }))),

  serve(users.update, ({ id, body }) => {
    orNotFound(db.users.find(id), 'User');
    if (body.isBanned) endSessionsOf(id);
    return toWire(db.users.update(id, body), premiumUsers());
  }),

  serve(users.remove, ({ id }) => {
    orNotFound(db.users.find(id), 'User');
    removeUser(id);
    return undefined;
  }),

  serve(users.addSubscription, ({ id, body }) => {
    orNotFound(db.users.find(id), 'User');
    orNotFound(db.products.find(body.productId), 'Product');
    const row = {
      userId: id,
      productId: body.productId,
      start: iso(clock.now()),
      end: iso(Date.parse(body.expirationDate)),
      isExpired: false,
      pauseDate: null,
    };
    return subscriptionToWire(db.subscriptions.insert(row));
  }),
];

/**
 * Deletes a user and 'all associated data' (USR-1): sessions, subscriptions, checkouts, HWID requests and
 * assigned invites. Keys and invites that the user redeemed stay USED, but no longer say by whom.
 */
function removeUser(id: number) {
  endSessionsOf(id);
  db.subscriptions.where('userId', id).forEach((row) => db.subscriptions.remove(row.id));
  db.checkouts.where('userId', id).forEach((row) => db.checkouts.remove(row.id));
  db.hwidRequests.where('userId', id).forEach((row) => db.hwidRequests.remove(row.id));
  db.invites.where('assignedToId', id).forEach((row) => db.invites.remove(row.id));
  db.invites.where('usedById', id).forEach((row) => db.invites.update(row.id, { usedById: null }));
  db.keys.where('usedById', id).forEach((row) => db.keys.update(row.id, { usedById: null }));
  db.users.remove(id);
}

function toWire({ password: _, secret: __, avatar: ___, ...row }: UserRow, premium: Set<number>): AdminUser {
  return { ...row, nonExpiredNonPausedSubscription: premium.has(row.id) };
}
