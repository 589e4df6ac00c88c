import { limits } from '#src/contract/limits.ts';
import type { KeyRow } from '../db/rows.ts';
import { seededRandom } from './random.ts';
import { placeOf, timeAt, userBy, type SeedContext } from './seed-context.ts';
import { DAY, iso } from '../db/time.ts';

/** Keys lie in a drawer for weeks before somebody uses them. */
const SHELF_LIFE = 25 * DAY;

/** An activation key. Three in four are used sooner or later, by somebody who had joined by then. */
export function key(id: number, spread: SeedContext): KeyRow {
  const { now, products, longest } = spread;
  const { chance, keyCode, pick, fraction: share, whole } = seededRandom('key', id);
  const code = longest ? keyCode(64).slice(0, limits.codeLength) : keyCode();
  const place = placeOf('keys', id, spread, share());
  const created = timeAt(place, spread);
  const usedDate = created - Math.log(1 - share()) * SHELF_LIFE;
  const used = usedDate < now && chance(0.75);
  const user = userBy(place, share(), spread);
  return {
    id,
    code,
    productId: chance(0.45) ? 1 : whole(1, products),
    durationHours: longest ? 999_999 : pick([24, 24, 72, 168, 720, 720, 2160, 8760]),
    status: used ? 'USED' : 'UNUSED',
    usedById: used ? user : null,
    usedDate: used ? iso(usedDate) : null,
    createdDate: iso(created),
  };
}
