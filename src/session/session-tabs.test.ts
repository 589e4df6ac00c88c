// @vitest-environment jsdom
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { resumeState } from '../app/resume-state.ts';
import { serverSignOut } from './server-sign-out.ts';
import { checkSession, sessionStore, signOut } from './session.ts';
import { signIn } from './sign-in.ts';
import {
  anonymous,
  idle,
  me,
  refusal,
  setUpTab,
  signedIn,
  state,
  type,
  typed,
  watchStorage,
} from './tab.fixtures.ts';

const tab = setUpTab();

it.each<[string, string | null, stored: string | undefined]>([
  ['signs out', 'username', undefined],
  ['clears its storage', null, undefined],
  ['signs out, and another user in', 'username', 'ben'],
])('keeps nothing for the next sign-in once another tab %s (SES-9)', async (_, key, stored) => {
  await signedIn(tab);
  onTestFinished(sessionStore.subscribe(type('unsent')));
  resumeState.save({ of: 'ada', page: '/dash' });
  tab.answers.me = () => me('ben');
  if (stored) localStorage.setItem('username', stored);
  else localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key, oldValue: key && 'ada', newValue: null }));
  expect(state()).toEqual(stored ? { status: 'checking' } : anonymous);
  await idle();
  await signedIn(tab);
  expect([typed(), resumeState.get('ada').page]).toEqual([undefined, undefined]);
});

it('reads the roles again if another tab signs in as the same user', async () => {
  await signedIn(tab);
  tab.answers.me = () => me('ada', { role: ['ROLE_ADMIN'] });
  dispatchEvent(new StorageEvent('storage', { key: 'username', oldValue: null, newValue: 'ada' }));
  expect(state().status).toBe('signed-in');
  await vi.waitFor(() => expect(state()).toMatchObject({ user: { role: ['ROLE_ADMIN'] } }));
});

it('a page opened by another tab during a sign-in restarts after the sign-in', async () => {
  let answer = (_: Response) => {};
  tab.answers.login_check = () => new Promise((resolve) => (answer = resolve));
  const signingIn = signIn({ username: 'ada', password: 'secret', turnstileToken: 'token' });
  await signedIn(tab);
  const seen: string[] = [];
  onTestFinished(sessionStore.subscribe(() => seen.push(state().status)));
  answer(Response.json({ code: 200 }));
  await signingIn;
  expect(seen).toEqual(['checking', 'signed-in']);
});

it('a sign-out drops the resume state at once, sends both calls and keeps nothing (SES-7, SES-10, SES-12)', async () => {
  await signedIn(tab);
  expect({ ...localStorage }).toEqual({ username: 'ada' });
  type('unsent');
  resumeState.save({ of: 'ada', page: '/dash', key: 'ABCD-1234', isPaid: true });
  const changes = watchStorage();
  const leaving = signOut('/');
  expect(resumeState.get('ada')).toEqual({});
  await leaving;
  // pending from the beginning, as the page may be left
  expect(changes.map(([key]) => key)).toEqual(['sign-out-owed', 'sign-out-owed', 'username']);
  expect(tab.asked).toEqual(['invalidate', 'logout']);
  expect(state()).toEqual({ status: 'anonymous', exit: '/' });
  expect([document.cookie, { ...localStorage }, typed()]).toEqual(['', {}, undefined]);
});

const done = () => new Response(null, { status: 204 });

/** Refuses the calls of a sign-out until a refresh has set this bearer (SES-4). */
function wantBearer(bearer: string) {
  const end = () => (document.cookie.includes(bearer) ? done() : refusal('Expired JWT Token'));
  const refresh = () => ((document.cookie = `BEARER=${bearer}; Path=/`), done());
  Object.assign(tab.answers, { invalidate: end, logout: end, refresh });
}

it('a sign-out whose bearer has expired refreshes once and is sent again (DEC-16)', async () => {
  await signedIn(tab);
  wantBearer('renewed');
  await signOut('/');
  expect(tab.asked).toEqual(['invalidate', 'refresh', 'invalidate', 'logout']);
  expect([document.cookie, serverSignOut.isPending()]).toEqual(['', false]);
});

describe('a sign-out that the server has not received', () => {
  const isDown = () => refusal('Down', 503);

  async function signedOutUnheard() {
    await signedIn(tab);
    Object.assign(tab.answers, { invalidate: () => Response.error(), logout: isDown });
    await signOut('/');
    expect(state()).toEqual({ status: 'anonymous', exit: '/' });
    tab.asked = [];
  }

  it('restores no session at the next start while the sign-out cannot be sent (SES-7)', async () => {
    await signedOutUnheard();
    expect(await checkSession()).toEqual(anonymous);
    expect(tab.asked).toEqual(['invalidate', 'logout']);
  });

  it('is sent with a new bearer before a session is restored, and leaves no session (SES-7)', async () => {
    await signedOutUnheard();
    localStorage.setItem('username', 'ada'); // of a page that was left meanwhile
    wantBearer('renewed');
    tab.answers.me = () => refusal('Unauthorized');
    expect(await checkSession()).toEqual(anonymous);
    expect(tab.asked).toEqual(['invalidate', 'refresh', 'invalidate', 'logout', 'me']);
    expect([document.cookie, serverSignOut.isPending()]).toEqual(['', false]);
  });

  it.each<[string, answers: typeof tab.answers, isPending: boolean]>([
    ['nothing is left to end', { refresh: () => refusal('Invalid JWT Refresh Token') }, false],
    ['the refresh fails', { refresh: isDown }, true],
    ['the refresh is refused in other words', { refresh: () => refusal('Unauthorized') }, true],
    ['the token is not invalidated', { invalidate: isDown, logout: done }, true],
    [
      'the log-out is refused in other words',
      { invalidate: done, logout: () => refusal('Unauthorized') },
      true,
    ],
  ])('is pending or not if %s (SES-7)', async (_, answers, isPending) => {
    await signedIn(tab);
    wantBearer('renewed');
    Object.assign(tab.answers, answers);
    await signOut('/');
    expect([state(), serverSignOut.isPending()]).toEqual([{ status: 'anonymous', exit: '/' }, isPending]);
  });

  it('is forgotten by the next sign-in', async () => {
    await signedOutUnheard();
    tab.answers['login_check'] = () => Response.json({ code: 200 });
    expect(await signIn({ username: 'ada', password: 'secret', turnstileToken: 'x' })).toBeUndefined();
    expect(tab.asked.at(-1)).toBe('me');
    expect(state().status).toBe('signed-in');
  });

  it('is not pending where another tab has taken the lock', async () => {
    Object.assign(tab.answers, { invalidate: isDown, logout: isDown });
    await serverSignOut.send(AbortSignal.abort());
    expect(serverSignOut.isPending()).toBe(false);
  });
});
