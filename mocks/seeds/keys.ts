import { limits } from '#src/contract/limits.ts';
import type { KeyRow } from '../db/rows.ts';
import { diceFor } from './dice.ts';
import { HISTORY, HOUR, iso } from './timeline.ts';
import { joined, ownerOf } from './users.ts';

interface Spread {
  now: number;
  users: number;
  products: number;
  keys: number;
  longest?: boolean;
}

/** An activation key. Three in five are used, by somebody who had joined by then. */
export function key(id: number, spread: Spread): KeyRow {
  const { now, users, products, keys, longest } = spread;
  const usedById = ownerOf(id, keys / users, users);
  const userSince = joined(usedById, spread);
  const { chance, faker, keyCode, pick, share, whole } = diceFor('key', id);
  const created = now - HISTORY + (id / keys) * HISTORY - share() * HOUR;
  const used = chance(0.6);
  const usedDate = Math.max(created, userSince) + share() * (now - Math.max(created, userSince));
  return {
    id,
    code: longest ? longCode(keyCode(64)) : keyCode(),
    productId: chance(0.45) ? 1 : whole(1, products),
    durationHours: longest ? faker.number.int({ min: 100_000, max: 999_999 }) : pick([24, 24, 72, 168, 720, 720, 2160, 8760]),
    status: used ? 'USED' : 'UNUSED',
    usedById: used ? usedById : null,
    usedDate: used ? iso(usedDate) : null,
    createdDate: iso(created),
  };
}

/** As long as a code can be, and ending on a letter. */
const longCode = (code: string) => code.slice(0, limits.codeLength);
