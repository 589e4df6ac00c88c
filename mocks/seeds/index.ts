import type { Row } from '../db/rows.ts';
import type { Seed } from '../db/table.ts';
import { PERSONA_COUNT } from '../worlds/personas.ts';
import { worlds, type World, type WorldName } from '../worlds/worlds.ts';
import { client } from './clients.ts';
import { hwidRequest } from './hwid-requests.ts';
import { invite } from './invites.ts';
import { key } from './keys.ts';
import { product } from './products.ts';
import { personaSubscriptions, subscription } from './subscriptions.ts';
import { persona, user } from './users.ts';

/** The seed of each table that is not empty at first. */
export type Seeds = ReturnType<typeof createSeeds>;

const latest = new Map<WorldName, { now: number; seeds: Seeds }>();

/** Returns the seed of a world, with dates relative to `now` (ms). The latest one of each world is cached. */
export function seedsOf(world: WorldName, now: number): Seeds {
  const cached = latest.get(world);
  if (cached?.now === now) return cached.seeds;
  const seeds = createSeeds(worlds[world], now);
  latest.set(world, { now, seeds });
  return seeds;
}

/** Creates a seed without using the cache. */
export function createSeeds(world: World, now: number) {
  const context = { ...world, now };
  const fixed = world.products ? personaSubscriptions(now, world.products === 12) : [];
  const users = lazySeed(world.users, (id) => (id <= PERSONA_COUNT ? persona(id, now) : user(id, context)));
  return {
    users,
    products: lazySeed(world.products, (id) => product(id, world.longest)),
    subscriptions: lazySeed(world.subscriptions, (id) => fixed[id - 1] ?? subscription(id, context)),
    keys: lazySeed(world.keys, (id) => key(id, context)),
    invites: lazySeed(world.invites, (id) => invite(id, context)),
    hwidRequests: lazySeed(world.hwidRequests, (id) => hwidRequest(id, context, users.make)),
    clients: lazySeed(world.clients, (id) => client(id, context)),
  };
}

/** Returns a seed that creates each row on first access. */
function lazySeed<T extends Row>(count: number, make: (id: number) => T): Seed<T> {
  const made: (T | undefined)[] = [];
  return { count, make: (id) => (made[id] ??= make(id)) };
}
