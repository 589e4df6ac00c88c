// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { ApiError, SessionEnded } from '#src/api/error.ts';
import { keys } from '#src/contract/admin/keys.ts';
import { createQueryClient } from '#src/data/query-client.ts';
import { RowSkipped } from './bulk-action.ts';
import { runBulk } from './run-bulk.ts';

/** Deletes keys; `act` answers for each. */
function run(
  ids: readonly number[],
  act: (id: number, readAgain: () => Promise<unknown>) => Promise<unknown>,
  { signal = new AbortController().signal, onProgress = (_: number) => {} } = {},
) {
  const words = ['Delete', 'Deleting', 'deleted'] as const;
  const action = {
    endpoint: keys.remove,
    words,
    failed: 'Error deleting key',
    act: (row: { id: number }, readAgain: () => Promise<unknown>) => act(row.id, readAgain),
  };
  const running = { list: keys.list, noun: ['key', 'keys'] as const, signal, onProgress };
  return runBulk(createQueryClient(), action, { rows: ids.map((id) => ({ id })), ...running });
}
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
const tick = () => Promise.resolve();

it('gives the server’s reason, or the default, that the row is gone or may be (FRM-10)', async () => {
  const lost = Object.assign(new ApiError(0), { isUnanswered: true });
  const errors = [new ApiError(409, { message: 'In use' }), new ApiError(409), new ApiError(404), lost];
  const { ends } = await run([0, 1, 2, 3], (id) => Promise.reject(errors[id]!));
  expect(ends.map(({ reason }) => reason)).toEqual([
    'In use',
    'Error deleting key',
    'No longer found',
    'Error deleting key. It may have gone through',
  ]);
});

it.each([
  ['is skipped if it is deleted', () => Response.json({ items: [], total: 0 }), 'skipped', 'No longer found'],
  [
    'fails if that is unknown',
    () => Response.json({ items: [], total: 9 }),
    'failed',
    /^Could not be checked/,
  ],
  [
    'is not started if it is stopped meanwhile',
    (stop: AbortController) => (stop.abort(), Response.json({ items: [], total: 9 })),
    'not started',
    undefined,
  ],
  ['fails if it cannot be read', () => Response.json({ message: 'Down' }, { status: 500 }), 'failed', 'Down'],
])('a row that is read again %s (LIS-17)', async (_, answer, is, reason) => {
  const stop = new AbortController();
  vi.stubGlobal('fetch', async () => answer(stop));
  const { ends } = await run([2], (_, readAgain) => readAgain(), stop);
  expect(ends).toEqual([{ row: { id: 2 }, is, ...(reason && { reason: expect.stringMatching(reason) }) }]);
});

it('counts rows; a skipped one is not tried again (LIS-17)', async () => {
  let last = 0;
  const failures = [new ApiError(500), new RowSkipped('Is approved already'), new ApiError(0)];
  const result = await run([1, 2, 3, 4], async (id) => id > 1 && Promise.reject(failures[id - 2]!), {
    onProgress: (progress) => (last = progress),
  });
  expect(last).toBe(4);
  expect([result.summary, idsOf(result.remaining)]).toEqual(['1 key deleted, 1 skipped, 2 failed', [2, 4]]);
});

it('has at most four calls under way (LIS-17)', async () => {
  let running = 0;
  let most = 0;
  const ids = Array.from({ length: 20 }, (_, id) => id);
  await run(ids, async () => {
    most = Math.max(most, ++running);
    await tick();
    running -= 1;
  });
  expect(most).toBe(4);
});

it('stops before the next row, and reports the rows it did not begin', async () => {
  const controller = new AbortController();
  const { signal } = controller;
  const result = await run([1, 2, 3, 4, 5, 6], async () => controller.abort(), { signal });
  expect([result.summary, idsOf(result.remaining)]).toEqual([
    '1 key deleted, 5 not started',
    [2, 3, 4, 5, 6],
  ]);
});

it('begins nothing more once the session is over', async () => {
  const ended = () => Promise.reject(new SessionEnded(new ApiError(401)));
  const { summary, hasSessionEnded } = await run([1, 2, 3, 4, 5, 6, 7], ended);
  expect([summary, hasSessionEnded]).toEqual(['0 keys deleted, 4 failed, 3 not started', true]);
});
