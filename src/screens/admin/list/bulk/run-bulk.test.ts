import { expect, it } from 'vitest';
import { ApiError, SessionEnded } from '#src/api/error.ts';
import { keys } from '#src/contract/admin/keys.ts';
import { createQueryClient } from '#src/data/query-client.ts';
import { RowSkipped } from './bulk-action.ts';
import { runBulk } from './run-bulk.ts';

/** Deletes keys; `act` answers for each. */
function run(
  ids: readonly number[],
  act: (id: number) => Promise<unknown>,
  { signal = new AbortController().signal, onProgress = (_: number) => {} } = {},
) {
  const words = ['Delete', 'Deleting', 'deleted'] as const;
  const action = {
    endpoint: keys.remove,
    words,
    failed: 'Error deleting key',
    act: (row: { id: number }) => act(row.id),
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
