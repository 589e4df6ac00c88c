// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { overrideTimings } from '#src/app/timings.ts';
import { inQueryClient } from '#src/data/in-query-client.fixtures.tsx';
import { usePanel } from './use-panel.ts';

let asked: { path: string; body: string }[];
let restoreTimings: () => void;

beforeEach(() => {
  asked = [];
  restoreTimings = overrideTimings({ delays: { redeem: 0 } });
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push({ path: new URL(request.url).pathname, body: await request.text() });
    return Response.json({});
  });
});
afterEach(() => void restoreTimings());

function render(premium: boolean | undefined, keyFromUrl = '') {
  const options = {
    tabs: { current: null },
    isPaying: false,
    key: { fromUrl: keyFromUrl, isAsked: keyFromUrl !== '' },
    onCheckout() {},
    onRedeem() {},
    onRedeemed() {},
  };
  const data = premium === undefined ? undefined : { products: [], subscriptions: [], premium };
  return renderHook(() => usePanel({ ...options, mine: { data, error: null, now: Date.now() } }), {
    wrapper: inQueryClient(),
  }).result;
}

it.each([
  [undefined, []],
  [false, []],
  [true, ['/api/status']],
])('with premium %s reads %j of the client (DOW-2)', async (premium, paths) => {
  render(premium);
  await act(async () => {});
  expect(asked.map(({ path }) => path)).toEqual(paths);
});

it.each([
  ['  ', 'Enter a key first'],
  ['AB–1', 'Keys have only letters, numbers and hyphens. Remove “–”'],
  ['W33A-wt2e-4X6P X33A-wt2e-4X6P', 'One key at a time'],
])('does not send the key %j, and a valid one without white space (RED-1, FRM-7)', async (key, said) => {
  const panel = render(false, key);
  await act(async () => panel.current.redeem.submit());
  expect([panel.current.redeem.messages.key?.text, asked]).toEqual([said, []]);
  act(() => panel.current.redeem.setValue('key', ' AB- 1\u200b'));
  await act(async () => panel.current.redeem.submit());
  await waitFor(() => expect(asked[0]?.body).toBe('{"key":"AB-1"}'));
});
