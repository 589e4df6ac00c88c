// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { keys } from '../contract/admin/keys.ts';
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

it('goes on after the pause that a 429 asks for, which is shown (SES-6)', async () => {
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
])('with %s it fails at once', async (_, error) => {
  await expect(withRateLimitPauses(() => Promise.reject(error))).rejects.toBe(error);
});

const refusal = tooMany(30);
it.each([
  ['cancelled', () => longWaits.cancel(), new Cancelled()],
  ['left', (left: AbortController) => left.abort(), refusal],
  ['of a session that ends', () => sessionScope.end(), new SessionEnded()],
])('a pause that is %s ends at once', async (_, end, reason) => {
  const left = new AbortController();
  const ended = vi.fn();
  withRateLimitPauses(() => Promise.reject(refusal), left.signal).catch(ended);
  await vi.advanceTimersByTimeAsync(0);
  end(left);
  await vi.advanceTimersByTimeAsync(0);
  expect(ended.mock.calls).toEqual([[reason]]);
  expect([longWaits.seconds(), vi.getTimerCount()]).toEqual([undefined, 0]);
});

it('no pause begins once it has been stopped while the call was under way', async () => {
  const stop = new AbortController();
  let refuse: (error: unknown) => void = () => {};
  const ended = vi.fn();
  withRateLimitPauses(() => new Promise((_, reject) => (refuse = reject)), stop.signal).catch(ended);
  stop.abort();
  refuse(refusal);
  await vi.advanceTimersByTimeAsync(0);
  expect(ended.mock.calls).toEqual([[refusal]]);
});

it('Cancel of a pause leaves a slow call alone, whose own notice follows', async () => {
  vi.stubGlobal(
    'fetch',
    ({ signal }: Request) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  );
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
