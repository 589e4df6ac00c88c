import { limits } from '#src/contract/limits.ts';
import type { InviteRow } from '../db/rows.ts';
import { personas } from '../scenarios/personas.ts';
import { seededRandom } from './random.ts';
import { positionOf, timeAt, userJoinedBy, type SeedContext } from './seed-context.ts';
import { DAY, iso } from '../db/time.ts';
import { joinedAt } from './users.ts';

/** Invites of the personas, in id order. */
const personaInvites: [owner: number, usedBy: number | null][] = [
  [personas.customer.id, null],
  [personas.customer.id, null],
  [personas.customer.id, personas.pending.id],
  [personas.premium.id, null],
  [personas.premium.id, null],
  [personas.premium.id, null],
  [personas.expiring.id, null],
  [personas.pending.id, null],
  [personas.admin.id, null],
  [personas.admin.id, null],
];

/** An invite code; the first ones belong to the personas. A used code was used on the day its user joined. */
export function invite(id: number, context: SeedContext): InviteRow {
  const { chance, letters, fraction } = seededRandom('invite', id);
  const code = letters(context.longest ? limits.codeLength : 12);
  const position = positionOf('invites', id, context, fraction());
  const created = timeAt(position, context);
  const fixed = personaInvites[id - 1];
  const owner = fixed ? fixed[0] : chance(0.7) ? userJoinedBy(position, fraction(), context) : null;
  const [isUsed, guest] = [
    chance(0.4),
    userJoinedBy(position + fraction() * (1 - position), 1 - fraction() * 0.1, context),
  ];
  const usedDate = fixed ? created + DAY : joinedAt(guest, context);
  const usedById = fixed ? fixed[1] : isUsed && guest !== owner && usedDate > created ? guest : null;
  return {
    id,
    code,
    assignedToId: owner,
    status: usedById ? 'USED' : 'UNUSED',
    usedById,
    usedDate: usedById ? iso(usedDate) : null,
    createdDate: iso(created),
  };
}
