// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { overrideTimings } from '#src/app/timings.ts';
import { inQueryClient } from '#src/data/in-query-client.fixtures.tsx';
import { openingTab, usePanel } from './use-panel.ts';

let asked: { path: string; body: string }[];
let answer: (path: string) => Response | Promise<Response>;
const forget = vi.fn();
let restoreTimings: () => void;

beforeEach(() => {
  asked = [];
  answer = () => Response.json({});
  forget.mockReset();
  restoreTimings = overrideTimings({ delays: { redeem: 0, hwidReset: 0 } });
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname;
    asked.push({ path, body: await request.text() });
    return answer(path);
  });
});
afterEach(() => void restoreTimings());

function render(premium: boolean | undefined, keyFromUrl = '') {
  const options = {
    tabs: { current: null },
    isPaying: false,
    key: { fromUrl: keyFromUrl, isAsked: keyFromUrl !== '', forget },
    onCheckout() {},
    onRedeem() {},
    onRedeemed() {},
  };
  const data = premium === undefined ? undefined : { products: [], subscriptions: [], premium };
  return renderHook(() => usePanel({ ...options, mine: { data, error: null, now: Date.now() } }), {
    wrapper: inQueryClient(),
  });
}

it.each([
  [undefined, []],
  [false, []],
  [true, ['/api/status']],
])('premium %s reads %j of the client (DOW-2)', async (premium, paths) => {
  render(premium);
  await act(async () => {});
  expect(asked.map(({ path }) => path)).toEqual(paths);
});

it.each([
  ['  ', 'Enter a key first'],
  ['AB–1', 'Keys have only letters, numbers and hyphens. Remove “–”'],
  ['W33A-wt2e-4X6P X33A-wt2e-4X6P', 'One key at a time'],
])('does not send the key %j, but a valid key without white space (RED-1, FRM-7)', async (key, said) => {
  const { result: panel } = render(false, key);
  await act(async () => panel.current.forms.redeem.submit());
  expect([panel.current.forms.redeem.messages.key?.text, asked]).toEqual([said, []]);
  act(() => panel.current.forms.redeem.setValue('key', ' AB- 1\u200b'));
  await act(async () => panel.current.forms.redeem.submit());
  await waitFor(() => expect(asked[0]?.body).toBe('{"key":"AB-1"}'));
});

it.each([
  ['AB-1', 1],
  ['CD-2', 0],
])(
  'the key %s, redeemed after leaving the page, ends the wait of AB-1 %d times (RED-3)',
  async (key, times) => {
    let redeemed = (_: Response) => {};
    answer = () => new Promise((resolve) => (redeemed = resolve));
    const { result, unmount } = render(false, 'AB-1');
    act(() => result.current.forms.redeem.setValue('key', key));
    await act(async () => result.current.forms.redeem.submit());
    await waitFor(() => expect(asked).toHaveLength(1));
    unmount();
    expect(forget).not.toHaveBeenCalled();
    await act(async () => redeemed(Response.json({})));
    await act(async () => {});
    expect(forget).toHaveBeenCalledTimes(times);
  },
);

it('a refusal because of a pending request shows that request and no error (HWR-1, HWR-3)', async () => {
  let pending = false;
  answer = (path) =>
    path === '/api/status'
      ? Response.json({ hwid: { pending }, client: null })
      : Response.json({ message: 'You already have a request' }, { status: 409 });
  const { result } = render(true);
  await waitFor(() => expect(result.current.status.isLoading).toBe(false));
  act(() => result.current.forms.reset.setValue('reason', 'New mainboard'));
  pending = true; // sent in another tab
  await act(async () => result.current.forms.reset.submit());
  await waitFor(() => {
    expect(result.current.status.isPending).toBe(true);
    expect(result.current.forms.reset).toMatchObject({ formErrors: [], values: { reason: 'New mainboard' } });
  });
});

const idle = { isLoading: false, isPending: false };

it.each([
  ['is undecided while premium is loading', undefined, false, idle, undefined],
  ['is Buy when premium fails to load', undefined, true, idle, 'buy'],
  ['is Buy without premium, whatever the request', false, false, { ...idle, isPending: true }, 'buy'],
  ['is undecided while the request is loading', true, false, { ...idle, isLoading: true }, undefined],
  ['is Reset HWID while a request is pending', true, false, { ...idle, isPending: true }, 'reset'],
  ['is Buy with premium', true, false, idle, 'buy'],
] as const)('the first tab %s (DAS-5)', (_name, premium, hasFailed, status, tab) =>
  expect(openingTab({ premium, hasFailed, status })).toBe(tab),
);
