import type { HwidRequestRow, UserRow } from '../db/rows.ts';
import { iso } from '../db/time.ts';
import { PERSONA_COUNT, personas } from '../worlds/personas.ts';
import { locale } from './locale.ts';
import {
  createdAt,
  pendingPersonaRequest,
  positionOf,
  userBefore,
  type SeedContext,
} from './seed-context.ts';
import { seeded } from './seeded.ts';
import { hex, homeIp } from './values.ts';

const longReason =
  (
    'I replaced nearly everything in this machine, one part after the other, ' +
    'and after each step the client kept working until it did not. '
  ).repeat(5) + `https://example.com/receipts/${'0123456789abcdef'.repeat(6)}`;

/** Requests after this position of the history are pending. */
const UNDECIDED = 0.8;

/** Returns a request to reset a hardware id. Recent ones are pending, one per user, including the persona `pending`. */
export function hwidRequest(
  id: number,
  context: SeedContext,
  userOf: (id: number) => UserRow,
): HwidRequestRow {
  const isDecided = positionOf('hwidRequests', id, context) < UNDECIDED;
  const isPersona = id === pendingPersonaRequest(context);
  return seeded('hwid request', id, (faker) => {
    const userId = isPersona
      ? personas.pending.id
      : isDecided
        ? userBefore(faker, 'hwidRequests', id, context)
        : pendingUser(id, context);
    const requestHwid = faker.helpers.maybe(() => hex(faker, context.longest ? 64 : 40), {
      probability: 0.85,
    });
    const formerHwid = faker.helpers.maybe(() => hex(faker, 40), { probability: 0.93 });
    return {
      id,
      userId,
      currentHwid: (isDecided ? formerHwid : userOf(userId).hwid) ?? null,
      requestHwid: (isPersona ? userOf(userId).newHwid : requestHwid) ?? null,
      reason: context.longest ? longReason : faker.helpers.fake(locale.hwid_request.reason),
      requestIp: context.longest ? faker.internet.ipv6() : homeIp(faker),
      status: !isDecided ? 'PENDING' : faker.datatype.boolean(0.75) ? 'APPROVED' : 'DECLINED',
      createdDate: iso(createdAt(faker, 'hwidRequests', id, context)),
    };
  });
}

/** Returns a different user for each pending request: 53 and the number of users are coprime. */
function pendingUser(id: number, { scale }: SeedContext) {
  return PERSONA_COUNT + 1 + ((id * 53) % Math.floor(90 * scale));
}
