// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { ApiError } from './error.ts';
import { connection } from './connection.ts';

it.each([
  ['an answer', () => connection.report(), 'online'],
  ['a refusal', () => connection.report(new ApiError(500)), 'online'],
  ['a lost answer', () => connection.report(new ApiError(0)), 'offline'],
  ['a cancelled call', () => connection.report(new DOMException('', 'AbortError')), 'offline'],
  ['a redirect', () => connection.report(ApiError.redirected()), 'intercepted'],
  ['the browser', () => dispatchEvent(new Event('online')), 'online'],
])('stays offline, whatever the browser says, until %s (HOS-5)', (_, tell, state) => {
  const stop = connection.subscribe(() => {});
  dispatchEvent(new Event('offline'));
  expect(connection.get()).toBe('offline');
  tell();
  expect(connection.get()).toBe(state);
  stop();
});
