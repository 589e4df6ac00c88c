import type { HwidRequestRow, UserRow } from '../db/rows.ts';
import { PERSONA_COUNT, personas } from '../scenarios/personas.ts';
import { seededRandom } from './random.ts';
import { pendingPersonaRequest, positionOf, timeAt, userJoinedBy, type SeedContext } from './seed-context.ts';
import { iso } from '../db/time.ts';

const reasons = [
  'Got a new motherboard, the old one died last night.',
  'Upgraded from a 3070 to a 4080 Super and now the client says wrong hardware.',
  'Windows reinstall after a botched update, please reset.',
  'new pc :)',
  'Moved to a laptop for the holidays and can’t log in from there.',
  'Swapped my SSD, cloned the drive, and the HWID changed.',
  'BIOS update changed something, it worked yesterday.',
  'My brother used my PC and logged in with his account first.',
  'RMA came back with a different board revision.',
  'I changed the CPU (5600X to 5800X3D). Same everything else.',
  'Bought a prebuilt, old machine is sold. Proof of purchase on request.',
  'Enabled TPM for Windows 11 and it stopped recognising me.',
  'Network card burned out in a thunderstorm, replaced with a USB one.',
  'pls reset, tournament on saturday',
];

const longReason =
  (
    'I replaced nearly everything in this machine, one part after the other, ' +
    'and after each step the client kept working until it did not. '
  ).repeat(5) + `https://example.com/receipts/${'0123456789abcdef'.repeat(6)}`;

/** Requests after this position of the history are pending. */
const UNDECIDED = 0.8;

/** A request to reset a hardware id. Recent ones are pending, one per user, including the persona `pending`. */
export function hwidRequest(
  id: number,
  context: SeedContext,
  userOf: (id: number) => UserRow,
): HwidRequestRow {
  const { faker, chance, hex, ip, pick, fraction } = seededRandom('hwid request', id);
  const position = positionOf('hwidRequests', id, context, fraction());
  const isDecided = position < UNDECIDED;
  const isPersona = id === pendingPersonaRequest(context);
  const userId = isPersona
    ? personas.pending.id
    : isDecided
      ? userJoinedBy(position, fraction(), context)
      : pendingUser(id, context);
  const row: Omit<HwidRequestRow, 'currentHwid'> = {
    id,
    userId,
    requestHwid: chance(0.85) ? hex(context.longest ? 64 : 40) : null,
    reason: context.longest ? longReason : pick(reasons),
    requestIp: context.longest ? faker.internet.ipv6() : ip(),
    status: !isDecided ? 'PENDING' : chance(0.75) ? 'APPROVED' : 'DECLINED',
    createdDate: iso(timeAt(position, context)),
  };
  const currentHwid = isDecided ? (chance(0.93) ? hex(40) : null) : userOf(userId).hwid;
  return isPersona ? { ...row, currentHwid, requestHwid: userOf(userId).newHwid } : { ...row, currentHwid };
}

/** A different user for each pending request: 53 and the number of users are coprime. */
function pendingUser(id: number, { scale }: SeedContext) {
  return PERSONA_COUNT + 1 + ((id * 53) % Math.floor(90 * scale));
}
