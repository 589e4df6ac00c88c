import { tzOffset } from '@date-fns/tz/tzOffset';
import { DAY } from '../lib/duration.ts';

/** The locale and time zone of dates. Default: the browser's. */
export interface Viewer {
  /** BCP 47 tag, such as 'en-GB'. */
  locale?: string | undefined;
  /** IANA name, such as 'Europe/Berlin'. */
  timeZone?: string | undefined;
}

let current: Viewer = {};

/** Returns the current locale and time zone; changed only by Storybook's toolbar, the demo's links and tests. */
export const viewer = (): Viewer => current;

/** @internal for the demo, stories and tests: sets locale and time zone of all that is formatted from now on. */
export function setViewer(next: Viewer): void {
  current = next;
}

const MINUTE = 60_000;

/** Returns the viewer's offset from UTC at `time`, both in milliseconds. */
function offsetAt(time: number): number {
  const date = new Date(time);
  return (current.timeZone ? tzOffset(current.timeZone, date) : -date.getTimezoneOffset()) * MINUTE;
}

/** Converts an instant to a Date whose UTC fields are the viewer's local time. */
export function toWallClock(date: Date): Date {
  return new Date(date.getTime() + offsetAt(date.getTime()));
}

/**
 * Converts local time, as a Date whose UTC fields hold it, to an instant. Ambiguous times give the earlier
 * instant; skipped times use the offset before the change, as `new Date(text)` does.
 */
export function fromWallClock(wall: Date): Date {
  const time = wall.getTime();
  const before = offsetAt(time - DAY);
  const after = offsetAt(time + DAY);
  const found = [before, after].find((offset) => offsetAt(time - offset) === offset);
  return new Date(time - (found ?? before));
}
