// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { jwt } from '../contract/session.ts';
import { readBearer } from './bearer.ts';
import { ApiError, SessionEnded } from './error.ts';
import { type Sender, withOneRefresh } from './refresh.ts';
import { sessionEvents } from './session-events.ts';

const forget = () => void (document.cookie = 'BEARER=; Max-Age=0; Path=/');
beforeEach(forget);
afterEach(() => void vi.useRealTimers());

const bearer = (value: string) => void (document.cookie = `BEARER=${value}; Path=/`);
/** A page whose session is not over. */
const page: Sender = { bearer: readBearer, isOver: false };
const refused = (message: string, status = 401) => new ApiError(status, { code: status, message });
const expired = () => refused(jwt.expired);

/** A server whose token expires; `send` is one request with whatever token the page has when it leaves. */
function server(token: { valid: boolean }) {
  const sent: number[] = [];
  const send = (id: number, travel: () => Promise<unknown>) => async () => {
    sent[id] = (sent[id] ?? 0) + 1;
    const carried = token.valid;
    await travel();
    if (!carried) throw expired();
    return `answer ${id}`;
  };
  return { sent, send };
}

describe('the silent refresh', () => {
  it('happens once for calls that expire together, in any order; each call is sent at most twice (SES-4)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 12 }), async (scheduler, calls) => {
        const token = { valid: false };
        const { sent, send } = server(token);
        const travel = () => scheduler.schedule(Promise.resolve());
        const refresh = vi.fn(async () => {
          await travel();
          token.valid = true;
        });
        const answers = Array.from({ length: calls }, (_, id) =>
          withOneRefresh(page, send(id, travel), refresh),
        );
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
    ['the 401 says something else', refused('Expired JWT Token'), ['refused']],
    ['it is forbidden', refused('No', 403), ['refused']],
    ['it is malformed', refused('No', 400), ['refused']],
    ['the 401 says nothing', new ApiError(401), ['refused']],
    ['a gateway gives up', refused('Timeout', 408), []],
  ])('signs nobody out when %s: the call fails with its own error', async (_when, failure, events) => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 6 }), async (scheduler, calls) => {
        const emitted = new Set<string>();
        const stop = sessionEvents.on((event) => emitted.add(event));
        const { sent, send } = server({ valid: false });
        const travel = () => scheduler.schedule(Promise.resolve());
        const answers = Array.from({ length: calls }, (_, id) =>
          withOneRefresh(page, send(id, travel), () => Promise.reject(failure)).catch(
            (error: unknown) => error,
          ),
        );
        const errors = await scheduler.waitFor(Promise.all(answers));
        stop();

        expect(
          errors.every(
            (error) =>
              error instanceof ApiError &&
              !(error instanceof SessionEnded) &&
              error.body.message === jwt.expired,
          ),
        ).toBe(true);
        expect([...emitted]).toEqual(events);
        expect(sent.every((times) => times === 1)).toBe(true);
      }),
      { numRuns: 25 },
    );
  });

  it.each([jwt.missingRefresh, jwt.invalidRefresh, 'Refresh token "abc" is invalid.'])(
    'ends the session when the refresh answers 401 %s',
    async (message) => {
      const ended = vi.fn();
      const stop = sessionEvents.on(ended);
      const answer = withOneRefresh(
        page,
        () => Promise.reject(expired()),
        () => Promise.reject(refused(message)),
      );
      await expect(answer).rejects.toBeInstanceOf(SessionEnded);
      expect(ended).toHaveBeenCalledExactlyOnceWith('ended');
      stop();
    },
  );

  it('does not end the session for the same text with another status (SES-5)', async () => {
    const answer = withOneRefresh(
      page,
      () => Promise.reject(expired()),
      () => Promise.reject(refused(jwt.missingRefresh, 400)),
    );
    await expect(answer).rejects.not.toBeInstanceOf(SessionEnded);
  });

  it.each([
    refused('Invalid credentials.'),
    refused(jwt.expired, 403),
    refused('Too many', 429),
    new ApiError(0),
  ])('leaves other failures alone: %s', async (failure) => {
    const refresh = vi.fn();
    await expect(withOneRefresh(page, () => Promise.reject(failure), refresh)).rejects.toBe(failure);
    expect(refresh).not.toHaveBeenCalled();
  });

  it('uses the token that another tab got while this call was on its way', async () => {
    bearer('old');
    const sent: (string | undefined)[] = [];
    const refresh = vi.fn();
    const answer = withOneRefresh(
      page,
      async (carried) => {
        sent.push(carried);
        if (carried === 'new') return 'answer';
        bearer('new');
        throw expired();
      },
      refresh,
    );
    await expect(answer).resolves.toBe('answer');
    expect(refresh).not.toHaveBeenCalled();
    expect(sent).toEqual(['old', 'new']);
  });

  it('goes by the bearers and by no clock: a stamp from the future stops nothing', async () => {
    localStorage.setItem('token-refreshed-at', String(Date.now() + 3_600_000));
    bearer('old');
    const refresh = vi.fn(async () => bearer('new'));
    const answer = withOneRefresh(
      page,
      async (carried) => (carried === 'new' ? 'answer' : Promise.reject(expired())),
      refresh,
    );
    await expect(answer).resolves.toBe('answer');
    expect(refresh).toHaveBeenCalledOnce();
    localStorage.clear();
  });

  it('is asked for anew when the token of another tab has expired as well', async () => {
    bearer('first');
    const refresh = vi.fn(async () => bearer('third'));
    const late = withOneRefresh(
      page,
      async (carried) => {
        if (carried === 'third') return 'late';
        bearer('second');
        throw expired();
      },
      refresh,
    );
    await expect(late).rejects.toMatchObject({ status: 401 }); // one retry, no more
    const next = withOneRefresh(
      page,
      async (carried) => (carried === 'third' ? 'next' : Promise.reject(expired())),
      refresh,
    );
    await expect(next).resolves.toBe('next');
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('gives up after 10 s, the wait for another tab included; the call fails with its own error', async () => {
    vi.useFakeTimers();
    const signals: AbortSignal[] = [];
    const refresh = (signal: AbortSignal) => {
      signals.push(signal);
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new ApiError(0))));
    };
    bearer('a');
    const first = withOneRefresh(page, () => Promise.reject(expired()), refresh).catch(
      (error: unknown) => error,
    );
    await vi.advanceTimersByTimeAsync(4000);
    // as if of another tab: this call does not share the first one's refresh, it waits for its turn
    bearer('b');
    const second = withOneRefresh(page, () => Promise.reject(expired()), refresh).catch(
      (error: unknown) => error,
    );
    await vi.advanceTimersByTimeAsync(6000);
    expect(await first).toMatchObject({ status: 401, isUnrefreshed: true });
    await vi.advanceTimersByTimeAsync(4000);
    expect(await second).toMatchObject({ status: 401, isUnrefreshed: true });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });

  it('is not begun, and nothing is sent again, once the session is over', async () => {
    const refresh = vi.fn();
    const send = vi.fn(() => Promise.reject(expired()));
    const sender = { bearer: readBearer, isOver: false };
    const answer = withOneRefresh(
      sender,
      () => {
        sender.isOver = true;
        return send();
      },
      refresh,
    );
    await expect(answer).rejects.toMatchObject({ status: 401 });
    expect([refresh.mock.calls.length, send.mock.calls.length]).toEqual([0, 1]);
  });

  it('refused because another tab was faster, it ends nothing', async () => {
    bearer('old');
    const ended = vi.fn();
    const stop = sessionEvents.on(ended);
    const answer = withOneRefresh(
      page,
      async (carried) => (carried === 'new' ? 'answer' : Promise.reject(expired())),
      async () => {
        bearer('new'); // another tab's, on an origin without Web Locks
        throw refused(jwt.invalidRefresh);
      },
    );
    await expect(answer).resolves.toBe('answer');
    expect(ended).not.toHaveBeenCalled();
    stop();
  });

  it('tries a second time only once', async () => {
    const send = vi.fn(() => Promise.reject(expired()));
    await expect(withOneRefresh(page, send, () => Promise.resolve())).rejects.toMatchObject({ status: 401 });
    expect(send).toHaveBeenCalledTimes(2);
  });
});
