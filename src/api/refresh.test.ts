// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { jwt } from '../contract/session.ts';
import { deleteCookie } from '../app/cookie.ts';
import { withLock } from '../app/lock.ts';
import { Bearers } from './bearer.ts';
import { ApiError, SessionEnded } from './error.ts';
import { type Sender, SESSION_LOCK, withOneRefresh } from './refresh.ts';
import { sessionEvents } from './session-events.ts';

beforeEach(() => deleteCookie('BEARER'));

const bearer = (value: string) => void (document.cookie = `BEARER=${value}; Path=/`);
const bearers = new Bearers();
const page: Sender = { bearers, bearer: () => bearers.next(), isOver: false };
const refused = (message: string, status = 401) => new ApiError(status, { code: status, message });
const fails = () => Promise.reject(refused(jwt.expired));
/** Returns a server that answers the call that carries this bearer, and refuses others as expired. */
const answers = (good: string) => async (carried?: string) => (carried === good ? 'answer' : fails());
const outcome = (call: Promise<unknown>) => call.catch((error: unknown) => error);

describe('the silent refresh', () => {
  it('happens once for calls that expire together, in any order; each call is sent at most twice (SES-4)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 12 }), async (scheduler, calls) => {
        let isValid = false;
        const sent: number[] = Array(calls).fill(0);
        const travel = () => scheduler.schedule(Promise.resolve());
        const send = (id: number) => async () => {
          sent[id]! += 1;
          const carriesValid = isValid; // the token that the page has when the request leaves
          await travel();
          return carriesValid ? `answer ${id}` : fails();
        };
        const refresh = vi.fn(async () => {
          await travel();
          isValid = true;
        });
        const answers = sent.map((_, id) => withOneRefresh(page, send(id), refresh));
        await scheduler.waitFor(Promise.all(answers));

        expect(await Promise.all(answers)).toEqual(answers.map((_, id) => `answer ${id}`));
        expect(refresh).toHaveBeenCalledTimes(1);
        expect(Math.max(...sent)).toBeLessThanOrEqual(2);
      }),
    );
  });

  it.each([
    ['the network fails', new ApiError(0), []],
    ['the server breaks', refused('Oops', 500), []],
    ['there were too many requests', refused('Slow down', 429), []],
    ['the 401 says something else', refused('Expired JWT Token'), ['refreshFailed']],
    ['a gateway gives up', refused('Timeout', 408), []],
  ])('keeps the session if %s: all calls fail with their own error', async (_when, failure, events) => {
    const emitted: string[] = [];
    const stop = sessionEvents.on((event) => emitted.push(event));
    const refresh = vi.fn(() => Promise.reject(failure));
    const send = vi.fn(fails);
    for (const error of await Promise.all([1, 2, 3].map(() => outcome(withOneRefresh(page, send, refresh)))))
      expect(error).toMatchObject({
        name: 'ApiError',
        isRefreshInconclusive: true,
        body: { message: jwt.expired },
      });
    stop();
    expect(emitted).toEqual(events);
    expect([refresh.mock.calls.length, send.mock.calls.length]).toEqual([1, 3]);
  });

  it.each([
    [jwt.missingRefresh, 401, true],
    [jwt.invalidRefresh, 401, true],
    ['Refresh token "abc" is invalid.', 401, true],
    [jwt.missingRefresh, 400, false],
  ])('refused with %s and %i, ends the session: %s (SES-5)', async (message, status, isEnd) => {
    const heard = vi.fn();
    const stop = sessionEvents.on(heard);
    const error = await outcome(withOneRefresh(page, fails, () => Promise.reject(refused(message, status))));
    expect(error instanceof SessionEnded).toBe(isEnd);
    expect(heard).toHaveBeenCalledExactlyOnceWith(isEnd ? 'ended' : 'refreshFailed');
    stop();
  });

  it.each([refused('Invalid credentials.'), refused(jwt.expired, 403)])(
    'leaves other failures alone: %s',
    async (failure) => {
      const refresh = vi.fn();
      await expect(withOneRefresh(page, () => Promise.reject(failure), refresh)).rejects.toBe(failure);
      expect(refresh).not.toHaveBeenCalled();
    },
  );

  it('tries another cookie of the name after a 401, and sends no refused cookie again (SES-3)', async () => {
    history.replaceState(null, '', '/dash');
    document.cookie = 'BEARER=stale; Path=/dash';
    bearer('ended');
    const sent: unknown[] = [];
    const send = async (carried?: string) => (sent.push(carried), answers('fresh')(carried));
    for (let calls = 0; calls < 2; calls++)
      await expect(withOneRefresh(page, send, async () => bearer('fresh'))).resolves.toBe('answer');
    expect(sent).toEqual(['stale', 'ended', 'fresh', 'fresh']);
  });

  it('refreshes again if the token of another tab has expired, too', async () => {
    bearer('first');
    const refresh = vi.fn(async () => bearer('third'));
    const late = withOneRefresh(
      page,
      async (carried) => {
        if (carried === 'third') return 'late';
        bearer('second');
        return fails();
      },
      refresh,
    );
    await expect(late).rejects.toMatchObject({ status: 401 }); // one retry, no more
    await expect(withOneRefresh(page, answers('third'), refresh)).resolves.toBe('answer');
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('keeps the session if another tab has refreshed meanwhile', async () => {
    bearer('old');
    const ended = vi.fn();
    const stop = sessionEvents.on(ended);
    const answer = withOneRefresh(page, answers('new'), async () => {
      bearer('new'); // another tab's, on an origin without Web Locks
      throw refused(jwt.invalidRefresh);
    });
    await expect(answer).resolves.toBe('answer');
    expect(ended).not.toHaveBeenCalled();
    stop();
  });
});

/** Holds the lock in another tab until the returned function is called. */
function holdLock() {
  let release = () => {};
  void withLock(SESSION_LOCK, () => new Promise<void>((resolve) => (release = resolve)));
  return async () => {
    release();
    await vi.advanceTimersByTimeAsync(0);
  };
}

describe('while another tab holds the lock', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('fails with the call’s own error after 10 s, without a refresh', async () => {
    const release = holdLock();
    const refresh = vi.fn();
    const settled = vi.fn();
    const failed = outcome(withOneRefresh(page, fails, refresh)).then((error) => (settled(), error));
    await vi.advanceTimersByTimeAsync(9999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await failed).toMatchObject({ status: 401, isRefreshInconclusive: true });
    await release();
    expect(refresh).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not wait for a bearer that the other tab has renewed', async () => {
    bearer('old');
    const release = holdLock();
    const refresh = vi.fn();
    const answer = withOneRefresh(
      page,
      async (carried) => {
        if (carried === 'new') return 'answer';
        bearer('new');
        return fails();
      },
      refresh,
    );
    await expect(answer).resolves.toBe('answer');
    expect(refresh).not.toHaveBeenCalled();
    await release();
  });
});

it.each(['old', 'new'])('sends nothing again after the session; the bearer is %s', async (now) => {
  bearer('old');
  const refresh = vi.fn();
  const sender = { ...page, isOver: false };
  const send = vi.fn(async () => {
    bearer(now);
    sender.isOver = true;
    return fails();
  });
  await expect(withOneRefresh(sender, send, refresh)).rejects.toMatchObject({ status: 401 });
  expect([refresh.mock.calls.length, send.mock.calls.length]).toEqual([0, 1]);
});

it('does not take a missing bearer for a refreshed bearer', async () => {
  bearer('old');
  const refresh = vi.fn(async () => {});
  const send = vi.fn(async () => {
    deleteCookie('BEARER');
    return fails();
  });
  await outcome(withOneRefresh(page, send, refresh));
  expect(refresh).toHaveBeenCalledOnce();
});
