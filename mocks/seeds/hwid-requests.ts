import type { HwidRequestRow } from '../db/rows.ts';
import { personas } from '../scenarios/personas.ts';
import { diceFor } from './dice.ts';
import { HISTORY, HOUR, iso } from './timeline.ts';
import { ownerOf } from './users.ts';

interface Spread {
  now: number;
  users: number;
  hwidRequests: number;
  longest?: boolean;
}

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

/** A request to reset a hardware id; the newest is the one of the account `pending`. Recent ones are pending. */
export function hwidRequest(id: number, spread: Spread, pendingPersona: { hwid: string | null; newHwid: string | null }): HwidRequestRow {
  const { now, users, hwidRequests, longest } = spread;
  const userId = ownerOf(id, hwidRequests / users, users);
  const { chance, faker, hex, pick, share } = diceFor('hwid request', id);
  const created = now - HISTORY + (id / hwidRequests) ** 0.5 * HISTORY - share() * HOUR - HOUR;
  const row: HwidRequestRow = {
    id,
    userId,
    currentHwid: chance(0.93) ? hex(longest ? 64 : 40) : null,
    requestHwid: chance(0.85) ? hex(longest ? 64 : 40) : null,
    reason: longest ? longReason : pick(reasons),
    requestIp: longest ? faker.internet.ipv6() : faker.internet.ipv4(),
    status: hwidRequests - id < Math.min(14, hwidRequests / 2) ? 'PENDING' : chance(0.75) ? 'APPROVED' : 'DECLINED',
    createdDate: iso(created),
  };
  if (id < hwidRequests) return row;
  return { ...row, userId: personas.pending.id, currentHwid: pendingPersona.hwid, requestHwid: pendingPersona.newHwid, status: 'PENDING' };
}
