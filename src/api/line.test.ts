// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { ApiError } from './error.ts';
import { line } from './line.ts';

it.each([
  ['an answer', () => line.heard(), 'clear'],
  ['a refusal', () => line.heard(new ApiError(500)), 'clear'],
  ['a lost answer', () => line.heard(new ApiError(0)), 'offline'],
  ['a cancelled call', () => line.heard(new DOMException('', 'AbortError')), 'offline'],
  ['a redirect', () => line.heard(ApiError.redirected()), 'intercepted'],
  ['the browser', () => dispatchEvent(new Event('online')), 'clear'],
])('offline, whatever the browser says, until it is told otherwise by %s (HOS-5)', (_, tell, state) => {
  const stop = line.subscribe(() => {});
  dispatchEvent(new Event('offline'));
  expect(line.get()).toBe('offline');
  tell();
  expect(line.get()).toBe(state);
  stop();
});
