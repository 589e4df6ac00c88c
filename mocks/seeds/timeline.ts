export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** How far back the oldest row of a world lies. */
export const HISTORY = 420 * DAY;

/** The 'now' of stories and tests, where Date is frozen at it. A live mock passes the real now. */
export const REFERENCE_NOW = Date.parse('2026-01-15T12:00:00Z');

/** ISO text of an instant in milliseconds since 1970, whole seconds. */
export const iso = (ms: number) => new Date(Math.floor(ms / 1000) * 1000).toISOString();

/** YYYY-MM-DD in UTC. */
export const day = (ms: number) => iso(ms).slice(0, 10);
