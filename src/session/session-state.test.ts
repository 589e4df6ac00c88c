// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { sessionEvents } from '../api/session-events.ts';
import { sessionScope } from '../api/session-scope.ts';
import { checkSession, type Session, sessionStore, signInAgain } from './session.ts';
import {
  bearer,
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

/** How other tabs are told of an end, as opposed to a sign-out, which removes the name alone. */
const END = [
  ['session-ended', 'true'],
  ['username', null],
  ['session-ended', null],
];

describe('the check', () => {
  it.each<[string, { name?: string; bearer?: true }, () => Response, Session]>([
    ['nobody, no trace', {}, () => refusal('JWT Token not found'), { status: 'anonymous', exit: '/login' }],
    ['another 401, no trace', {}, () => refusal('Unauthorized'), { status: 'anonymous', exit: '/login' }],
    [
      'another 401, a name',
      { name: 'ada' },
      () => refusal('Unauthorized'),
      { status: 'anonymous', exit: '/login', endedFor: 'ada' },
    ],
    ['500, no trace', {}, () => refusal('Down', 500), { status: 'unknown', isExpected: false }],
    ['500, a name', { name: 'ada' }, () => refusal('Down', 500), { status: 'unknown', isExpected: true }],
    ['500, a bearer', { bearer: true }, () => refusal('Down', 500), { status: 'unknown', isExpected: true }],
    ['no answer', { name: 'ada' }, () => Response.error(), { status: 'unknown', isExpected: true }],
  ])('%s', async (_, trace, answer, expected) => {
    if (trace.name) localStorage.setItem('username', trace.name);
    if (trace.bearer) bearer();
    tab.answers.me = answer;
    const changes = watchStorage();
    expect(await checkSession()).toEqual(expected);
    if (expected.status === 'unknown') expect(changes).toEqual([]);
    expect(tab.told).toHaveBeenCalledExactlyOnceWith('Nobody is signed in:', expect.any(String));
  });

  it.each([{ user: null }, { user: [] }, {}, null])(
    'a 200 with %j cannot be read: the session is unknown, in this tab alone (DEC-130)',
    async (body) => {
      vi.spyOn(console, 'warn').mockReturnValueOnce();
      localStorage.setItem('username', 'ada');
      tab.answers.me = () => Response.json(body);
      const changes = watchStorage();
      expect(await checkSession()).toEqual({ status: 'unknown', isExpected: true });
      expect(changes).toEqual([]);
    },
  );

  it.each([
    ['with a name', 'ada', { status: 'unknown', isExpected: true }],
    ['without a trace', undefined, { status: 'anonymous', exit: '/login' }],
  ])('an expired token that cannot be refreshed now, %s', async (_, name, expected) => {
    if (name) localStorage.setItem('username', name);
    tab.answers.me = () => refusal('JWT Token not found');
    tab.answers.refresh = () => refusal('Down', 503);
    expect(await checkSession()).toEqual(expected);
  });

  it('a refused refresh ends the session in all tabs', async () => {
    localStorage.setItem('username', 'ada');
    tab.answers.me = () => refusal('Expired JWT Token');
    const changes = watchStorage();
    expect(await checkSession()).toEqual({ status: 'anonymous', exit: '/login', endedFor: 'ada' });
    expect(changes).toEqual(END);
  });

  it('each end is told to other tabs, also the next one of this tab', async () => {
    const changes = watchStorage();
    for (const person of ['ada', 'ben']) {
      await signedIn(tab, person);
      changes.length = 0;
      sessionEvents.emit('ended');
      expect(changes).toEqual(END);
    }
  });

  it('an end during the check after a sign-in is told to other tabs, also after an end before', async () => {
    await signedIn(tab);
    sessionEvents.emit('ended');
    localStorage.setItem('username', 'ada'); // a sign-in has been answered
    sessionScope.begin();
    tab.answers.me = () => refusal('Expired JWT Token');
    const changes = watchStorage();
    await checkSession();
    expect(changes).toEqual(END);
  });

  it.each([null, 'ada'])(
    'a secret user at the start counts as signed out (SES-8), stored: %s',
    async (name) => {
      if (name) localStorage.setItem('username', name);
      tab.answers.me = () => me('ada', { secret: true });
      const changes = watchStorage();
      expect(await checkSession()).toEqual({ status: 'anonymous', exit: '/login' });
      expect(changes).toEqual(name ? [['username', null]] : []);
    },
  );

  it('a secret user, where somebody was, ends the session', async () => {
    await signedIn(tab);
    tab.answers.me = () => me('ada', { secret: true });
    const changes = watchStorage();
    expect(await checkSession()).toEqual({ status: 'anonymous', exit: '/login', endedFor: 'ada' });
    expect(changes).toEqual(END);
  });

  it('somebody is signed in', async () => {
    await signedIn(tab);
    expect(state()).toEqual({ status: 'signed-in', user: user('ada') });
    expect({ ...localStorage }).toEqual({ username: 'ada' });
    expect(sessionScope.current.username).toBe('ada');
  });

  it('the same person keeps their session; another one, or one that is over, begins anew', async () => {
    await signedIn(tab);
    const first = sessionScope.current;
    await checkSession();
    expect(sessionScope.current).toBe(first);
    await signedIn(tab, 'ben');
    expect([first.isOver, sessionScope.current.username]).toEqual([true, 'ben']);
    const second = sessionScope.current;
    sessionScope.end();
    await signedIn(tab, 'ben');
    expect(sessionScope.current).not.toBe(second);
  });

  it.each([
    ['answer', () => me('ada')],
    ['failure', () => refusal('Down', 500)],
  ])('a newer one ends an older one, whose %s is dropped', async (_, late) => {
    let answer = (__: Response) => {};
    tab.answers.me = () => new Promise((resolve) => (answer = resolve));
    const older = checkSession();
    tab.answers.me = () => me('ben');
    await checkSession();
    answer(late());
    await older;
    expect(state()).toMatchObject({ user: { username: 'ben' } });
    expect(tab.told).not.toHaveBeenCalled();
  });
});

describe('a session that the server refuses in other words', () => {
  it('offers to sign in again until a call is answered', async () => {
    await signedIn(tab);
    sessionEvents.emit('refused');
    expect(state()).toEqual({ status: 'signed-in', user: user('ada'), needsSignIn: true });
    sessionEvents.emit('accepted');
    expect(state()).toEqual({ status: 'signed-in', user: user('ada') });
    const before = state();
    sessionEvents.emit('accepted');
    expect(state()).toBe(before);
  });

  it.each([
    ['confirmed', () => refusal('Unauthorized'), true],
    ['not confirmed', () => me('ada'), undefined],
    ['not answered', () => refusal('Down', 500), undefined],
    ['not refreshed', () => refusal('Expired JWT Token'), undefined],
  ])('a doubt that is %s', async (_, answer, needsSignIn) => {
    await signedIn(tab);
    tab.answers.me = answer;
    tab.answers.refresh = () => refusal('Down', 503);
    sessionEvents.emit('doubted');
    sessionEvents.emit('doubted');
    await vi.waitFor(() => expect(tab.asked).toContain('me'));
    await idle();
    expect(tab.asked.filter((name) => name === 'me')).toHaveLength(1);
    expect(state()).toMatchObject({ status: 'signed-in', user: user('ada') });
    expect((state() as { needsSignIn?: true }).needsSignIn).toBe(needsSignIn);
    tab.answers.me = () => me('ada');
    sessionEvents.emit('doubted');
    await vi.waitFor(() => expect(tab.asked.filter((name) => name === 'me')).toHaveLength(2));
    await idle();
  });

  it('says nothing where nobody is signed in', async () => {
    sessionStore.set({ status: 'anonymous', exit: '/login' });
    for (const event of ['refused', 'doubted', 'accepted', 'forbidden'] as const) sessionEvents.emit(event);
    await idle();
    expect([state(), tab.asked]).toEqual([{ status: 'anonymous', exit: '/login' }, []]);
  });

  it('ends when the person says so, and keeps what they typed', async () => {
    await signedIn(tab);
    type('unsent');
    signInAgain();
    expect(state()).toEqual({ status: 'anonymous', exit: '/login', endedFor: 'ada' });
    expect([typed(), sessionScope.current.isOver]).toEqual(['unsent', true]);
  });
});

it('a session that several calls find refused ends once', async () => {
  await signedIn(tab);
  type('unsent');
  const states: Session[] = [];
  const stop = sessionStore.subscribe(() => states.push(state()));
  const changes = watchStorage();
  sessionEvents.emit('ended');
  sessionEvents.emit('ended');
  expect(states).toEqual([{ status: 'anonymous', exit: '/login', endedFor: 'ada' }]);
  expect(changes).toEqual(END);
  expect(typed()).toBe('unsent');
  stop();
  sessionStore.set({ status: 'checking' });
  expect(states).toHaveLength(1);
});

it('an end does not take the name of somebody else who has signed in', async () => {
  await signedIn(tab);
  localStorage.setItem('username', 'ben');
  sessionEvents.emit('ended');
  expect(localStorage.getItem('username')).toBe('ben');
});
