// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { useEffect, useEffectEvent } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { inQueryClient } from '#src/data/in-query-client.fixtures.tsx';
import { timings } from '#src/app/timings.ts';
import { useNow } from '#src/screens/dashboard/subscriptions/use-now.ts';
import { sessionStore } from '#src/session/session.ts';
import { useUnusedCodes } from './invites/Invites.tsx';
import { useDownload } from './panel/use-download.ts';
import { useRedeem } from './panel/use-redeem.ts';
import { useResetRequest } from './panel/use-reset-request.ts';

/** The waits of DOW-1, each one millisecond before and at the moment. */
const server = vi.fn<typeof fetch>();
const asked = () => server.mock.calls.map(([request]) => new URL((request as Request).url).pathname);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  server.mockReset().mockImplementation(() => new Promise(() => {}));
  vi.stubGlobal('fetch', server);
  sessionStore.set({
    status: 'signed-in',
    user: { username: 'anna', role: [], secret: false, discord: null, avatar: null },
  });
});

const render = <T,>(hook: () => T) => renderHook(hook, { wrapper: inQueryClient() });

function useDownloadInTab() {
  const { submit, ...download } = useDownload('1.0.0');
  return { ...download, submit: () => submit('tab') };
}

function useFilledReset() {
  const form = useResetRequest();
  const fill = useEffectEvent(() => form.setValue('reason', 'New mainboard'));
  useEffect(() => fill(), []);
  return form;
}

it.each<[path: string, delay: number, use: () => { submit(): void; busy: boolean }]>([
  ['/api/subscriptions/redeem', 1800, () => useRedeem({ prefill: 'KEY', onRequest() {}, onDone() {} })],
  ['/api/client/download', 1337, useDownloadInTab],
  ['/api/hwid/reset-request', 420, useFilledReset],
])('%s is sent after %d ms and not a millisecond before (RED-1)', async (path, delay, use) => {
  const { result } = render(use);
  act(() => result.current.submit());
  await pass(delay - 1);
  expect(result.current.busy).toBe(true);
  expect(asked()).toEqual([]);
  await pass(1);
  expect(asked()).toEqual([path]);
});

it.each([
  ['shortest', 0, 50],
  ['longest', 1, 150],
])('invitation codes wait for the %s pause', async (_name, random, pause) => {
  vi.spyOn(Math, 'random').mockReturnValue(random);
  render(useUnusedCodes);
  await pass(pause - 1);
  expect(asked()).toEqual([]);
  await pass(1);
  expect(asked()).toEqual(['/api/invites/my']);
});

it('reads the time again every 60 s, not before, and when the tab is shown', async () => {
  const { result } = renderHook(() => useNow(timings.timeLeftRefresh));
  const first = result.current;
  await pass(59_999);
  expect(result.current).toBe(first);
  await pass(1);
  expect(result.current).toBe(first + 60_000);
  await pass(5000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe(first + 65_000);
});
