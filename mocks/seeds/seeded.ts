import { Faker, type Randomizer } from '@faker-js/faker';
import { locale } from './locale.ts';

let state = 0;

/**
 * mulberry32, seeded again for each row by one assignment. Faker's Mersenne Twister computes 624 numbers (50 µs),
 * too slow for the 118,000 rows of the crowded world (DEC-109).
 */
const randomizer: Randomizer = {
  next() {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  },
  seed(seed) {
    state = Number(seed) | 0;
  },
};

const faker = new Faker({ locale, randomizer });

/**
 * Generates the values of one row. The same entity and id always give the same values, in whatever order rows are
 * generated, and a row may be generated within another.
 */
export function seeded<T>(entity: string, id: number, make: (faker: Faker) => T): T {
  const outer = state;
  faker.seed(seedOf(entity, id));
  const made = make(faker);
  state = outer;
  return made;
}

/** Returns a seed that differs for each id of an entity, because the mixing steps are bijections of 32 bits. */
function seedOf(entity: string, id: number) {
  let hash = 0x811c9dc5;
  for (const letter of entity) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  hash = (hash + Math.imul(id, 0x9e3779b1)) | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return hash ^ (hash >>> 13);
}
