import { useSyncExternalStore } from 'react';
import { readDate } from '../lib/http-date.ts';
import { createStore } from '../lib/create-store.ts';
import { timings } from './timings.ts';

/** Bounds of the server's time less the device's, in ms, from answers since `originNow()` was `origin`. */
const seen = createStore<{ least: number; most: number; origin: number } | undefined>(undefined);

/** Returns the time of the page's start by the device's clock, which changes when the clock is set. */
const originNow = () => Date.now() - performance.now();
function current() {
  const known = seen.get();
  const isOurs = known && Math.abs(originNow() - known.origin) < timings.clockSkew;
  return isOurs ? known : { least: -Infinity, most: -Infinity };
}

/**
 * Compares the device's clock with the header `Date` of a response. It was written at any time since the request,
 * or earlier by the Age in a cache; some caches rewrite it.
 * @param askedAt time of the request by the device's clock
 */
export function observeClock(headers: Headers, askedAt: number): void {
  const sent = readDate(headers);
  if (sent === undefined) return;
  const age = (Number(headers.get('Age')) || 0) * 1000;
  // an answer can be older than it says, never newer
  const { least, most } = current();
  seen.set({
    least: Math.max(least, sent - Date.now()),
    most: Math.max(most, sent + age - askedAt),
    origin: originNow(),
  });
}

/** @internal for stories and tests */
export const forgetClock = () => seen.set(undefined);

/** Returns the error of the device's clock in words ('3 days ahead'); undefined within five minutes (LIS-18). */
function skewWords(): string | undefined {
  const { least, most } = current();
  const ahead = most < 0 ? -most : Math.min(0, -least);
  if (!(Math.abs(ahead) > timings.clockSkew) || ahead === Infinity) return undefined;
  const minutes = Math.round(Math.abs(ahead) / 60_000);
  const [amount, unit] =
    minutes >= 36 * 60
      ? [Math.round(minutes / 1440), 'day']
      : minutes >= 90
        ? [Math.round(minutes / 60), 'hour']
        : [minutes, 'minute'];
  return `${amount} ${unit}${amount === 1 ? '' : 's'} ${ahead > 0 ? 'ahead' : 'behind'}`;
}

/** Returns the error of the device's clock in words, kept up to date; undefined within five minutes and on a server. */
export const useClockSkew = (): string | undefined =>
  useSyncExternalStore(seen.subscribe, skewWords, () => undefined);
