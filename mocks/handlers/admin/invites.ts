import { adminInvites, type InviteCode } from '#src/contract/admin/invites.ts';
import { clock, db, personOf, premiumUsers } from '../../db/index.ts';
import { pageFrom } from '../../db/page-from.ts';
import type { InviteRow } from '../../db/rows.ts';
import { orNotFound, Refusal } from '../../server/refusal.ts';
import { iso } from '../../db/time.ts';
import { serve } from '../../server/serve.ts';
import { newCode } from './new-code.ts';

export const adminInviteHandlers = [
  serve(adminInvites.list, ({ query }) => pageFrom(db.invites, query, toWire)),

  serve(adminInvites.update, ({ id, body }) => {
    orNotFound(db.invites.find(id), 'Invite code');
    if (db.invites.where('code', body.code).some((other) => other.id !== id))
      throw new Refusal(400, 'Code already exists');
    return toWire(db.invites.update(id, body));
  }),

  serve(adminInvites.remove, ({ id }) => void orNotFound(db.invites.remove(id), 'Invite code')),

  serve(adminInvites.generate, ({ body: { count, userId } }) => {
    if (userId !== undefined) orNotFound(db.users.find(userId), 'User');
    return { codes: generate(count, userId ?? null).map(({ code }) => ({ code })) };
  }),

  // Banned users cannot sign in to see their codes, so they get none.
  serve(adminInvites.massGenerate, ({ body: { count, premiumOnly } }) => {
    const premium = premiumUsers();
    const owners = db.users
      .all()
      .filter(({ id, isBanned }) => !isBanned && (!premiumOnly || premium.has(id)));
    const taken = takenCodes();
    owners.forEach(({ id }) => generate(count, id, taken));
    return { message: `${owners.length * count} codes generated for ${owners.length} users` };
  }),
];

const takenCodes = () => new Set(db.invites.all().map(({ code }) => code));

function generate(count: number, assignedToId: number | null, taken = takenCodes()): InviteRow[] {
  return Array.from({ length: count }, () =>
    db.invites.insert({
      code: newCode(1, 12, taken),
      assignedToId,
      status: 'UNUSED',
      usedById: null,
      usedDate: null,
      createdDate: iso(clock.now()),
    }),
  );
}

function toWire({ assignedToId, usedById, ...row }: InviteRow): InviteCode {
  return { ...row, assignedTo: personOf(assignedToId), usedBy: personOf(usedById) };
}
