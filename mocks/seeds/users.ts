import type { Faker } from '@faker-js/faker';
import { ROLE_ADMIN, ROLE_USER } from '#src/contract/session.ts';
import type { UserRow } from '../db/rows.ts';
import { DAY, iso } from '../db/time.ts';
import { PERSONA_PASSWORD, personas, type PersonaName } from '../worlds/personas.ts';
import { locale } from './locale.ts';
import { createdAt, type SeedContext } from './seed-context.ts';
import { seeded } from './seeded.ts';
import { discordId, hex, homeIp } from './values.ts';

/** Returns a unique name: each pair of words is used once before the names get a number of their round, from 101. */
function username(faker: Faker, id: number) {
  const { adjective, noun } = locale.word;
  const pairs = adjective.length * noun.length;
  // 379 and the number of pairs are coprime, so the pairs come in a mixed order without repetition
  const pair = (id * 379) % pairs;
  const [first, second] = [adjective[pair % adjective.length]!, noun[Math.floor(pair / adjective.length)]!];
  const round = Math.floor(id / pairs);
  const number = round
    ? 100 + round
    : (faker.helpers.maybe(() => faker.number.int({ min: 7, max: 99 })) ?? '');
  const styled = faker.helpers.weightedArrayElement([
    { weight: 5, value: `${first}${second}` },
    { weight: 2, value: `${first}${second}`.toLowerCase() },
    { weight: 2, value: `${first}_${second}` },
    { weight: 1, value: `x${first}${second}x` },
  ]);
  return `${styled}${number}`;
}

/** Returns the time (ms since 1970) at which a user joined; later ids joined later. */
export const joinedAt = (id: number, context: SeedContext) =>
  seeded('joined', id, (faker) => createdAt(faker, 'users', id, context));

/** Returns a user other than the personas. */
export const user = (id: number, context: SeedContext): UserRow =>
  seeded('user', id, (faker) => {
    const { maybe } = faker.helpers;
    const discord = maybe(() => discordId(faker), { probability: 0.6 }) ?? null;
    const joinIp = homeIp(faker);
    const lastIp = faker.datatype.boolean(0.4) ? joinIp : homeIp(faker);
    const row: UserRow = {
      id,
      username: username(faker, id),
      password: PERSONA_PASSWORD,
      roles: [ROLE_USER],
      secret: false,
      discord,
      avatar: (discord && maybe(() => hex(faker, 32), { probability: 0.7 })) ?? null,
      hwid: maybe(() => hex(faker, faker.helpers.arrayElement([32, 48, 64])), { probability: 0.8 }) ?? null,
      newHwid: maybe(() => hex(faker, 40), { probability: 0.15 }) ?? null,
      isBanned: faker.datatype.boolean(0.04),
      lastIp: maybe(() => lastIp, { probability: 0.9 }) ?? null,
      joinIp,
      joinDate: iso(joinedAt(id, context)),
    };
    return context.longest ? withLongestTexts(faker, row) : row;
  });

const withLongestTexts = (faker: Faker, row: UserRow): UserRow => ({
  ...row,
  username: `${row.username}_the_unreasonably_long_account_name_x`.slice(0, 40),
  roles: row.id % 5 ? row.roles : [ROLE_USER, 'ROLE_SENIOR_COMMUNITY_MODERATOR'],
  discord: discordId(faker),
  avatar: null,
  hwid: hex(faker, 64),
  newHwid: hex(faker, 64),
  lastIp: faker.internet.ipv6(),
  joinIp: faker.internet.ipv6(),
});

const personaTraits: Record<PersonaName, Partial<UserRow>> = {
  admin: {
    roles: [ROLE_USER, ROLE_ADMIN],
    discord: '219348657120934855',
    avatar: '8f1cc1a2d94e07b36a5510fe7b20c9d4',
  },
  customer: { hwid: null },
  premium: {
    discord: '481920375566104832',
    avatar: '3b9de0f6427a18c5915d2c44a07be8f1',
    newHwid: '6f0c9b1e3a7d42588d10e4b7c5f2a963187be4d0',
  },
  expiring: {},
  paused: {},
  pending: { newHwid: 'c41b7de95a0f4832b6e1d07f29a8c35e640b9d17' },
  banned: { isBanned: true },
  secret: { secret: true },
};

/** Returns the user row of a persona. */
export function persona(id: number, now: number): UserRow {
  const [name, { username: named }] = Object.entries(personas).find(([, { id: own }]) => own === id)! as [
    PersonaName,
    { username: string },
  ];
  return seeded('persona', id, (faker) => {
    const home = homeIp(faker);
    return {
      id,
      username: named,
      password: PERSONA_PASSWORD,
      roles: [ROLE_USER],
      secret: false,
      discord: null,
      avatar: null,
      hwid: hex(faker, 40),
      newHwid: null,
      isBanned: false,
      lastIp: home,
      joinIp: home,
      joinDate: iso(now - (400 - id * 20) * DAY),
      ...personaTraits[name],
    };
  });
}
