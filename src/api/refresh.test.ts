// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { jwt } from '../contract/auth.ts';
import { ApiError, SessionEnded } from './error.ts';
import { withOneRefresh } from './refresh.ts';
import { sessionEvents } from './session-events.ts';

beforeEach(() => localStorage.clear());

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
  it('happens once for any number of calls that expire together, in any order, and each call is sent at most twice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 12 }), async (scheduler, calls) => {
        const token = { valid: false };
        const { sent, send } = server(token);
        const travel = () => scheduler.schedule(Promise.resolve());
        const refresh = vi.fn(async () => {
          await travel();
          token.valid = true;
        });
        const answers = Array.from({ length: calls }, (_, id) => withOneRefresh(send(id, travel), refresh));
        await scheduler.waitFor(Promise.all(answers));

        expect(await Promise.all(answers)).toEqual(answers.map((_, id) => `answer ${id}`));
        expect(refresh).toHaveBeenCalledTimes(1);
        expect(Math.max(...sent)).toBeLessThanOrEqual(2);
      }),
    );
  });

  it.each([
    ['the network fails', new ApiError(0)],
    ['the server breaks', refused('Oops', 500)],
    ['there were too many requests', refused('Slow down', 429)],
    ['the 401 says something else', refused('Expired JWT Token')],
  ])('signs nobody out when %s: the call fails with its own error', async (_when, failure) => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 6 }), async (scheduler, calls) => {
        const ended = vi.fn();
        const stop = sessionEvents.on(ended);
        const { sent, send } = server({ valid: false });
        const travel = () => scheduler.schedule(Promise.resolve());
        const answers = Array.from({ length: calls }, (_, id) => withOneRefresh(send(id, travel), () => Promise.reject(failure)).catch((error: unknown) => error));
        const errors = await scheduler.waitFor(Promise.all(answers));
        stop();

        expect(errors.every((error) => error instanceof ApiError && !(error instanceof SessionEnded) && error.body.message === jwt.expired)).toBe(true);
        expect(ended).not.toHaveBeenCalled();
        expect(sent.every((times) => times === 1)).toBe(true);
      }),
      { numRuns: 25 },
    );
  });

  it.each([jwt.missingRefresh, jwt.invalidRefresh, 'Refresh token "abc" is invalid.'])('ends the session when the refresh answers 401 %s', async (message) => {
    const ended = vi.fn();
    const stop = sessionEvents.on(ended);
    const answer = withOneRefresh(() => Promise.reject(expired()), () => Promise.reject(refused(message)));
    await expect(answer).rejects.toBeInstanceOf(SessionEnded);
    expect(ended).toHaveBeenCalledExactlyOnceWith('ended');
    stop();
  });

  it('does not end the session for the same text with another status', async () => {
    const answer = withOneRefresh(() => Promise.reject(expired()), () => Promise.reject(refused(jwt.missingRefresh, 400)));
    await expect(answer).rejects.not.toBeInstanceOf(SessionEnded);
  });

  it.each([refused('Invalid credentials.'), refused(jwt.expired, 403), refused('Too many', 429), new ApiError(0)])('leaves other failures alone: %s', async (failure) => {
    const refresh = vi.fn();
    await expect(withOneRefresh(() => Promise.reject(failure), refresh)).rejects.toBe(failure);
    expect(refresh).not.toHaveBeenCalled();
  });

  it('uses the token that another tab got while this call was on its way', async () => {
    const token = { valid: false };
    const { sent, send } = server(token);
    const refresh = vi.fn();
    const answer = withOneRefresh(send(0, async () => {
      token.valid = true;
      localStorage.setItem('token-refreshed-at', String(Date.now() + 1));
    }), refresh);
    await expect(answer).resolves.toBe('answer 0');
    expect(refresh).not.toHaveBeenCalled();
    expect(sent[0]).toBe(2);
  });

  it('tries a second time only once', async () => {
    const send = vi.fn(() => Promise.reject(expired()));
    await expect(withOneRefresh(send, () => Promise.resolve())).rejects.toMatchObject({ status: 401 });
    expect(send).toHaveBeenCalledTimes(2);
  });
});
