// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useWatch } from './use-watch.ts';

const EVERY = 60_000;
const isSeen = vi.spyOn(document, 'visibilityState', 'get');
let isNews = false;
const ask = vi.fn(async () => isNews);

/** The page's other channels; delivers at once, so that the timers can be fake. */
class Channel {
  static open = new Set<Channel>();
  onmessage?: (event: { data: unknown }) => void;
  constructor(readonly name: string) {
    Channel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const other of Channel.open)
      if (other !== this && other.name === this.name) other.onmessage?.({ data });
  }
  close() {
    Channel.open.delete(this);
  }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Long enough for one question, and as many milliseconds as promises need. */
const passOne = () => pass(EVERY + 10);
const openTab = () => renderHook(() => useWatch({ name: 'test', isOn: true, every: EVERY, ask }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0); // the longest time between two questions
  vi.stubGlobal('BroadcastChannel', Channel);
  isSeen.mockReturnValue('visible');
  isNews = false;
  ask.mockClear();
});
afterEach(async () => {
  cleanup();
  await vi.advanceTimersByTimeAsync(0); // locks are given back
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('one of three tabs polls (HWR-3, HWI-7)', async () => {
  for (let tab = 0; tab < 3; tab++) openTab();
  await passOne();
  await passOne();
  expect(ask).toHaveBeenCalledTimes(2);
});

it('the next tab polls once the polling one is closed (HWR-3, HWI-7)', async () => {
  const first = openTab();
  openTab();
  await passOne();
  expect(ask).toHaveBeenCalledTimes(1);
  first.unmount();
  await passOne();
  await passOne();
  expect(ask).toHaveBeenCalledTimes(3);
});

it('the other tab reads once when there is news (HWR-3, HWI-7)', async () => {
  openTab();
  openTab();
  isNews = true;
  await passOne();
  expect(ask).toHaveBeenCalledTimes(2);
});

it.each([
  [1, 45_000],
  [0, 60_000],
])('browsers that began together do not poll together: %s (HWR-3, HWI-7)', async (random, ms) => {
  vi.mocked(Math.random).mockReturnValue(random);
  openTab();
  await pass(ms - 1);
  expect(ask).not.toHaveBeenCalled();
  await pass(1);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('does not poll while the page is hidden (HWR-3, HWI-7)', async () => {
  openTab();
  isSeen.mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await pass(5 * EVERY);
  expect(ask).not.toHaveBeenCalled();
});

it('a failure is no news for the other tab, and is tried again', async () => {
  ask.mockRejectedValueOnce(new TypeError('offline'));
  openTab();
  openTab();
  await passOne();
  expect(ask).toHaveBeenCalledTimes(1);
  await passOne();
  expect(ask).toHaveBeenCalledTimes(2);
});
