// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '#mocks/db/index.ts';
import { resetDb } from '#mocks/seeds/reset-db.ts';
import { server } from '#mocks/transports/node.ts';
import { PERSONA_PASSWORD, type PersonaName, personas } from '#mocks/scenarios/personas.ts';
import { call } from '../api/call.ts';
import { auth } from '../contract/auth.ts';
import { sessionEvents } from '../api/session-events.ts';
import { sessionScope } from '../api/session-scope.ts';
import { checkSession, sessionStore, signOut, watchSession } from './session.ts';
import { signIn } from './sign-in.ts';

const seen: string[] = [];
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  server.events.on('request:start', ({ request }) => void seen.push(new URL(request.url).pathname));
});
beforeEach(() => {
  resetDb();
  localStorage.clear();
  document.cookie = 'BEARER=; Max-Age=0';
  document.cookie = 'refresh_token=; Max-Age=0';
  sessionScope.begin();
  sessionStore.set({ status: 'checking' });
  seen.length = 0;
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const as = (username: PersonaName) =>
  signIn({ username, password: PERSONA_PASSWORD, turnstileToken: 'mock-pass-test' });

describe('the session', () => {
  it('finds nobody at first, says so where developers look, and leads nowhere by itself (SES-1)', async () => {
    const told = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    expect(await checkSession()).toEqual({ status: 'anonymous', exit: '/login' });
    expect(seen).toEqual(['/api/me', '/api/token/refresh']);
    expect(told).toHaveBeenCalledExactlyOnceWith('Nobody is signed in:', 'JWT Token not found');
    told.mockRestore();
  });

  it('keeps the username in local storage from sign-in to sign-out (SES-10)', async () => {
    expect(await as('customer')).toBeUndefined();
    expect(localStorage.getItem('username')).toBe('customer');
    expect(sessionStore.get()).toMatchObject({ status: 'signed-in', user: { username: 'customer' } });
    await signOut('/');
    expect(localStorage.getItem('username')).toBeNull();
    expect(sessionStore.get()).toEqual({ status: 'anonymous', exit: '/' });
    expect(seen.slice(-2)).toEqual(['/api/token/invalidate', '/api/logout']);
  });

  it('ends here even when both calls of the sign-out fail', async () => {
    await as('customer');
    server.use(
      http.post('*/api/token/invalidate', () => HttpResponse.error()),
      http.post('*/api/logout', () => HttpResponse.json({}, { status: 500 })),
    );
    await signOut('/login');
    expect(sessionStore.get()).toEqual({ status: 'anonymous', exit: '/login' });
  });

  it('takes a secret user for nobody', async () => {
    expect(await as('secret')).toBe('Unable to sign in. Please try again');
    expect(sessionStore.get().status).toBe('anonymous');
    expect(localStorage.getItem('username')).toBeNull();
  });

  it('ends when another tab signs out', async () => {
    const stop = watchSession();
    await as('customer');
    localStorage.removeItem('username');
    window.dispatchEvent(new StorageEvent('storage', { key: 'username', newValue: null }));
    expect(sessionStore.get().status).toBe('anonymous');
    stop();
  });

  it('asks for the roles again after a forbidden admin call, and keeps the person without an answer', async () => {
    const stop = watchSession();
    await as('admin');
    db.users.update(personas.admin.id, { roles: ['ROLE_USER'] });
    sessionEvents.emit('forbidden');
    await expect.poll(() => sessionStore.get()).toMatchObject({ user: { role: ['ROLE_USER'] } });
    server.use(http.get('*/api/me', () => HttpResponse.error()));
    const told = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    sessionEvents.emit('forbidden');
    await expect.poll(() => seen.filter((path) => path === '/api/me').length).toBe(3);
    await expect.poll(() => told).toHaveBeenCalledExactlyOnceWith(expect.any(String), expect.any(Error));
    expect(sessionStore.get().status).toBe('signed-in');
    told.mockRestore();
    stop();
  });

  it('stays signed in when the bearer has expired and the refresh cookie is good', async () => {
    await as('premium');
    db.sessions.all().forEach(({ id }) => db.sessions.update(id, { bearerEnds: 0 }));
    expect(await checkSession()).toMatchObject({ status: 'signed-in' });
    expect((await call(auth.me)).user.username).toBe('premium');
  });
});
