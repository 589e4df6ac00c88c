import { expect, it } from 'vitest';
import type { LoggedCall } from '#mocks/log/entry.ts';
import { faultsOf } from '#mocks/faults/index.ts';
import { endpointOf } from '#mocks/server/find-endpoint.ts';
import { callsSince, steps } from './steps.ts';

let count = 0;
const made = (call: NonNullable<LoggedCall['call']>, status?: number): LoggedCall => ({
  id: String(++count),
  time: '2026-01-01T00:00:00Z',
  call,
  method: endpointOf(call).method,
  path: endpointOf(call).path,
  who: 'admin',
  from: '/',
  ...(status !== undefined && { status }),
});
const step = (title: string) => steps.find((one) => one.title === title)!;

it.each([
  ['Generate a key', 'keys.generate'],
  ['Redeem it', 'subscriptions.redeem'],
  ['Ask for another computer', 'hwid.requestReset'],
  ['Approve it', 'hwidRequests.approve'],
] as const)('“%s” is done by a call of %s that succeeds (TUR-2)', (title, call) => {
  const { isDone } = step(title);
  expect(isDone([])).toBe(false);
  expect(isDone([made(call)])).toBe(false);
  expect(isDone([made(call, 400)])).toBe(false);
  expect(isDone([made('keys.list', 200)])).toBe(false);
  expect(isDone([made('keys.list', 200), made(call, 200), made(call, 400)])).toBe(true);
});

it('“End a session” is done when a call and the refresh after it are refused', () => {
  const { isDone } = step('End a session');
  expect(isDone([made('auth.refresh', 204), made('client.download', 401)])).toBe(false);
  expect(isDone([made('client.download', 401), made('auth.refresh', 401), made('auth.me', 401)])).toBe(false);
  expect(isDone([made('auth.refresh', 401), made('auth.me', 401)])).toBe(false);
  expect(isDone([made('auth.refresh', 401), made('client.download', 401)])).toBe(true);
});

it('“Let a call fail” is done when the call succeeds after it has failed', () => {
  const { isDone, action } = step('Let a call fail');
  const [fine, failed] = [made('users.list', 200), made('users.list', 503)];
  expect(isDone([fine])).toBe(false);
  expect(isDone([failed, fine])).toBe(false);
  expect(isDone([made('users.list'), failed])).toBe(false);
  expect(isDone([fine, failed])).toBe(true);
  expect(isDone([failed, fine, failed])).toBe(true);
  expect(action?.kind === 'fault' && faultsOf('users.list')).toContain(
    action?.kind === 'fault' && action.fault.fault,
  );
});

it('counts only what was done since the tour began', () => {
  const [newest, middle, oldest] = [made('keys.list'), made('keys.list'), made('keys.list')];
  expect(callsSince([newest, middle, oldest], middle.id)).toEqual([newest]);
  expect(callsSince([newest, middle, oldest], newest.id)).toEqual([]);
  expect(callsSince([newest], 'forgotten')).toEqual([newest]);
  expect(callsSince([newest], undefined)).toEqual([newest]);
});
