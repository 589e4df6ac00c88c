import { expect, it } from 'vitest';
import { withoutDelays, overrideTimings, timings } from './timings.ts';

it('holds the numbers (LIM-1)', () => {
  expect(timings).toMatchObject({
    toast: 5000,
    searchDebounce: 300,
    splash: 500,
    hwidReload: 69,
    registerRedirect: 420,
    timeLeftRefresh: 60_000,
    newSubscription: 2_592_000_000,
    confetti: { duration: 3000, particles: 250, callback: 2500 },
    delays: { download: 1337, redeem: 1800, hwidReset: 420 },
    invitesPause: { min: 50, max: 150 },
  });
});

it('overrides single values, and restores them', () => {
  const before = structuredClone(timings);
  const restore = overrideTimings(withoutDelays);
  expect(timings.delays).toEqual({ download: 0, redeem: 0, hwidReset: 0 });
  expect(timings.toast).toBe(5000);
  restore();
  expect(timings).toEqual(before);
});
