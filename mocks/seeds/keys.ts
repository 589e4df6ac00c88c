import { limits } from '#src/contract/limits.ts';
import type { KeyRow } from '../db/rows.ts';
import { seededRandom } from './random.ts';
import { positionOf, timeAt, userJoinedBy, type SeedContext } from './seed-context.ts';
import { DAY, iso } from '../db/time.ts';

/** The mean time between creation and use of a key. */
const MEAN_TIME_UNUSED = 25 * DAY;

/** An activation key. Three in four are used eventually, by a user who had joined by then. */
export function key(id: number, context: SeedContext): KeyRow {
  const { now, products, longest } = context;
  const { chance, keyCode, pick, fraction, integer } = seededRandom('key', id);
  const code = longest ? keyCode(64).slice(0, limits.codeLength) : keyCode();
  const position = positionOf('keys', id, context, fraction());
  const created = timeAt(position, context);
  const usedDate = created - Math.log(1 - fraction()) * MEAN_TIME_UNUSED;
  const isUsed = usedDate < now && chance(0.75);
  const user = userJoinedBy(position, fraction(), context);
  return {
    id,
    code,
    productId: chance(0.45) ? 1 : integer(1, products),
    durationHours: longest ? 999_999 : pick([24, 24, 72, 168, 720, 720, 2160, 8760]),
    status: isUsed ? 'USED' : 'UNUSED',
    usedById: isUsed ? user : null,
    usedDate: isUsed ? iso(usedDate) : null,
    createdDate: iso(created),
  };
}
