export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** How far back the oldest row of a world lies. */
const HISTORY = 420 * DAY;
/** The last share of it, in which rows come ever closer to now. */
const RECENT = 0.02;

/** The 'now' of stories and tests, where Date is frozen at it. A live mock passes the real now. */
export const REFERENCE_NOW = Date.parse('2026-01-15T12:00:00Z');

/**
 * How long ago (ms) something at this place of a world's history happened: 0 is the beginning, 1 about a week
 * ago. Places beyond 1 come closer to now and never reach it, so that one more row in a seed moves none of
 * the others.
 */
export function age(place: number): number {
  const left = 1 - place;
  return HISTORY * (left > RECENT ? left : RECENT * 2 ** ((left - RECENT) / RECENT));
}

/** ISO text of an instant in milliseconds since 1970, whole seconds. */
export const iso = (ms: number) => new Date(Math.floor(ms / 1000) * 1000).toISOString();

/** YYYY-MM-DD in UTC. */
export const day = (ms: number) => iso(ms).slice(0, 10);
