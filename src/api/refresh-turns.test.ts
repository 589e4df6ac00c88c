// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { jwt } from '../contract/session.ts';
import { deleteCookie } from '../app/cookie.ts';
import { withLock } from '../app/lock.ts';
import { readBearer } from './bearer.ts';
import { ApiError } from './error.ts';
import { SESSION_LOCK, withOneRefresh } from './refresh.ts';

const page = { bearer: readBearer, isOver: false };
const setBearer = (value: string) => void (document.cookie = `BEARER=${value}; Path=/`);
const expired = () => Promise.reject(new ApiError(401, { message: jwt.expired }));
const outcome = (call: Promise<unknown>) => call.catch((error: unknown) => error);

beforeEach(() => {
  deleteCookie('BEARER');
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

/** Another tab holds the lock until the returned function is called. */
function holdLock() {
  let release = () => {};
  void withLock(SESSION_LOCK, () => new Promise<void>((resolve) => (release = resolve)));
  return async () => {
    release();
    await vi.advanceTimersByTimeAsync(0);
  };
}

/** A refresh that the test ends. */
function heldRefresh() {
  const ends: ((error: Error) => void)[] = [];
  const refresh = vi.fn(() => new Promise((_, reject) => void ends.push(reject)));
  return { refresh, fail: () => ends.shift()!(new ApiError(500)) };
}

describe('while another tab has its turn', () => {
  it('a call waits for 10 s and then fails with its own error, without a refresh', async () => {
    const release = holdLock();
    const refresh = vi.fn();
    const settled = vi.fn();
    const failed = outcome(withOneRefresh(page, expired, refresh)).then((error) => (settled(), error));
    await vi.advanceTimersByTimeAsync(9999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await failed).toMatchObject({ status: 401, isUnrefreshed: true });
    await release();
    expect(refresh).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('a call whose session ends meanwhile asks for nothing', async () => {
    const release = holdLock();
    const refresh = vi.fn(async () => {});
    const sender = { bearer: readBearer, isOver: false };
    const send = vi.fn(expired);
    const failed = outcome(withOneRefresh(sender, send, refresh));
    await vi.advanceTimersByTimeAsync(100);
    sender.isOver = true;
    await release();
    expect(await failed).toMatchObject({ status: 401 });
    expect([send.mock.calls.length, refresh.mock.calls.length]).toEqual([1, 0]);
  });

  it('a call whose bearer that tab has renewed does not wait', async () => {
    setBearer('old');
    const release = holdLock();
    const answer = withOneRefresh(
      page,
      async (bearer) => {
        if (bearer === 'new') return 'answer';
        setBearer('new');
        return expired();
      },
      vi.fn(),
    );
    await expect(answer).resolves.toBe('answer');
    await release();
  });
});

it('a session that is over sends nothing again, not even with a new bearer', async () => {
  setBearer('old');
  const sender = { bearer: readBearer, isOver: false };
  const send = vi.fn(async () => {
    setBearer('new');
    sender.isOver = true;
    return expired();
  });
  await expect(withOneRefresh(sender, send, vi.fn())).rejects.toMatchObject({ status: 401 });
  expect(send).toHaveBeenCalledOnce();
});

it('a bearer that has gone is no new one', async () => {
  setBearer('old');
  const refresh = vi.fn(async () => {});
  const send = vi.fn(async () => {
    deleteCookie('BEARER');
    return expired();
  });
  await outcome(withOneRefresh(page, send, refresh));
  expect(refresh).toHaveBeenCalledOnce();
});

describe('calls that expire together', () => {
  it('share a refresh that fails', async () => {
    setBearer('old');
    const { refresh, fail } = heldRefresh();
    const failed = [1, 2, 3].map(() => outcome(withOneRefresh(page, expired, refresh)));
    await vi.advanceTimersByTimeAsync(0);
    fail();
    for (const error of await Promise.all(failed)) expect(error).toMatchObject({ isUnrefreshed: true });
    expect(refresh).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('share it also while the one for an older bearer comes to its end', async () => {
    const { refresh, fail } = heldRefresh();
    const send = () => outcome(withOneRefresh(page, expired, refresh));
    setBearer('first');
    const older = send();
    await vi.advanceTimersByTimeAsync(0);
    setBearer('second');
    const calls = [send()];
    await vi.advanceTimersByTimeAsync(0);
    fail();
    await older;
    calls.push(send());
    await vi.advanceTimersByTimeAsync(0);
    fail();
    await Promise.all(calls);
    expect(refresh).toHaveBeenCalledTimes(2);
  });
});
