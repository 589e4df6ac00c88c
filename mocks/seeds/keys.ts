import { exponentialDistributor } from '@faker-js/faker';
import { limits } from '#src/contract/limits.ts';
import type { KeyRow } from '../db/rows.ts';
import { DAY, iso } from '../db/time.ts';
import { createdAt, userBefore, type SeedContext } from './seed-context.ts';
import { seeded } from './seeded.ts';
import { keyCode, productId } from './values.ts';

/** Half of the keys that are ever used are used within 18 days. */
const timeUnused = { max: 120 * DAY, distributor: exponentialDistributor({ base: 30 }) };

/** Returns an activation key. Three in four are used eventually, by a user who had joined by then. */
export const key = (id: number, context: SeedContext): KeyRow =>
  seeded('key', id, (faker) => {
    const created = createdAt(faker, 'keys', id, context);
    const usedDate = created + faker.number.int(timeUnused);
    const isUsed = faker.datatype.boolean(0.75) && usedDate < context.now;
    return {
      id,
      code: context.longest ? keyCode(faker, 64).slice(0, limits.codeLength) : keyCode(faker),
      productId: productId(faker, context.products),
      durationHours: context.longest
        ? 999_999
        : faker.helpers.arrayElement([24, 24, 72, 168, 720, 720, 2160, 8760]),
      status: isUsed ? 'USED' : 'UNUSED',
      usedById: isUsed ? userBefore(faker, 'keys', id, context) : null,
      usedDate: isUsed ? iso(usedDate) : null,
      createdDate: iso(created),
    };
  });
