// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError, SessionEnded } from '#src/api/error.ts';
import { sessionScope } from '#src/api/session-scope.ts';
import { checkoutRecord } from '#src/app/checkout-record.ts';
import { inRouter } from '#src/app/in-router.fixtures.tsx';
import { inQueryClient } from '#src/data/in-query-client.fixtures.tsx';
import { DAY } from '#src/lib/duration.ts';
import { untilAborted } from '#src/lib/until-aborted.fixtures.ts';
import { useSubscriptions } from '../subscriptions/use-subscriptions.ts';
import { pollAfter } from './checkout-return.ts';
import { useCheckoutReturn } from './use-checkout-return.ts';

const start = Date.UTC(2026, 0, 15);
/** Days of premium that the server knows. */
let days = 0;
const server = vi.fn<typeof fetch>();
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  days = 0;
  server.mockReset().mockImplementation(() =>
    Promise.resolve(
      Response.json({
        products: [],
        subscriptions: days ? [{ product: 'CS2', status: 'ACTIVE', start, end: start + days * DAY }] : [],
        premium: days > 0,
      }),
    ),
  );
  vi.stubGlobal('fetch', server);
});

async function open(url: string) {
  const { router, InRouter } = inRouter(url);
  const celebrate = vi.fn();
  const tab = renderHook(
    () => {
      const [payment, returning] = useCheckoutReturn('anna', celebrate);
      return { payment, ...returning, mine: useSubscriptions(pollAfter(payment)) };
    },
    { wrapper: inQueryClient(undefined, InRouter), reactStrictMode: true },
  );
  await pass(0);
  return { ...tab, router, celebrate, is: () => tab.result.current.payment.is };
}

/** Leaves for the checkout, and returns to a reloaded page. */
async function leaveAndReturn() {
  const before = await open('/dash');
  before.result.current.onLeave();
  before.unmount();
  return open('/dash?success=1');
}

/** Leaves for a checkout in each of two tabs. Returns the first one's storage; the second one comes back. */
async function leaveInTwoTabs() {
  const first = await open('/dash');
  first.result.current.onLeave();
  first.unmount();
  const firstTab = switchTab();
  (await leaveAndReturn()).unmount();
  return firstTab;
}

/** Switches to another tab, which has a session storage of its own and shares the local storage. */
function switchTab(to: Record<string, string> = {}) {
  const from = { ...sessionStorage } as Record<string, string>;
  sessionStorage.clear();
  Object.entries(to).forEach(([key, value]) => sessionStorage.setItem(key, value));
  return from;
}

it.each(['?success', '?success=1', '?success=false'])(
  'celebrates on %s and removes only this parameter from the address (BUY-3)',
  async (search) => {
    const { router, celebrate } = await open(`/dash${search}&a=1#c`);
    expect(celebrate).toHaveBeenCalled();
    expect(router.state.location).toMatchObject({ search: '?a=1', hash: '#c' });
  },
);

it('a payment is awaited after a reload, then received and celebrated once (BUY-3, BUY-5)', async () => {
  (await leaveAndReturn()).unmount();
  const second = await open('/dash');
  expect(second.result.current.payment).toMatchObject({ is: 'waiting', isCertain: true });
  expect(second.celebrate).not.toHaveBeenCalled();
  days = 30;
  await pass(1000);
  expect(second.is()).toBe('confirmed');
  expect(second.celebrate).toHaveBeenCalledOnce();
  second.unmount();
  expect((await open('/dash')).is()).toBe('none');
});

it('a key that is redeemed while a payment is awaited is not the payment', async () => {
  const { result, is } = await leaveAndReturn();
  let accept = () => {};
  result.current.onRedeem(new Promise<void>((resolve) => (accept = resolve)));
  days = 30;
  await pass(1000); // read before the reply to the key
  expect(is()).toBe('waiting');
  accept();
  await pass(2000);
  expect(is()).toBe('waiting');
  days = 60;
  await pass(3000);
  expect(is()).toBe('confirmed');
});

it.each([
  ['is lost', () => new ApiError(0), 'unconfirmed'],
  ['is lost with the session', () => new SessionEnded(), 'unconfirmed'],
  ['is a refusal', () => new ApiError(400), 'confirmed'],
])(
  'shows added time as a payment unless a key explains the time: its response %s (BUY-5)',
  async (_, error, is) => {
    const first = await leaveAndReturn();
    first.result.current.onRedeem(Promise.reject(error()));
    await pass(0);
    first.unmount(); // reloaded meanwhile
    const second = await open('/dash');
    days = 30;
    await pass(20_000);
    expect(second.is()).toBe(is);
  },
);

it('receives two payments in two tabs, however late the second payment arrives', async () => {
  const secondTab = switchTab(await leaveInTwoTabs());
  days = 30;
  const back = await open('/dash?success=1');
  expect(back.is()).toBe('confirmed');
  back.unmount();
  switchTab(secondTab);
  const second = await open('/dash');
  expect(second.is()).toBe('waiting');
  days = 60;
  await pass(1000);
  expect(second.is()).toBe('confirmed');
});

it('a payment received in one tab leaves the time of the other payment', async () => {
  switchTab(await leaveInTwoTabs());
  days = 60;
  const back = await open('/dash?success=1');
  back.unmount();
  expect(checkoutRecord.explainedSince('anna', start)).toBe(30 * DAY);
});

it('a return is over after a day, and once dismissed', async () => {
  (await leaveAndReturn()).unmount();
  vi.setSystemTime(start + DAY);
  expect((await open('/dash')).is()).toBe('none');
  const again = await leaveAndReturn();
  expect(again.is()).toBe('waiting');
  act(() => again.result.current.dismiss());
  again.unmount();
  expect((await open('/dash')).is()).toBe('none');
});

it.each([
  ['{"username":"anna","held":{"premium":true,"ends":[null]},"readAt":0,"leftAt":0,"isBack":true}'],
  ['{'],
  ['[]'],
])('ignores damaged storage: %s', async (text) => {
  sessionStorage.setItem('checkout', text);
  localStorage.setItem('explained-time', text);
  const { is } = await open('/dash');
  expect(is()).toBe('none');
  expect(checkoutRecord.explainedSince('anna', 0)).toBe(0);
});

it('a read aborted by a sign-out restores nothing (SES-9)', async () => {
  await leaveAndReturn();
  server.mockImplementation((request) => untilAborted(request as Request));
  await pass(1000);
  checkoutRecord.clearUserState();
  sessionScope.end();
  await pass(0);
  sessionScope.begin();
  expect(sessionStorage.getItem('checkout')).toBeNull();
});

it('does not read another user’s record', async () => {
  const held = { premium: false, ends: [] };
  checkoutRecord.write({ username: 'ben', held, readAt: start, leftAt: start, isBack: true });
  checkoutRecord.explain('ben', DAY, start);
  expect((await open('/dash')).is()).toBe('none');
  expect(checkoutRecord.explainedSince('anna', 0)).toBe(0);
});
