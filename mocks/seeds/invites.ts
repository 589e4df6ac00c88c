import { exponentialDistributor } from '@faker-js/faker';
import { limits } from '#src/contract/limits.ts';
import type { InviteRow } from '../db/rows.ts';
import { DAY, iso } from '../db/time.ts';
import { personas } from '../worlds/personas.ts';
import { createdAt, lastUserAt, positionOf, userBefore, type SeedContext } from './seed-context.ts';
import { seeded } from './seeded.ts';
import { joinedAt } from './users.ts';
import { inviteCode } from './values.ts';

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

const mostlySooner = exponentialDistributor({ base: 8 });

/** Returns an invite code; the first ones belong to the personas. A used code was used on the day its user joined. */
export const invite = (id: number, context: SeedContext): InviteRow =>
  seeded('invite', id, (faker) => {
    const created = createdAt(faker, 'invites', id, context);
    // the user after the last one may have joined before the code was created
    const firstGuest = lastUserAt(positionOf('invites', id, context), context) + 2;
    const lastGuest = lastUserAt(1, context);
    const guest =
      faker.datatype.boolean(0.4) && firstGuest <= lastGuest
        ? faker.number.int({ min: firstGuest, max: lastGuest, distributor: mostlySooner })
        : null;
    const owner = faker.helpers.maybe(() => userBefore(faker, 'invites', id, context), { probability: 0.7 });
    const [assignedToId, usedById] = personaInvites[id - 1] ?? [owner ?? null, guest];
    const usedDate = id <= personaInvites.length ? created + DAY : usedById && joinedAt(usedById, context);
    return {
      id,
      code: inviteCode(faker, context.longest ? limits.codeLength : undefined),
      assignedToId,
      status: usedById ? 'USED' : 'UNUSED',
      usedById,
      usedDate: usedById && usedDate ? iso(usedDate) : null,
      createdDate: iso(created),
    };
  });
