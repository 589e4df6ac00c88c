import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exclusive, insistently } from './exclusive.ts';
import { lockManager } from './lock-manager.fake.ts';

/** Work that a test ends. */
function job() {
  let end = (_: string) => {};
  const promise = new Promise<string>((resolve) => (end = resolve));
  const work = vi.fn((taken: AbortSignal) => {
    job.taken = taken;
    return promise;
  });
  const job = { work, end, taken: undefined as AbortSignal | undefined };
  return job;
}
const settle = () => vi.advanceTimersByTimeAsync(0);

let name = '';
let tests = 0;
beforeEach(() => {
  name = `turn ${++tests}`;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each([
  ['by Web Locks', () => vi.stubGlobal('navigator', { locks: lockManager() })],
  ['within the page, where there are none', () => vi.stubGlobal('navigator', {})],
])('one at a time, %s', (_, prepare) => {
  beforeEach(() => void prepare());

  it('in the order in which it was asked for, also after a failure', async () => {
    const [first, third] = [job(), job()];
    const failing = vi.fn(() => Promise.reject(new Error('no')));
    const results = Promise.allSettled([
      exclusive(name, first.work),
      exclusive(name, failing),
      exclusive(name, third.work),
    ]);
    await settle();
    expect([first.work, failing, third.work].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
    first.end('1');
    await settle();
    expect([failing, third.work].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    third.end('3');
    expect(
      (await results).map((result) => (result.status === 'fulfilled' ? result.value : String(result.reason))),
    ).toEqual(['1', 'Error: no', '3']);
  });

  it('waiting can be given up; work that has begun cannot', async () => {
    const [first, second] = [job(), job()];
    const controller = new AbortController();
    const working = exclusive(name, first.work, { signal: controller.signal });
    const waiting = exclusive(name, second.work, { signal: controller.signal }).catch(
      (error: Error) => error.name,
    );
    await settle();
    controller.abort();
    expect(await waiting).toBe('AbortError');
    first.end('1');
    expect(await working).toBe('1');
    expect(second.work).not.toHaveBeenCalled();
  });

  it('is taken by force from who keeps it too long, who is told', async () => {
    const [slow, urgent] = [job(), job()];
    const robbed = exclusive(name, slow.work).catch((error: Error) => error.name);
    const insisting = insistently(name, urgent.work, 1000);
    await vi.advanceTimersByTimeAsync(999);
    expect(urgent.work).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await robbed).toBe('AbortError');
    expect([slow.taken?.aborted, urgent.taken?.aborted]).toEqual([true, false]);
    urgent.end('2');
    expect(await insisting).toBe('2');
  });

  it('is not taken from who is quick, nor from oneself', async () => {
    const [quick, long] = [job(), job()];
    const first = exclusive(name, quick.work);
    const insisting = insistently(name, long.work, 1000);
    quick.end('1');
    expect(await first).toBe('1');
    await vi.advanceTimersByTimeAsync(5000);
    expect(long.taken?.aborted).toBe(false);
    long.end('2');
    expect(await insisting).toBe('2');
    expect(long.work).toHaveBeenCalledTimes(1);
  });

  it('a failure of the work is told as it is', async () => {
    await expect(insistently(name, () => Promise.reject(new Error('no')), 1000)).rejects.toThrow('no');
  });
});
