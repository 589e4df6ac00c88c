import { limits } from '#src/contract/limits.ts';
import type { InviteRow } from '../db/rows.ts';
import { personas } from '../scenarios/personas.ts';
import { seededRandom } from './random.ts';
import { placeOf, timeAt, userBy, type SeedContext } from './seed-context.ts';
import { DAY, iso } from '../db/time.ts';
import { joined } from './users.ts';

/** Invites of the demo's accounts, in id order: owner, used by. */
const owned: [owner: number, usedBy: number | null][] = [
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

/**
 * An invite code; the first ones belong to the demo's accounts. A used one was used by somebody on the day
 * they joined.
 */
export function invite(id: number, spread: SeedContext): InviteRow {
  const { chance, letters, fraction: share } = seededRandom('invite', id);
  const code = letters(spread.longest ? limits.codeLength : 12);
  const place = placeOf('invites', id, spread, share());
  const created = timeAt(place, spread);
  const holder = owned[id - 1];
  const owner = holder ? holder[0] : chance(0.7) ? userBy(place, share(), spread) : null;
  const [wanted, guest] = [chance(0.4), userBy(place + share() * (1 - place), 1 - share() * 0.1, spread)];
  const usedDate = holder ? created + DAY : joined(guest, spread);
  const usedById = holder ? holder[1] : wanted && guest !== owner && usedDate > created ? guest : null;
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
