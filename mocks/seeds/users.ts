import { ROLE_ADMIN, ROLE_USER } from '#src/contract/auth.ts';
import type { UserRow } from '../db/rows.ts';
import { PERSONA_PASSWORD, personas, type PersonaName } from '../scenarios/personas.ts';
import { seededRandom } from './random.ts';
import { positionOf, timeAt, type SeedContext } from './seed-context.ts';
import { DAY, iso } from '../db/time.ts';

const first = [
  'Silent',
  'Frost',
  'Rapid',
  'Lucky',
  'Iron',
  'Neon',
  'Toxic',
  'Ghost',
  'Salty',
  'Crimson',
  'Lazy',
  'Turbo',
  'Mystic',
  'Cyber',
  'Hollow',
  'Savage',
  'Pixel',
  'Dusty',
  'Nordic',
  'Velvet',
  'Rusty',
  'Solar',
  'Grim',
  'Swift',
  'Quiet',
  'Atomic',
  'Brave',
  'Shadow',
  'Electric',
  'Sleepy',
  'Royal',
] as const;
const second = [
  'Fox',
  'Viper',
  'Sniper',
  'Otter',
  'Raven',
  'Wolf',
  'Banana',
  'Knight',
  'Panda',
  'Falcon',
  'Badger',
  'Toaster',
  'Reaper',
  'Gopher',
  'Lynx',
  'Comet',
  'Pickle',
  'Tiger',
  'Wizard',
  'Moose',
  'Hornet',
  'Cobra',
  'Nomad',
  'Pirate',
  'Walrus',
  'Phantom',
  'Rocket',
  'Mantis',
  'Yeti',
  'Duck',
  'Bandit',
  'Crow',
  'Shark',
  'Penguin',
  'Drifter',
  'Goblin',
  'Titan',
] as const;
const pairs = first.length * second.length;

/** A unique name. 379 and the number of pairs are coprime, so all pairs are used before a number is appended. */
function username(id: number) {
  const index = (id * 379) % pairs;
  const name = first[index % first.length]! + second[Math.floor(index / first.length)]!;
  const round = Math.floor(id / pairs);
  const style = (id * 2654435761) % 7;
  const styled =
    style === 0
      ? name.toLowerCase()
      : style === 1
        ? name.replace(/(?<=[a-z])(?=[A-Z])/, '_')
        : style === 2
          ? `x${name}x`
          : name;
  return round ? `${styled}${round + 100}` : style > 3 ? `${styled}${10 + (id % 90)}` : styled;
}

/** The time (ms since 1970) at which a user joined; later ids joined later. */
export const joinedAt = (id: number, context: SeedContext) =>
  timeAt(positionOf('users', id, context, seededRandom('joined', id).fraction()), context);

/** A user other than the personas. */
export function user(id: number, context: SeedContext): UserRow {
  const joinDate = iso(joinedAt(id, context));
  const { chance, hex, ip, snowflake, integer } = seededRandom('user', id);
  const discord = chance(0.6) ? snowflake() : null;
  const joinIp = ip();
  const row: UserRow = {
    id,
    username: username(id),
    password: PERSONA_PASSWORD,
    roles: [ROLE_USER],
    secret: false,
    discord,
    avatar: discord && chance(0.7) ? hex(32) : null,
    hwid: chance(0.8) ? hex(integer(0, 2) * 16 + 32) : null,
    newHwid: chance(0.15) ? hex(40) : null,
    isBanned: chance(0.04),
    lastIp: chance(0.9) ? (chance(0.4) ? joinIp : ip()) : null,
    joinIp,
    joinDate,
  };
  return context.longest ? withLongestTexts(row) : row;
}

function withLongestTexts(row: UserRow): UserRow {
  const { faker, hex, snowflake } = seededRandom('longest user', row.id);
  return {
    ...row,
    username: `${row.username}_the_unreasonably_long_account_name_x`.slice(0, 40),
    roles: row.id % 5 ? row.roles : [ROLE_USER, 'ROLE_SENIOR_COMMUNITY_MODERATOR'],
    discord: snowflake(),
    avatar: null,
    hwid: hex(64),
    newHwid: hex(64),
    lastIp: faker.internet.ipv6(),
    joinIp: faker.internet.ipv6(),
  };
}

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

/** The user row of a persona. */
export function persona(id: number, now: number): UserRow {
  const [name, { username: named }] = Object.entries(personas).find(([, { id: own }]) => own === id)! as [
    PersonaName,
    { username: string },
  ];
  const { hex, ip } = seededRandom('persona', id);
  const home = ip();
  return {
    id,
    username: named,
    password: PERSONA_PASSWORD,
    roles: [ROLE_USER],
    secret: false,
    discord: null,
    avatar: null,
    hwid: hex(40),
    newHwid: null,
    isBanned: false,
    lastIp: home,
    joinIp: home,
    joinDate: iso(now - (400 - id * 20) * DAY),
    ...personaTraits[name],
  };
}
