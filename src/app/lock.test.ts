import { beforeEach, describe, expect, it, vi } from 'vitest';
import { withLock, withLockOrSteal } from './lock.ts';
import { lockManager } from './lock-manager.fake.ts';

/** Creates work that the test ends. */
function job() {
  let end = (_: string) => {};
  const promise = new Promise<string>((resolve) => (end = resolve));
  const work = vi.fn((stolen: AbortSignal) => {
    job.stolen = stolen;
    return promise;
  });
  const job = { work, end, stolen: undefined as AbortSignal | undefined };
  return job;
}
const settle = () => vi.advanceTimersByTimeAsync(0);

let name = '';
let tests = 0;
beforeEach(() => {
  name = `turn ${++tests}`;
  vi.useFakeTimers();
});

it('runs at once without Web Locks, as on insecure origins', async () => {
  vi.stubGlobal('navigator', {});
  const [first, second] = [job(), job()];
  const results = Promise.all([withLock(name, first.work), withLockOrSteal(name, second.work, 1000)]);
  expect([first.work, second.work].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  second.end('2');
  first.end('1');
  expect(await results).toEqual(['1', '2']);
});

describe('where the browser refuses Web Locks, as without cookies', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const work = vi.fn(async () => 'done');

  it.each([
    ['the manager', Object.defineProperty({}, 'locks', { get: refuse })],
    ['a request at once', { locks: { request: refuse } }],
    ['a request later', { locks: { request: async () => refuse() } }],
  ])('runs without locks: %s', async (_what, navigator) => {
    vi.stubGlobal('navigator', navigator);
    expect(await withLock(name, work)).toBe('done');
    expect(await withLockOrSteal(name, work, 1000)).toBe('done');
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('does not start cancelled work', async () => {
    vi.stubGlobal('navigator', { locks: { request: async () => refuse() } });
    const controller = new AbortController();
    const waiting = withLock(name, work, { signal: controller.signal }).catch((error: Error) => error.name);
    controller.abort();
    expect(await waiting).toBe('SecurityError');
    expect(work).not.toHaveBeenCalled();
  });
});

describe('the lock', () => {
  beforeEach(() => void vi.stubGlobal('navigator', { locks: lockManager() }));

  it('aborts waiting, not running work', async () => {
    const [first, second] = [job(), job()];
    const controller = new AbortController();
    const working = withLock(name, first.work, { signal: controller.signal });
    const waiting = withLock(name, second.work, { signal: controller.signal }).catch(
      (error: Error) => error.name,
    );
    await settle();
    expect(second.work).not.toHaveBeenCalled();
    controller.abort(new DOMException('', 'TimeoutError'));
    expect(await waiting).toBe('TimeoutError');
    first.end('1');
    expect(await working).toBe('1');
    expect(second.work).not.toHaveBeenCalled();
  });

  it('is stolen after the timeout; the holder rejects', async () => {
    const [slow, urgent] = [job(), job()];
    const loser = withLock(name, slow.work).catch((error: Error) => error.name);
    const insisting = withLockOrSteal(name, urgent.work, 1000);
    await vi.advanceTimersByTimeAsync(999);
    expect(urgent.work).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await loser).toBe('AbortError');
    expect([slow.stolen?.aborted, urgent.stolen?.aborted]).toEqual([true, false]);
    urgent.end('2');
    expect(await insisting).toBe('2');
  });

  it('is not stolen from a quick holder, nor from the same tab', async () => {
    const [quick, long] = [job(), job()];
    const first = withLock(name, quick.work);
    const insisting = withLockOrSteal(name, long.work, 1000);
    quick.end('1');
    expect(await first).toBe('1');
    await vi.advanceTimersByTimeAsync(5000);
    expect(long.stolen?.aborted).toBe(false);
    long.end('2');
    expect(await insisting).toBe('2');
    expect(long.work).toHaveBeenCalledTimes(1);
  });

  it('rejects with the work’s own error, and does not repeat the work', async () => {
    const work = vi.fn(() => Promise.reject(new Error('no')));
    await expect(withLockOrSteal(name, work, 1000)).rejects.toThrow('no');
    expect(work).toHaveBeenCalledOnce();
  });
});
