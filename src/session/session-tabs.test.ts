// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { sessionEvents } from '../api/session-events.ts';
import { sessionScope } from '../api/session-scope.ts';
import { handOver } from '../app/resume.ts';
import { serverSignOut } from './server-sign-out.ts';
import { checkSession, sessionStore, signOut } from './session.ts';
import { signIn } from './sign-in.ts';
import {
  anonymous,
  END,
  idle,
  me,
  refusal,
  setUpTab,
  signedIn,
  state,
  type,
  typed,
  user,
  watchStorage,
} from './tab.fixtures.ts';

const tab = setUpTab();

/** A change that another tab has made. */
function inOtherTab(key: 'username' | 'session-ended' | null, newValue: string | null, oldValue = 'ada') {
  if (key && newValue === null) localStorage.removeItem(key);
  else if (key) localStorage.setItem(key, newValue!);
  else localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }));
}

describe('a pending key on a public page', () => {
  it.each<[string, () => void]>([
    ['the session ends', () => sessionEvents.emit('ended')],
    ['the session has ended in another tab', () => END.forEach(([key, value]) => inOtherTab(key, value))],
    ['somebody else signs in in another tab', () => inOtherTab('username', 'ben')],
    ['they sign out in another tab', () => inOtherTab('username', null)],
  ])('is not for the next person when %s (RED-3)', async (_, happens) => {
    handOver.leave({ key: 'ABCD-1234' });
    await signedIn(tab);
    expect(handOver.of('ada').key).toBe('ABCD-1234');
    tab.answers.me = () => me('ben');
    happens();
    await idle();
    expect([handOver.of().key, handOver.of('ben').key]).toEqual([undefined, undefined]);
  });

  it('stays for the first user who signs in, if nobody was signed in (RED-3)', () => {
    sessionStore.set(anonymous);
    handOver.leave({ key: 'ABCD-1234' });
    END.forEach(([key, value]) => inOtherTab(key, value));
    expect(handOver.of().key).toBe('ABCD-1234');
  });
});

describe('another tab', () => {
  it.each([
    ['has signed out', null, anonymous],
    ['has signed in somebody else', 'ben', { status: 'signed-in', user: user('ben') }],
  ])('that %s is followed by a page that the browser had kept (SES-9)', async (_, stored, expected) => {
    await signedIn(tab);
    if (stored) localStorage.setItem('username', stored);
    else localStorage.removeItem('username');
    tab.answers.me = () => me('ben');
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await idle();
    expect(state()).toEqual(expected);
  });

  it.each([
    ['signs out: nothing is kept', [['username', null]], undefined],
    ['clears its storage: nothing is kept', [[null, null]], undefined],
    ['learns that the session has ended: it is said here too, and what was typed is kept', END, 'ada'],
    ['signs out after an end before: nothing is kept', [...END, 'again', ['username', null]], undefined],
  ] as const)('%s', async (_, changes, endedFor) => {
    async function begin() {
      await signedIn(tab);
      type('unsent');
      handOver.leave({ of: 'ada', page: '/dash' });
    }
    await begin();
    for (const change of changes)
      if (change === 'again') await begin();
      else inOtherTab(change[0], change[1]);
    expect(state()).toEqual({ ...anonymous, ...(endedFor && { endedFor }) });
    expect([typed(), handOver.of('ada').page]).toEqual(
      endedFor ? ['unsent', '/dash'] : [undefined, undefined],
    );
    expect(sessionScope.current.isOver).toBe(true);
  });

  it('signs in as the same person: the roles are read again', async () => {
    await signedIn(tab);
    handOver.leave({ of: 'ada', page: '/dash' });
    tab.answers.me = () => me('ada', { role: ['ROLE_ADMIN'] });
    inOtherTab('username', 'ada');
    expect([state().status, handOver.of('ada').page]).toEqual(['signed-in', '/dash']);
    await vi.waitFor(() => expect(state()).toMatchObject({ user: { role: ['ROLE_ADMIN'] } }));
  });

  it.each([
    ['signs in: the check runs, and the page stays', 'ada'],
    ['signs in, where storage cannot be read: the check runs', undefined],
  ])('%s', async (_, stored) => {
    sessionStore.set(anonymous);
    if (stored) localStorage.setItem('username', stored);
    dispatchEvent(new StorageEvent('storage', { key: 'username', oldValue: null, newValue: 'ada' }));
    expect(state()).toEqual(anonymous);
    await vi.waitFor(() => expect(state().status).toBe('signed-in'));
  });
});

describe('a sign-out', () => {
  it('sends both calls, and leaves nothing behind, the username included (SES-7, SES-10)', async () => {
    await signedIn(tab);
    expect({ ...localStorage }).toEqual({ username: 'ada' });
    type('unsent');
    handOver.leave({ of: 'ada', page: '/dash' });
    const changes = watchStorage();
    await signOut('/');
    expect(changes).toEqual([['username', null]]);
    expect(tab.asked).toEqual(['invalidate', 'logout']);
    expect(state()).toEqual({ status: 'anonymous', exit: '/' });
    expect([document.cookie, { ...localStorage }, typed(), handOver.of('ada').page]).toEqual([
      '',
      {},
      undefined,
      undefined,
    ]);
  });

  it('of a replaced user sends nothing, and keeps the new session', async () => {
    await signedIn(tab);
    localStorage.setItem('username', 'ben');
    document.cookie = 'BEARER=of-ben; Path=/';
    await signOut('/login');
    expect(tab.asked).toEqual([]);
    expect([document.cookie, localStorage.getItem('username')]).toEqual(['BEARER=of-ben', 'ben']);
    expect(state()).toEqual(anonymous);
  });

  it('changes nothing for another user who signs in meanwhile', async () => {
    await signedIn(tab);
    tab.answers.logout = () => {
      document.cookie = 'BEARER=of-ben; Path=/';
      localStorage.setItem('username', 'ben');
      sessionScope.begin('ben', 'of-ben');
      sessionStore.set({ status: 'signed-in', user: user('ben') as never });
      return new Response(null, { status: 204 });
    };
    await signOut('/login');
    expect([document.cookie, localStorage.getItem('username')]).toEqual(['BEARER=of-ben', 'ben']);
    expect(state()).toMatchObject({ user: { username: 'ben' } });
  });
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

  it('restores no session at the next start, while it cannot be sent (SES-7)', async () => {
    await signedOutUnheard();
    expect(await checkSession()).toEqual(anonymous);
    expect(tab.asked).toEqual(['invalidate', 'logout']);
  });

  it.each([
    ['succeeds', () => new Response(null, { status: 204 })],
    ['finds no session any more', () => refusal('Missing JWT Refresh Token')],
  ])('is over once it %s', async (_, answer) => {
    await signedOutUnheard();
    tab.answers.logout = answer;
    await checkSession();
    expect(tab.asked).toEqual(['invalidate', 'logout', 'me']);
    tab.asked = [];
    await checkSession();
    expect(tab.asked).toEqual(['me']);
  });

  it('is forgotten by the next sign-in', async () => {
    await signedOutUnheard();
    tab.answers['login_check'] = () => Response.json({ code: 200 });
    expect(await signIn({ username: 'ada', password: 'secret', turnstileToken: 'x' })).toBeUndefined();
    expect(tab.asked.at(-1)).toBe('me');
    expect(state().status).toBe('signed-in');
  });

  it('is not assumed when only one of the two calls fails', async () => {
    await signedIn(tab);
    tab.answers.invalidate = isDown;
    await signOut('/');
    tab.asked = [];
    await checkSession();
    expect(tab.asked).toEqual(['me']);
  });

  it('is not pending where another tab has taken the lock', async () => {
    Object.assign(tab.answers, { invalidate: isDown, logout: isDown });
    await serverSignOut.send(AbortSignal.abort());
    expect(serverSignOut.isPending()).toBe(false);
  });
});
