import type { Faker } from '@faker-js/faker';
import { CODE_ALPHABET } from '../db/code-alphabet.ts';
import { locale } from './locale.ts';

/**
 * Returns hexadecimal digits, a multiple of eight, for a hardware id or an avatar's hash. Eight at once take half
 * the time of `string.hexadecimal`.
 */
export function hex(faker: Faker, length: number) {
  let digits = '';
  while (digits.length < length) digits += faker.number.hex(0xffffffff).padStart(8, '0');
  return digits;
}

/** Returns a key code: groups of four letters and digits. */
export const keyCode = (faker: Faker, groups = 4) =>
  '????-'
    .repeat(groups)
    .slice(0, -1)
    .replaceAll('?', () => faker.helpers.arrayElement(CODE_ALPHABET));

export const inviteCode = (faker: Faker, length = 12) => faker.string.fromCharacters(CODE_ALPHABET, length);

/** Returns an account id of Discord. */
export const discordId = (faker: Faker) => faker.string.numeric({ length: 18, allowLeadingZeros: false });

/** Returns a residential IP address. */
export const homeIp = (faker: Faker) =>
  faker.internet.ipv4({ cidrBlock: faker.helpers.arrayElement(locale.internet.ipv4_block) });

/** Returns a product's id, most often the first. */
export const productId = (faker: Faker, products: number) =>
  faker.datatype.boolean(0.45) ? 1 : faker.number.int({ min: 1, max: products });
