// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { ApiError } from './error.ts';
import { line } from './line.ts';

it.each([
  ['an answer', () => line.heard('/api/me'), 'clear'],
  ['a refusal', () => line.heard('/api/me', new ApiError(500)), 'clear'],
  ['a lost answer', () => line.heard('/api/me', new ApiError(0)), 'offline'],
  ['a cancelled call', () => line.heard('/api/me', new DOMException('', 'AbortError')), 'offline'],
  ['a stranger', () => line.heard('/api/me', ApiError.ofStranger()), 'stranger'],
  ['the browser', () => dispatchEvent(new Event('online')), 'clear'],
])('offline, whatever the browser says, until it is told otherwise by %s (HOS-5)', (_, tell, state) => {
  const stop = line.subscribe(() => {});
  dispatchEvent(new Event('offline'));
  expect(line.get()).toBe('offline');
  tell();
  expect(line.get()).toBe(state);
  stop();
});

it('a stranger is told until the server answers the same call (API-8)', () => {
  for (const path of ['/api/me', '/api/status']) line.heard(path, ApiError.ofStranger());
  line.heard('/api/me');
  expect(line.get()).toBe('stranger');
  line.heard('/api/status', new ApiError(404));
  expect(line.get()).toBe('clear');
});
