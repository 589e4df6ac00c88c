import { tzOffset } from '@date-fns/tz/tzOffset';

/** For whom dates and numbers are written. What is left out is the browser's own. */
export interface Viewer {
  /** BCP 47 tag, such as 'en-GB'. */
  locale?: string | undefined;
  /** IANA name, such as 'Europe/Berlin'. */
  timeZone?: string | undefined;
}

let current: Viewer = {};

/**
 * The only place that decides about locale and time zone: empty in the app, set by the workshop's toolbar.
 */
export const viewer = (): Viewer => current;

/**
 * Replaces locale and time zone for everything that is formatted from now on.
 * @internal for stories and tests
 */
export function setViewer(next: Viewer): void {
  current = next;
}

const MINUTE = 60_000;
const DAY = 86_400_000;

/** Milliseconds by which the viewer's wall clock is ahead of UTC at `time` (milliseconds since 1970). */
function offsetAt(time: number): number {
  const date = new Date(time);
  return (current.timeZone ? tzOffset(current.timeZone, date) : -date.getTimezoneOffset()) * MINUTE;
}

/** The viewer's wall clock at an instant, as a Date whose UTC fields are the local ones. */
export function toWallClock(date: Date): Date {
  return new Date(date.getTime() + offsetAt(date.getTime()));
}

/**
 * The instant at which the viewer's clock shows `wall` (a Date whose UTC fields are the local ones). Of two
 * instants the earlier; a time that a clock change skips is read with the offset before the change, as
 * `new Date(text)` does.
 */
export function fromWallClock(wall: Date): Date {
  const time = wall.getTime();
  const before = offsetAt(time - DAY);
  const after = offsetAt(time + DAY);
  const found = [before, after].find((offset) => offsetAt(time - offset) === offset);
  return new Date(time - (found ?? before));
}
