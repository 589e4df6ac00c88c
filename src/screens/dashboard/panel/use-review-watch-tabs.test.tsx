// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { timings } from '#src/app/timings.ts';
import { inQueryClient } from '#src/data/in-query-client.fixtures.tsx';
import { useReviewWatch } from './use-review-watch.ts';

let isPending = true;
const server = vi.fn<typeof fetch>();

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

/** Long enough for one question, and as many milliseconds as promises need. */
const passOne = () => act(() => vi.advanceTimersByTimeAsync(timings.reviewPoll + 10));
/** A tab with a cache of its own, on the same origin. */
const openTab = () => renderHook(() => useReviewWatch(isPending), { wrapper: inQueryClient() });

beforeEach(() => {
  vi.useFakeTimers();
  isPending = true;
  server
    .mockReset()
    .mockImplementation(() => Promise.resolve(Response.json({ hwid: { pending: isPending }, client: null })));
  vi.stubGlobal('fetch', server);
  vi.stubGlobal('BroadcastChannel', Channel);
});
afterEach(async () => {
  cleanup();
  await vi.advanceTimersByTimeAsync(0); // locks are given back
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('of three tabs one asks (HWR-3)', async () => {
  for (let tab = 0; tab < 3; tab++) openTab();
  await passOne();
  await passOne();
  expect(server).toHaveBeenCalledTimes(2);
});

it('the next tab asks once the one that asked is closed (HWR-3)', async () => {
  const first = openTab();
  openTab();
  await passOne();
  expect(server).toHaveBeenCalledTimes(1);
  first.unmount();
  await passOne();
  await passOne();
  expect(server).toHaveBeenCalledTimes(3);
});

it('the tab that asks tells the others, each of which reads the answer once (HWR-3)', async () => {
  const tabs = [openTab(), openTab()];
  await passOne();
  isPending = false;
  await passOne();
  expect(tabs.map(({ result }) => result.current)).toEqual([true, true]);
  expect(server).toHaveBeenCalledTimes(3);
});
