import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { ApiError, SessionEnded } from '#src/api/error.ts';
import { RowSkipped, runAll } from './run-all.ts';

const options = () => ({
  failed: 'Error deleting key',
  signal: new AbortController().signal,
  onProgress: () => {},
});
const tick = () => Promise.resolve();

describe('a bulk action', () => {
  it('reports each row exactly once, whatever fails', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.nat(1000)), fc.func(fc.boolean()), async (ids, fails) => {
        const { done, failed, notStarted } = await runAll(
          ids,
          (id) => (fails(id) ? Promise.reject(new ApiError(500)) : tick()),
          options(),
        );
        expect([...done, ...failed.map(({ id }) => id)].sort()).toEqual([...ids].sort());
        expect(notStarted).toEqual([]);
      }),
    );
  });

  it('gives the server’s reason, or the default, or that the row is gone', async () => {
    const errors = [new ApiError(409, { message: 'In use' }), new ApiError(409), new ApiError(404)];
    const { failed } = await runAll([0, 1, 2], (id) => Promise.reject(errors[id]!), options());
    expect(failed.map(({ reason }) => reason)).toEqual(['In use', 'Error deleting key', 'No longer found']);
  });

  it('counts finished, done and unanswered rows', async () => {
    let last: object | undefined;
    const failures = new Map([
      [2, new ApiError(500)],
      [3, new RowSkipped('Is approved already')],
      [4, new ApiError(0)],
    ]);
    await runAll(
      [1, 2, 3, 4],
      (id) => {
        const failure = failures.get(id);
        return failure ? Promise.reject(failure) : tick();
      },
      { ...options(), onProgress: (progress) => (last = progress) },
    );
    expect(last).toEqual({ done: 1, finished: 4, begun: 4, unanswered: 1 });
  });

  it('has at most four calls under way, of a group for which rows are read again (LIS-17)', async () => {
    let running = 0;
    let most = 0;
    const groups = vi.fn();
    await runAll(
      Array.from({ length: 20 }, (_, id) => id),
      async () => {
        most = Math.max(most, ++running);
        await tick();
        running -= 1;
      },
      { ...options(), onGroup: groups },
    );
    expect([most, groups.mock.calls.length]).toEqual([4, 5]);
  });

  it('stops before the next row, and reports the rows it did not begin', async () => {
    const controller = new AbortController();
    const { done, notStarted } = await runAll([1, 2, 3, 4, 5, 6], async () => controller.abort(), {
      ...options(),
      signal: controller.signal,
    });
    expect([done, notStarted]).toEqual([[1], [2, 3, 4, 5, 6]]);
  });

  it('begins nothing more once the session is over', async () => {
    const { done, failed, notStarted, hasSessionEnded } = await runAll(
      [1, 2, 3, 4, 5, 6, 7],
      () => Promise.reject(new SessionEnded(new ApiError(401))),
      options(),
    );
    expect([done.length, failed.length, notStarted.length, hasSessionEnded]).toEqual([0, 4, 3, true]);
  });
});
