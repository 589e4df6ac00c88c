import { limits } from '#src/contract/limits.ts';
import type { InviteRow } from '../db/rows.ts';
import { personas } from '../scenarios/personas.ts';
import { diceFor } from './dice.ts';
import { DAY, HISTORY, HOUR, iso } from './timeline.ts';
import { joined, ownerOf } from './users.ts';

interface Spread {
  now: number;
  users: number;
  invites: number;
  longest?: boolean;
}

/** Invites of the demo's accounts: owner, used by. */
const owned: [owner: number, usedBy: number | null][] = [
  [personas.customer.id, null], [personas.customer.id, null], [personas.customer.id, personas.pending.id],
  [personas.premium.id, null], [personas.premium.id, null], [personas.premium.id, null],
  [personas.expiring.id, null], [personas.pending.id, null], [personas.admin.id, null], [personas.admin.id, null],
];

/** An invite code; the first ones belong to the demo's accounts. */
export function invite(id: number, spread: Spread): InviteRow {
  const { now, users, invites } = spread;
  const holder = owned[id - 1];
  const owner = ownerOf(id, invites / users, users);
  const guest = ownerOf(id + 3, invites / users, users);
  const guestSince = joined(guest, spread);
  const { chance, letters, share } = diceFor('invite', id);
  const code = letters(spread.longest && !holder ? limits.codeLength : 12);
  const created = now - HISTORY + (id / invites) * HISTORY - share() * HOUR;
  const assigned = chance(0.7);
  const used = !holder && chance(0.35) && guestSince > created;
  const usedById = holder ? holder[1] : used ? guest : null;
  return {
    id,
    code,
    assignedToId: holder ? holder[0] : assigned ? owner : null,
    status: usedById ? 'USED' : 'UNUSED',
    usedById,
    usedDate: usedById ? iso(holder ? created + DAY : guestSince) : null,
    createdDate: iso(created),
  };
}
