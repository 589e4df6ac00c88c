// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { useEffect, useEffectEvent } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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

function render<T>(hook: () => T) {
  return renderHook(hook, {
    wrapper: inQueryClient(),
  });
}

interface Action {
  name: string;
  delay: number;
  path: string;
  use(): { submit(): void; busy: boolean };
}
const actions: Action[] = [
  {
    name: 'redeem',
    delay: 1800,
    path: '/api/subscriptions/redeem',
    use: () => useRedeem({ prefill: 'KEY', onSend() {}, onDone() {} }),
  },
  { name: 'download', delay: 1337, path: '/api/client/download', use: () => useDownloadInTab() },
  { name: 'HWID reset', delay: 420, path: '/api/hwid/reset-request', use: () => useFilledReset() },
];

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

describe.each(actions)('$name', ({ delay, path, use }) => {
  it(`is sent after ${delay} ms and not a millisecond before (RED-1)`, async () => {
    const { result } = render(use);
    act(() => result.current.submit());
    await pass(delay - 1);
    expect(result.current.busy).toBe(true);
    expect(asked()).toEqual([]);
    await pass(1);
    expect(asked()).toEqual([path]);
  });
});

describe('invitation codes', () => {
  it.each([
    ['shortest', 0, 50],
    ['longest', 1, 150],
  ])('wait for the %s pause', async (_name, random, pause) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    render(useUnusedCodes);
    await pass(pause - 1);
    expect(asked()).toEqual([]);
    await pass(1);
    expect(asked()).toEqual(['/api/invites/my']);
  });
});

it('reads the time again every 60 s, not before', async () => {
  const { result } = renderHook(() => useNow(timings.timeLeftRefresh));
  const first = result.current;
  await pass(59_999);
  expect(result.current).toBe(first);
  await pass(1);
  expect(result.current).toBe(first + 60_000);
});

it('reads the time again when the tab is shown', async () => {
  const { result } = renderHook(() => useNow(timings.timeLeftRefresh));
  const first = result.current;
  await pass(5000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe(first + 5000);
});
