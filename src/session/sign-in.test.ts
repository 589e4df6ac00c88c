// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SESSION_LOCK } from '../api/refresh.ts';
import { withLock } from '../app/lock.ts';
import { untilAborted } from '../lib/until-aborted.fixtures.ts';
import { sessionStore } from './session.ts';
import { signIn } from './sign-in.ts';

const credentials = { username: 'vole', password: 'secret', turnstileToken: 'token' };
const someone = { user: { username: 'Vole', role: ['ROLE_USER'], secret: false } };

/** Serves this response to the sign-in, and `me` to the session check after it. */
function answer(status: number, body: unknown, me: unknown = someone) {
  const fetch = vi.fn<typeof globalThis.fetch>(async (input) =>
    (input as Request).url.endsWith('/api/me')
      ? Response.json(me)
      : new Response(body === undefined ? null : JSON.stringify(body), { status }),
  );
  vi.stubGlobal('fetch', fetch);
  return () => fetch.mock.calls.map(([input]) => new URL((input as Request).url).pathname);
}

beforeEach(() => void sessionStore.set({ status: 'anonymous', exit: '/login' }));

describe('the message of a refusal, in this order (SIN-4)', () => {
  it.each([
    // the server's message first
    [401, { code: 401, message: 'Invalid credentials.', error: 'e' }, 'Invalid credentials.'],
    // then the text of the code, from the body or else, without an error field, from the status
    [401, { code: 401, error: 'e' }, 'Invalid username or password'],
    [401, {}, 'Invalid username or password'],
    [403, { code: 403, error: 'e' }, 'Sorry vole, you are banned'],
    [403, undefined, 'Sorry vole, you are banned'],
    [403, { code: 401 }, 'Invalid username or password'],
    [200, { code: 401 }, 'Invalid username or password'],
    // then the server's error field
    [400, { code: 400, error: 'Closed today' }, 'Closed today'],
    [200, { error: 'Closed today' }, 'Closed today'],
    [401, { error: 'Closed today' }, 'Closed today'],
    [400, { code: 400, message: '', error: 'Closed today' }, 'Closed today'],
    // then the default
    [400, { code: 400 }, 'Unable to sign in. Please try again'],
    [500, 'an error page', 'Unable to sign in. Please try again'],
  ])('%i %j → %s', async (status, body, text) => {
    const calls = answer(status, body);
    expect(await signIn(credentials)).toBe(text);
    expect(localStorage.getItem('username')).toBeNull();
    expect(sessionStore.get().status).toBe('anonymous');
    expect(calls()).toEqual(['/api/login_check']); // no refresh, no retry, no session check
  });

  it.each([401, 403])('a page with %i says nothing about the password (API-8)', async (status) => {
    vi.stubGlobal('fetch', async () => new Response('<h1>Blocked</h1>', { status }));
    expect(await signIn(credentials)).toBe('Unable to sign in. Please try again');
  });

  it('is the default without a response', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await signIn(credentials)).toBe('Unable to sign in. Please try again');
  });
});

describe('a success', () => {
  it.each([
    [200, { code: 200 }],
    [204, undefined],
  ])('%i %j keeps the username and signs in', async (status, body) => {
    answer(status, body);
    expect(await signIn(credentials)).toBeUndefined();
    expect(localStorage.getItem('username')).toBe('Vole');
    expect(sessionStore.get().status).toBe('signed-in');
  });

  it('stays a success if GET /api/me answers with a page, and ends no session', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    vi.stubGlobal('fetch', async ({ url }: Request) =>
      url.endsWith('/me') ? new Response('<!doctype html>') : Response.json({ code: 200 }),
    );
    expect(await signIn(credentials)).toBeUndefined();
    expect(sessionStore.get()).toEqual({ status: 'unknown', isExpected: true });
    expect(localStorage.getItem('username')).toBe('vole');
  });

  it('of a `secret` user counts as signed out (DEC-2)', async () => {
    answer(200, { code: 200 }, { user: { ...someone.user, secret: true } });
    expect(await signIn(credentials)).toBe('Unable to sign in. Please try again');
    expect(localStorage.getItem('username')).toBeNull();
  });
});

it('a sign-in that another tab overtakes is aborted, and does not complete', async () => {
  let sent: Request | undefined;
  vi.stubGlobal('fetch', (request: Request) => {
    sent = request;
    return untilAborted(request);
  });
  const result = signIn(credentials);
  await vi.waitFor(() => expect(sent).toBeDefined());
  await withLock(SESSION_LOCK, async () => {}, { steal: true });
  expect(await result).toBe('Unable to sign in. Please try again');
  await vi.waitFor(() => expect(sent!.signal.aborted).toBe(true));
  expect(localStorage.getItem('username')).toBeNull();
});
