// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { keys } from '../contract/admin/keys.ts';
import { untilAborted } from '../lib/until-aborted.fixtures.ts';
import { call } from './call.ts';
import { ApiError, Cancelled, SessionEnded } from './error.ts';
import { sessionScope } from './session-scope.ts';
import { longWaits, withRateLimitPauses } from './wait.ts';

beforeEach(() => {
  vi.useFakeTimers();
  sessionScope.begin();
});

const tooMany = (seconds?: number) =>
  Object.assign(new ApiError(429), { retryAfter: seconds && seconds * 1000 });

it('repeats after the pause of a 429, and shows the pause (SES-6)', async () => {
  const send = vi
    .fn(async () => 'page')
    .mockRejectedValueOnce(tooMany(20))
    .mockRejectedValueOnce(tooMany(40));
  const answer = withRateLimitPauses(send);
  await vi.advanceTimersByTimeAsync(0);
  expect(longWaits.seconds()).toBe(20);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await answer).toBe('page');
  expect(longWaits.seconds()).toBeUndefined();
});

it.each([
  ['no Retry-After', tooMany()],
  ['more than a minute', tooMany(61)],
  ['another status', new ApiError(503)],
])('fails at once with %s', async (_, error) => {
  await expect(withRateLimitPauses(() => Promise.reject(error))).rejects.toBe(error);
});

const refusal = tooMany(30);
it.each([
  ['cancelled', () => longWaits.cancel(), new Cancelled()],
  ['left', (left: AbortController) => left.abort(), refusal],
  ['of a session that ends', () => sessionScope.end(), new SessionEnded()],
])('ends a pause at once if %s', async (_, end, reason) => {
  const left = new AbortController();
  const ended = vi.fn();
  withRateLimitPauses(() => Promise.reject(refusal), left.signal).catch(ended);
  await vi.advanceTimersByTimeAsync(0);
  end(left);
  await vi.advanceTimersByTimeAsync(0);
  expect(ended.mock.calls).toEqual([[reason]]);
  expect([longWaits.seconds(), vi.getTimerCount()]).toEqual([undefined, 0]);
});

it('begins no pause if stopped during the call', async () => {
  const stop = new AbortController();
  let refuse: (error: unknown) => void = () => {};
  const ended = vi.fn();
  withRateLimitPauses(() => new Promise((_, reject) => (refuse = reject)), stop.signal).catch(ended);
  stop.abort();
  refuse(refusal);
  await vi.advanceTimersByTimeAsync(0);
  expect(ended.mock.calls).toEqual([[refusal]]);
});

it('cancels a pause without the slow call, which gets its own notice', async () => {
  vi.stubGlobal('fetch', untilAborted);
  const slow = call(keys.remove, { id: 1 });
  withRateLimitPauses(() => Promise.reject(refusal)).catch(() => {});
  await vi.advanceTimersByTimeAsync(10_000);
  expect(longWaits.seconds()).toBe(30);
  longWaits.cancel();
  await vi.advanceTimersByTimeAsync(0);
  expect(longWaits.seconds()).toBe(0);
  longWaits.cancel();
  await expect(slow).rejects.toThrow(Cancelled);
});
