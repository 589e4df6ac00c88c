import { expect, it } from 'vitest';
import { withoutDelays, overrideTimings, timings } from './timings.ts';

it('overrides single values, and restores them', () => {
  const before = structuredClone(timings);
  const restore = overrideTimings(withoutDelays);
  expect(timings.delays).toEqual({ download: 0, redeem: 0, hwidReset: 0 });
  expect(timings.toast).toBe(5000);
  restore();
  expect(timings).toEqual(before);
});
