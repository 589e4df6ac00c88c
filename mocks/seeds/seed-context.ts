import { PERSONA_COUNT } from '../scenarios/personas.ts';
import type { World } from '../scenarios/worlds.ts';
import { age } from './timeline.ts';

/** Number of rows at position 1 of the history (a week ago) in a world of scale 1. */
const ROWS_AT_ONE = { users: 128, subscriptions: 240, keys: 366, invites: 110, hwidRequests: 41 };

/** A world, and the time (ms since 1970) that its dates are relative to. */
export type SeedContext = World & { now: number };

/** The position of a row in the history, 0 to about 1.1; `earlier` (0 to 1) moves it towards the row before. */
export const positionOf = (
  entity: keyof typeof ROWS_AT_ONE,
  id: number,
  { scale }: SeedContext,
  earlier = 0,
) => (id - earlier) / (ROWS_AT_ONE[entity] * scale);

/** The time (ms since 1970) at a position of the history. */
export const timeAt = (position: number, { now }: SeedContext) => now - age(position);

/** A user who had joined by a position of the history; `fraction` (0 to 1) chooses, later users more often. */
export function userJoinedBy(position: number, fraction: number, { scale, users }: SeedContext): number {
  const joined = Math.min(users, Math.floor(position * ROWS_AT_ONE.users * scale)) - PERSONA_COUNT;
  return PERSONA_COUNT + 1 + Math.floor(fraction ** 0.7 * Math.max(0, joined - 1));
}

/** The id of the HWID request that belongs to the persona `pending`. */
export const pendingPersonaRequest = ({ scale }: SeedContext) => Math.round(ROWS_AT_ONE.hwidRequests * scale);
