import { PERSONA_COUNT } from '../scenarios/personas.ts';
import type { World } from '../scenarios/worlds.ts';
import { age } from './timeline.ts';

/** Rows in the history of a world of scale 1, up to about a week ago. */
const RATES = { users: 128, subscriptions: 240, keys: 366, invites: 110, hwidRequests: 41 };

/** A world, and the present (ms since 1970) to which its dates are relative. */
export type SeedContext = World & { now: number };

/** Place of a row in the history, 0 to about 1.1; `earlier` (0 to 1) moves it towards the row before. */
export const placeOf = (entity: keyof typeof RATES, id: number, { scale }: SeedContext, earlier = 0) =>
  (id - earlier) / (RATES[entity] * scale);

/** Milliseconds since 1970 at a place of the history. */
export const timeAt = (place: number, { now }: SeedContext) => now - age(place);

/**
 * An ordinary user who had joined at that place of the history; `share` (0 to 1) chooses, later ones more
 * often.
 */
export function userBy(place: number, fraction: number, { scale, users }: SeedContext): number {
  const joined = Math.min(users, Math.floor(place * RATES.users * scale)) - PERSONA_COUNT;
  return PERSONA_COUNT + 1 + Math.floor(fraction ** 0.7 * Math.max(0, joined - 1));
}

/** The request that belongs to the account `pending`; among the newest. */
export const pendingPersonaRequest = ({ scale }: SeedContext) => Math.round(RATES.hwidRequests * scale);
