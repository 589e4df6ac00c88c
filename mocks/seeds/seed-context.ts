import { exponentialDistributor, type Faker } from '@faker-js/faker';
import { PERSONA_COUNT } from '../worlds/personas.ts';
import type { World } from '../worlds/worlds.ts';
import { age } from './timeline.ts';

/** Number of rows at position 1 of the history (a week ago) in a world of scale 1, personas apart. */
const ROWS_AT_ONE = { users: 120, subscriptions: 240, keys: 366, invites: 110, hwidRequests: 41 };

type DatedEntity = keyof typeof ROWS_AT_ONE;

/** A world, and the time (ms since 1970) that its dates are relative to. */
export type SeedContext = World & { now: number };

/** Returns the position of a row in the history, 0 to about 1.1. */
export const positionOf = (entity: DatedEntity, id: number, { scale }: SeedContext) =>
  (entity === 'users' ? id - PERSONA_COUNT : id) / (ROWS_AT_ONE[entity] * scale);

/**
 * Returns a time (ms since 1970) between the positions of the row before and of this row. Faster than
 * `date.between`, which creates three Date objects.
 */
export const createdAt = (faker: Faker, entity: DatedEntity, id: number, context: SeedContext): number =>
  faker.number.int({
    min: Math.trunc(context.now - age(positionOf(entity, id - 1, context))),
    max: Math.trunc(context.now - age(positionOf(entity, id, context))),
  });

/** Returns the id of the last user who had joined by a position of the history. */
export const lastUserAt = (position: number, { scale, users }: SeedContext) =>
  Math.min(users, PERSONA_COUNT + Math.max(1, Math.floor(position * ROWS_AT_ONE.users * scale)));

const mostlyLater = exponentialDistributor({ bias: 1 });

/** Returns a user who had joined before a row was created, more often a later one. */
export const userBefore = (faker: Faker, entity: DatedEntity, id: number, context: SeedContext): number =>
  faker.number.int({
    min: PERSONA_COUNT + 1,
    max: lastUserAt(positionOf(entity, id - 1, context), context),
    distributor: mostlyLater,
  });

/** Returns the id of the HWID request that belongs to the persona `pending`. */
export const pendingPersonaRequest = ({ scale }: SeedContext) => Math.round(ROWS_AT_ONE.hwidRequests * scale);
