import { useSyncExternalStore } from 'react';
import { timings } from './timings.ts';

/** The server's time less the device's, when `Date.now() - performance.now()` was `origin`; in milliseconds. */
let seen: { serverAhead: number; origin: number } | undefined;
const listeners = new Set<() => void>();

/** Differs after the device's clock was set. */
const originNow = () => Date.now() - performance.now();
const current = () =>
  seen && Math.abs(originNow() - seen.origin) < timings.clockSkew ? seen.serverAhead : undefined;

/** Compares the device's clock with the header `Date` of an answer, which may have waited in a cache (Age). */
export function observeClock(headers: Headers): void {
  const sent = Date.parse(headers.get('Date') ?? '');
  if (Number.isNaN(sent)) return;
  const age = (Number(headers.get('Age')) || 0) * 1000;
  // an answer can be older than it says, never newer
  const serverAhead = Math.max(current() ?? -Infinity, sent + age - Date.now());
  seen = { serverAhead, origin: originNow() };
  listeners.forEach((tell) => tell());
}

/** @internal for stories and tests */
export function forgetClock(): void {
  seen = undefined;
}

/** Error of the device's clock in words ('3 days ahead'); undefined within five minutes (LIS-18). */
function skewWords(): string | undefined {
  const ahead = -(current() ?? 0);
  if (Math.abs(ahead) <= timings.clockSkew) return undefined;
  const minutes = Math.round(Math.abs(ahead) / 60_000);
  const [amount, unit] =
    minutes >= 36 * 60
      ? [Math.round(minutes / 1440), 'day']
      : minutes >= 90
        ? [Math.round(minutes / 60), 'hour']
        : [minutes, 'minute'];
  return `${amount} ${unit}${amount === 1 ? '' : 's'} ${ahead > 0 ? 'ahead' : 'behind'}`;
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** The words of `skewWords`, followed. */
export const useClockSkew = (): string | undefined => useSyncExternalStore(subscribe, skewWords);
