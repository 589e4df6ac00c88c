/** Parses a date of a header in any form of RFC 9110, or ISO 8601; NaN if it is none. */
function parseHttpDate(text: string): number {
  if (!/^[^,]+,?[^,]*\d\d:\d\d:\d\d[^,]*$/.test(text)) return NaN; // `Date.parse` takes '0' for a date, and a list of two
  return Date.parse(/(?:GMT|Z|[+-]\d\d:?\d\d)\s*$/.test(text) ? text : `${text} GMT`); // asctime names no zone
}

/** Returns the server's time of a response; undefined without a credible one, as of devices that begin in 1970. */
export function readDate(headers: Headers): number | undefined {
  const time = parseHttpDate(headers.get('Date') ?? '');
  return time >= Date.UTC(2000) ? time : undefined;
}

/**
 * Returns milliseconds of a Retry-After in seconds, or until its date by the server's own clock; undefined without
 * one.
 */
export function readRetryAfter(headers: Headers): number | undefined {
  const text = headers.get('Retry-After') ?? '';
  const isNumber = /^\s*-?\d+(?:\.\d+)?\s*$/.test(text);
  const delay = isNumber ? Number(text) * 1000 : parseHttpDate(text) - (readDate(headers) ?? Date.now());
  return Number.isNaN(delay) ? undefined : Math.max(delay, 0);
}
