import { base, en, Faker } from '@faker-js/faker';

/**
 * mulberry32, a small generator. Reseeding it for every row costs nothing; faker's own takes 50 µs, and a
 * world has up to 400,000 rows.
 */
let state = 0;
function next() {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

const faker = new Faker({
  locale: [en, base],
  randomizer: {
    next,
    seed: (seed) => {
      state = Number(seed) | 0;
    },
  },
});

const BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

function draw(alphabet: string, length: number) {
  let text = '';
  for (let i = 0; i < length; i += 1) text += alphabet[(next() * alphabet.length) | 0];
  return text;
}

/** Random values, drawn from the row that was seeded last. */
const random = {
  faker,
  /** 0 ≤ fraction < 1. */
  fraction: next,
  chance: (probability: number) => next() < probability,
  /** Between `min` and `max`, both included. */
  integer: (min: number, max: number) => min + Math.floor(next() * (max - min + 1)),
  pick: <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)]!,
  /** Hexadecimal digits; `length` is a multiple of eight. */
  hex: (length: number) => {
    let text = '';
    while (text.length < length) {
      const bits = (next() * 2 ** 32) >>> 0;
      text +=
        BYTES[bits >>> 24]! + BYTES[(bits >>> 16) & 255]! + BYTES[(bits >>> 8) & 255]! + BYTES[bits & 255]!;
    }
    return text;
  },
  /** Letters and digits without lookalikes. */
  letters: (length: number) => draw(ALPHABET, length),
  /** Groups of four letters and digits. */
  keyCode: (groups = 4) => {
    let code = draw(ALPHABET, 4);
    for (let group = 1; group < groups; group += 1) code += `-${draw(ALPHABET, 4)}`;
    return code;
  },
  /** An id in the format of Discord: 18 digits. */
  snowflake: () => `${1 + Math.floor(next() * 9)}${draw('0123456789', 17)}`,
  /** An IPv4 address. */
  ip: () => {
    const byte = (min: number, count: number) => min + Math.floor(next() * count);
    return `${byte(24, 190)}.${byte(0, 256)}.${byte(0, 256)}.${byte(1, 254)}`;
  },
};

/**
 * Seeds the generator for one row: the same entity and id always give the same values, in whatever order rows
 * are created. Each id has a different seed, because the mixing steps are bijections of 32 bits.
 */
export function seededRandom(entity: string, id: number) {
  let hash = 0x811c9dc5;
  for (const letter of entity) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  hash = (hash + Math.imul(id, 0x9e3779b1)) | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  state = hash ^ (hash >>> 13);
  return random;
}
