import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from './error.ts';
import { patiently, pauses } from './patiently.ts';

beforeEach(() => void vi.useFakeTimers());

const tooMany = (seconds?: number) =>
  Object.assign(new ApiError(429), { retryAfter: seconds && seconds * 1000 });

it('goes on after the pause that a 429 asks for, which is shown (SES-6)', async () => {
  const send = vi
    .fn(async () => 'page')
    .mockRejectedValueOnce(tooMany(20))
    .mockRejectedValueOnce(tooMany(40));
  const answer = patiently(send);
  await vi.advanceTimersByTimeAsync(0);
  expect(pauses.seconds()).toBe(20);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await answer).toBe('page');
  expect(pauses.seconds()).toBe(0);
});

it.each([
  ['no Retry-After', tooMany()],
  ['more than a minute', tooMany(61)],
  ['another status', new ApiError(503)],
])('with %s it fails at once', async (_, error) => {
  await expect(patiently(() => Promise.reject(error))).rejects.toBe(error);
});

it.each([
  ['cancelled', () => pauses.cancel()],
  ['left', (left: AbortController) => left.abort()],
])('a pause that is %s ends with the refusal', async (_, end) => {
  const left = new AbortController();
  const error = tooMany(30);
  const answer = patiently(() => Promise.reject(error), left.signal).catch((reason: unknown) => reason);
  await vi.advanceTimersByTimeAsync(0);
  end(left);
  expect(await answer).toBe(error);
  expect([pauses.seconds(), vi.getTimerCount()]).toEqual([0, 0]);
});
