import { base, en, Faker } from '@faker-js/faker';

/**
 * A small generator (mulberry32): seeding costs nothing, where faker's own costs 50 µs, and a world has up to
 * 400,000 rows.
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

/** Random values of one row. */
const random = {
  faker,
  /** From 0 up to, not including, 1. */
  fraction: next,
  chance: (probability: number) => next() < probability,
  /** Whole number from `least` to `most`, both included. */
  whole: (least: number, most: number) => least + Math.floor(next() * (most - least + 1)),
  pick: <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)]!,
  /** Hexadecimal digits; a multiple of eight. */
  hex: (length: number) => {
    let text = '';
    while (text.length < length) {
      const bits = (next() * 2 ** 32) >>> 0;
      text +=
        BYTES[bits >>> 24]! + BYTES[(bits >>> 16) & 255]! + BYTES[(bits >>> 8) & 255]! + BYTES[bits & 255]!;
    }
    return text;
  },
  /** Letters and digits that cannot be mistaken for each other. */
  letters: (length: number) => draw(ALPHABET, length),
  /** Groups of four, as on an activation key. */
  keyCode: (groups = 4) => {
    let code = draw(ALPHABET, 4);
    for (let group = 1; group < groups; group += 1) code += `-${draw(ALPHABET, 4)}`;
    return code;
  },
  /** An id as Discord gives them: 18 digits. */
  snowflake: () => `${1 + Math.floor(next() * 9)}${draw('0123456789', 17)}`,
  /** An IPv4 address as home connections have them. */
  ip: () =>
    `${24 + Math.floor(next() * 190)}.${Math.floor(next() * 256)}.${Math.floor(next() * 256)}.${1 + Math.floor(next() * 254)}`,
};

/**
 * Starts the dice for one row. The same entity and id always throw the same values, whatever was made before;
 * no two ids of an entity start alike, since both steps can be undone (a bijection of 32 bits).
 */
export function seededRandom(entity: string, id: number) {
  let hash = 0x811c9dc5;
  for (const letter of entity) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  hash = (hash + Math.imul(id, 0x9e3779b1)) | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  state = hash ^ (hash >>> 13);
  return random;
}
