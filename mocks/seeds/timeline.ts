import { DAY } from '../db/time.ts';

/** The age of the oldest row of a world, in milliseconds. */
const HISTORY = 420 * DAY;
/** The most recent fraction of the history, in which rows approach the present exponentially. */
const RECENT = 0.02;

/** The time at which tests and stories freeze Date. */
export const REFERENCE_NOW = Date.parse('2026-01-15T12:00:00Z');

/**
 * Converts a position in a world's history to an age in milliseconds: 0 is the beginning, 1 about a week ago.
 * Positions above 1 approach the present without reaching it, so adding rows to a seed moves none of the
 * existing ones.
 */
export function age(position: number): number {
  const left = 1 - position;
  return HISTORY * (left > RECENT ? left : RECENT * 2 ** ((left - RECENT) / RECENT));
}
