// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { sessionEvents } from '../api/session-events.ts';
import { sessionScope } from '../api/session-scope.ts';
import { resumeState } from '../app/resume-state.ts';
import type { Session } from './reduce.ts';
import { checkSession, sessionStore, signInAgain } from './session.ts';
import {
  anonymous,
  bearer,
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
const ended: Session = { ...anonymous, endedFor: 'ada' };
const down = () => refusal('Down', 503);
const page = (status: number) => new Response('<h1>No</h1>', { status });

describe('the check', () => {
  type Case = [name: string, trace: 'ada' | 'bearer' | undefined, answer: () => Response, expected: Session];
  it.each<Case>([
    ['nobody, no trace', undefined, () => refusal('JWT Token not found'), anonymous],
    ['another 401, a name', 'ada', () => refusal('Unauthorized'), ended],
    ['500, no trace', undefined, down, { status: 'unknown', isExpected: false }],
    ['500, a name', 'ada', down, { status: 'unknown', isExpected: true }],
    ['500, a bearer', 'bearer', down, { status: 'unknown', isExpected: true }],
    ['a page, no trace (API-8)', undefined, () => page(403), anonymous],
    ['a page, a name (API-8)', 'ada', () => page(403), { status: 'unknown', isExpected: true }],
    ['a page of a 502, no trace', undefined, () => page(502), { status: 'unknown', isExpected: false }],
    [
      'a 200 without a user (DEC-130)',
      'ada',
      () => Response.json({}),
      { status: 'unknown', isExpected: true },
    ],
    ['a secret user, a name (SES-8)', 'ada', () => me('ada', { secret: true }), anonymous],
  ])('%s', async (_, trace, answer, expected) => {
    if (trace === 'ada') localStorage.setItem('username', trace);
    if (trace === 'bearer') bearer();
    tab.answers.me = answer;
    vi.spyOn(console, 'warn').mockReturnValue();
    const changes = watchStorage();
    expect(await checkSession()).toEqual(expected);
    if (expected.status === 'unknown') expect(changes).toEqual([]);
    else expect(localStorage.getItem('username')).toBe('endedFor' in expected ? 'ada' : null);
  });

  it('logs to the console that nobody is signed in, and does not navigate (SES-1)', async () => {
    tab.answers.me = () => refusal('JWT Token not found');
    await checkSession();
    expect(tab.asked).toEqual(['me', 'refresh']);
    expect(tab.logged).toHaveBeenCalledExactlyOnceWith(
      'The signed-in user could not be read:',
      'JWT Token not found',
    );
  });

  it('counts an expired token as signed out if the refresh fails without a trace of a session', async () => {
    tab.answers.me = () => refusal('JWT Token not found');
    tab.answers.refresh = down;
    expect(await checkSession()).toEqual(anonymous);
  });

  it.each([
    ['a refused refresh', () => refusal('Expired JWT Token')],
    ['a user who became secret', () => me('ada', { secret: true })],
  ])('%s ends the session in all tabs, after an earlier end too', async (_, answer) => {
    const changes = watchStorage();
    for (let end = 0; end < 2; end++) {
      await signedIn(tab);
      changes.length = 0;
      tab.answers.me = answer;
      expect(await checkSession()).toEqual(ended);
      expect(changes).toEqual(END);
    }
  });

  it('keeps the session of the same user, and begins a new session otherwise', async () => {
    resumeState.save({ key: 'ABCD-1234' });
    await signedIn(tab);
    expect([resumeState.get('ada').key, resumeState.get().key]).toEqual(['ABCD-1234', undefined]); // theirs from now on
    expect(state()).toEqual({ status: 'signed-in', user: user('ada') });
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

  it('a newer check aborts an older check, whose response is dropped', async () => {
    let answer = (__: Response) => {};
    tab.answers.me = () => new Promise((resolve) => (answer = resolve));
    const older = checkSession();
    tab.answers.me = () => me('ben');
    await checkSession();
    answer(me('ada'));
    await older;
    expect(state()).toMatchObject({ user: { username: 'ben' } });
    expect(tab.logged).not.toHaveBeenCalled();
  });
});

describe('a session that is refused with an undocumented message', () => {
  it('offers to sign in again until a call is answered', async () => {
    await signedIn(tab);
    sessionEvents.emit('refreshFailed');
    expect(state()).toEqual({ status: 'signed-in', user: user('ada'), needsSignIn: true });
    sessionEvents.emit('accepted');
    const before = state();
    expect(before).toEqual({ status: 'signed-in', user: user('ada') });
    sessionEvents.emit('accepted');
    expect(state()).toBe(before);
  });

  it.each([
    ['confirmed', () => refusal('Unauthorized'), true],
    ['not answered', down, undefined],
    ['not refreshed', () => refusal('Expired JWT Token'), undefined],
  ])('unauthorized calls share one check, which is %s', async (_, answer, needsSignIn) => {
    await signedIn(tab);
    Object.assign(tab.answers, { me: answer, refresh: down });
    sessionEvents.emit('unauthorized');
    sessionEvents.emit('unauthorized');
    await vi.waitFor(() => expect(tab.asked).toContain('me'));
    await idle();
    expect(tab.asked.filter((name) => name === 'me')).toHaveLength(1);
    expect(state()).toEqual({ status: 'signed-in', user: user('ada'), needsSignIn });
    sessionEvents.emit('unauthorized');
    await vi.waitFor(() => expect(tab.asked.filter((name) => name === 'me')).toHaveLength(2));
  });

  it('ignores session events while nobody is signed in', async () => {
    sessionStore.set(anonymous);
    for (const event of ['refreshFailed', 'unauthorized', 'accepted', 'forbidden'] as const)
      sessionEvents.emit(event);
    await idle();
    expect([state(), tab.asked]).toEqual([anonymous, []]);
  });

  it('ends when the user signs in again, and keeps drafts', async () => {
    await signedIn(tab);
    type('unsent');
    signInAgain();
    expect(state()).toEqual(ended);
    expect([typed(), sessionScope.current.isOver]).toEqual(['unsent', true]);
  });
});

it('a forbidden call reads the roles again', async () => {
  await signedIn(tab);
  tab.answers.me = () => me('ada', { role: ['ROLE_ADMIN'] });
  sessionEvents.emit('forbidden');
  await vi.waitFor(() => expect(state()).toMatchObject({ user: { role: ['ROLE_ADMIN'] } }));
});
