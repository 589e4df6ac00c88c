export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Formats an instant in milliseconds since 1970 as ISO 8601, rounded down to whole seconds. */
export const iso = (ms: number) => new Date(Math.floor(ms / 1000) * 1000).toISOString();

/** Returns the UTC date of an instant as YYYY-MM-DD. */
export const isoDate = (ms: number) => iso(ms).slice(0, 10);
