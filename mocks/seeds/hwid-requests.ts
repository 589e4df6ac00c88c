import type { HwidRequestRow, UserRow } from '../db/rows.ts';
import { PERSONA_COUNT, personas } from '../scenarios/personas.ts';
import { seededRandom } from './random.ts';
import { pendingPersonaRequest, placeOf, timeAt, userBy, type SeedContext } from './seed-context.ts';
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

const longReason = `${'I replaced nearly everything in this machine, one part after the other, and after each step the client kept working until it did not. '.repeat(5)}https://example.com/receipts/${'0123456789abcdef'.repeat(6)}`;

/** From this place of the history on, requests are still to be decided. */
const UNDECIDED = 0.8;

/**
 * A request to reset a hardware id. The recent ones are pending, one a user; one of them is that of the
 * account `pending`.
 */
export function hwidRequest(
  id: number,
  spread: SeedContext,
  userOf: (id: number) => UserRow,
): HwidRequestRow {
  const { faker, chance, hex, ip, pick, fraction: share } = seededRandom('hwid request', id);
  const place = placeOf('hwidRequests', id, spread, share());
  const decided = place < UNDECIDED;
  const isPersona = id === pendingPersonaRequest(spread);
  const userId = isPersona
    ? personas.pending.id
    : decided
      ? userBy(place, share(), spread)
      : waiting(id, spread);
  const row: Omit<HwidRequestRow, 'currentHwid'> = {
    id,
    userId,
    requestHwid: chance(0.85) ? hex(spread.longest ? 64 : 40) : null,
    reason: spread.longest ? longReason : pick(reasons),
    requestIp: spread.longest ? faker.internet.ipv6() : ip(),
    status: !decided ? 'PENDING' : chance(0.75) ? 'APPROVED' : 'DECLINED',
    createdDate: iso(timeAt(place, spread)),
  };
  const currentHwid = decided ? (chance(0.93) ? hex(40) : null) : userOf(userId).hwid;
  return isPersona ? { ...row, currentHwid, requestHwid: userOf(userId).newHwid } : { ...row, currentHwid };
}

/**
 * A different user for each pending request: a step that shares no factor with the number of users walks them
 * all.
 */
function waiting(id: number, { scale }: SeedContext) {
  return PERSONA_COUNT + 1 + ((id * 53) % Math.floor(90 * scale));
}
