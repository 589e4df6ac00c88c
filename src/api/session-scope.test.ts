// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteCookie } from '../app/cookie.ts';
import { SessionEnded } from './error.ts';
import { sessionEvents } from './session-events.ts';
import { SessionScope, sessionScope } from './session-scope.ts';

const jwt = (username: string, number = 1) => `e30.${btoa(JSON.stringify({ username, number }))}.x`;
const heard = vi.fn();
let stop = () => {};

beforeEach(() => {
  localStorage.clear();
  deleteCookie('BEARER');
  stop = sessionEvents.on(heard.mockReset());
});
afterEach(() => stop());

describe('the bearer of the next request', () => {
  it.each<[string, string | undefined, string | undefined, string | null, boolean]>([
    // the last one accepted, the one there is now, the name in local storage, and whether it is ada's
    ['is the accepted one', 'opaque', 'opaque', 'ben', true],
    ['is another one of the same person', jwt('ada', 1), jwt('ada', 2), 'ben', true],
    ['is somebody else’s', jwt('ada'), jwt('ben'), 'ada', false],
    ['says nothing, while storage names the person', 'opaque', 'another', 'ada', true],
    ['says nothing, while storage names somebody else', 'opaque', 'another', 'ben', false],
    ['says nothing, and neither does storage', 'opaque', 'another', null, true],
    ['says something for the first time', 'opaque', jwt('ada'), 'ben', false],
    ['says nothing any more', jwt('ada'), 'opaque', 'ada', true],
    ['says nothing any more, while storage names somebody else', jwt('ada'), 'opaque', 'ben', false],
    ['is gone', jwt('ada'), undefined, 'ada', true],
    ['is gone, while storage names somebody else', jwt('ada'), undefined, 'ben', false],
    ['never was', undefined, undefined, 'ben', false],
    ['cannot be read, as before', undefined, undefined, 'ada', true],
  ])('%s', (_, accepted, now, stored, ownsCurrentUser) => {
    if (now) document.cookie = `BEARER=${now}; Path=/`;
    if (stored) localStorage.setItem('username', stored);
    const scope = new SessionScope('ada', accepted);
    expect(scope.ownsCurrentUser).toBe(ownsCurrentUser);
    if (ownsCurrentUser) expect(scope.bearer()).toBe(now);
    else expect(() => scope.bearer()).toThrow(SessionEnded);
    expect(heard.mock.calls).toEqual(ownsCurrentUser ? [] : [['replaced']]);
  });

  it('is anybody’s before anybody is known', () => {
    localStorage.setItem('username', 'ben');
    document.cookie = `BEARER=${jwt('ben')}; Path=/`;
    expect(new SessionScope().bearer()).toBe(jwt('ben'));
  });

  it('is the person’s once the server has accepted it for them', () => {
    localStorage.setItem('username', 'ben');
    document.cookie = 'BEARER=second; Path=/';
    const scope = new SessionScope('ada', 'first');
    expect(scope.ownsCurrentUser).toBe(false);
    scope.accept('second');
    expect(scope.bearer()).toBe('second');
  });
});

describe('a session that is over', () => {
  it('sends nothing, and is not told of anybody else', () => {
    const scope = new SessionScope('ada');
    expect(() => scope.throwIfOver()).not.toThrow();
    expect(scope.isOver).toBe(false);
    scope.end();
    expect(scope.isOver).toBe(true);
    expect(scope.signal.reason).toMatchObject({ name: 'AbortError', message: 'The session is over' });
    expect(() => scope.throwIfOver()).toThrow(SessionEnded);
    expect(() => scope.bearer()).toThrow(SessionEnded);
    expect(heard).not.toHaveBeenCalled();
  });

  it('is over when the next begins, or by itself', () => {
    sessionScope.begin('ada', 'first');
    const { current } = sessionScope;
    expect([current.username, current.isOver]).toEqual(['ada', false]);
    sessionScope.begin('ben');
    expect([current.isOver, sessionScope.current.username]).toEqual([true, 'ben']);
    sessionScope.end();
    expect(sessionScope.current.isOver).toBe(true);
  });
});

it('events are heard until one stops listening', () => {
  sessionEvents.emit('ended');
  stop();
  sessionEvents.emit('ended');
  expect(heard.mock.calls).toEqual([['ended']]);
});
