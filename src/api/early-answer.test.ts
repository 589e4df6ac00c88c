// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deleteCookie } from '../lib/cookie.ts';
import { fetchSessionUser } from './session-calls.ts';
import { sessionScope } from './session-scope.ts';

const server = vi.fn<(request: Request) => Promise<Response>>();
const me = (username: string) => Response.json({ user: { username, role: ['ROLE_USER'], secret: false } });
const paths = () => server.mock.calls.map(([{ url }]) => new URL(url).pathname);
const { signal } = new AbortController();

function sentEarly(response: Promise<Response>, bearer?: string) {
  globalThis.earlyAnswer = { bearer, response };
}

beforeEach(() => {
  deleteCookie('BEARER');
  sessionScope.begin();
  vi.stubGlobal('fetch', server.mockReset());
  server.mockImplementation(async () => me('late'));
});
afterEach(() => {
  globalThis.earlyAnswer = undefined;
  vi.unstubAllGlobals();
});

it('takes the place of the first request, and of no other', async () => {
  sentEarly(Promise.resolve(me('early')));
  expect(await fetchSessionUser(signal)).toMatchObject({ user: { username: 'early' } });
  expect(paths()).toEqual([]);
  expect(await fetchSessionUser(signal)).toMatchObject({ user: { username: 'late' } });
  expect(paths()).toEqual(['/api/me']);
});

it('is waited for', async () => {
  let answer = (_: Response) => {};
  sentEarly(new Promise((resolve) => (answer = resolve)));
  const user = fetchSessionUser(signal);
  setTimeout(() => answer(me('early')));
  expect(await user).toMatchObject({ user: { username: 'early' } });
});

it('is ignored if it was sent with another bearer', async () => {
  sentEarly(Promise.resolve(me('early')), 'old');
  document.cookie = 'BEARER=new; Path=/';
  expect(await fetchSessionUser(signal)).toMatchObject({ user: { username: 'late' }, bearer: 'new' });
});

it('leads to a refresh and one more request if the token had expired', async () => {
  sentEarly(Promise.resolve(Response.json({ message: 'Expired JWT Token' }, { status: 401 })));
  expect(await fetchSessionUser(signal)).toMatchObject({ user: { username: 'late' } });
  expect(paths()).toEqual(['/api/token/refresh', '/api/me']);
});

it('fails like any other request without a response', async () => {
  sentEarly(Promise.reject(new TypeError('Failed to fetch')));
  await expect(fetchSessionUser(signal)).rejects.toMatchObject({ name: 'ApiError', status: 0 });
});

it('is not waited for after an abort', async () => {
  const check = new AbortController();
  sentEarly(new Promise(() => {}));
  const user = fetchSessionUser(check.signal);
  check.abort(new DOMException('A newer check', 'AbortError'));
  await expect(user).rejects.toMatchObject({ name: 'AbortError' });
});

it('leaves no listener behind', async () => {
  const target = Object.getPrototypeOf(AbortSignal.prototype) as EventTarget;
  const added = vi.spyOn(target, 'addEventListener');
  const removed = vi.spyOn(target, 'removeEventListener');
  const mine = (spy: typeof added) =>
    spy.mock.calls.flatMap(([, f]) => (typeof f === 'function' && f.name === 'fail' ? [f] : []));
  sentEarly(Promise.resolve(me('early')));
  await fetchSessionUser(signal);
  expect(mine(added)).toHaveLength(1);
  expect(mine(removed as typeof added)).toEqual(mine(added));
  vi.restoreAllMocks();
});

it('is not waited for if nobody wants it any more', async () => {
  sentEarly(new Promise(() => {}));
  const check = AbortSignal.abort(new DOMException('A newer check', 'AbortError'));
  await expect(fetchSessionUser(check)).rejects.toMatchObject({ message: 'A newer check' });
});
