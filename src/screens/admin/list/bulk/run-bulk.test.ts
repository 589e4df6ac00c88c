// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { ApiError, SessionEnded } from '#src/api/error.ts';
import { clearUserState, resumeState } from '#src/app/resume-state.ts';
import { keys } from '#src/contract/admin/keys.ts';
import { aKey } from '#src/contract/examples.ts';
import { createQueryClient } from '#src/data/query-client.ts';
import { RowSkipped } from './bulk-action.ts';
import { runBulk } from './run-bulk.ts';

interface Options {
  signal?: AbortSignal;
  onProgress?(finished: number): void;
  /** The server's response where a row is read again; by default all rows. */
  answer?(): Response;
}

/** Deletes keys; `act` answers for each. */
function run(
  ids: readonly number[],
  act: (id: number) => Promise<unknown>,
  { signal = new AbortController().signal, onProgress = () => {}, answer }: Options = {},
) {
  const words = ['Delete', 'Deleting', 'deleted'] as const;
  const action = {
    endpoint: keys.remove,
    words,
    errorMessage: 'Error deleting key',
    send: (row: { id: number }) => act(row.id),
  };
  const rows = ids.map((id) => aKey({ id }));
  const all = () => Response.json({ items: rows, total: rows.length });
  vi.stubGlobal('fetch', async () => (answer ?? all)());
  const running = { list: keys.list, noun: ['key', 'keys'] as const, signal, onProgress };
  return runBulk(createQueryClient(), action, { rows, ...running });
}
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
const tick = () => Promise.resolve();

it('gives the server’s reason, the default, a missing row or a possible success (FRM-10)', async () => {
  const lost = Object.assign(new ApiError(0), { mayHaveSucceeded: true });
  const errors = [new ApiError(409, { message: 'In use' }), new ApiError(409), new ApiError(404), lost];
  const { ends } = await run([0, 1, 2, 3], (id) => Promise.reject(errors[id]!));
  expect(ends.map(({ reason }) => reason)).toEqual([
    'In use',
    'Error deleting key',
    'Row not found',
    'Error deleting key. It may have gone through',
  ]);
});

it.each([
  ['is skipped if deleted', () => Response.json({ items: [], total: 0 }), 'skipped', 'Row not found'],
  ['is sent as loaded if unknown', () => Response.json({ items: [], total: 9 }), 'done', undefined],
  [
    'is not started if stopped meanwhile',
    (stop: AbortController) => (stop.abort(), Response.json({ items: [], total: 9 })),
    'not started',
    undefined,
  ],
  ['is sent as loaded if the read fails', () => Response.json({}, { status: 500 }), 'done', undefined],
])('a row that is read again %s (LIS-14, LIS-17)', async (_, answer, is, reason) => {
  const stop = new AbortController();
  const { ends } = await run([2], tick, { signal: stop.signal, answer: () => answer(stop) });
  const row = expect.objectContaining({ id: 2 }) as unknown;
  expect(ends).toEqual([{ row, is, ...(reason && { reason }) }]);
});

it('counts rows, and leaves skipped rows out of a new attempt (LIS-17)', async () => {
  let last = 0;
  const failures = [new ApiError(500), new RowSkipped('Is approved already'), new ApiError(0)];
  const result = await run([1, 2, 3, 4], async (id) => id > 1 && Promise.reject(failures[id - 2]!), {
    onProgress: (progress) => (last = progress),
  });
  expect(last).toBe(4);
  expect([result.summary, idsOf(result.remaining)]).toEqual(['1 key deleted, 1 skipped, 2 failed', [2, 4]]);
});

it('records results and running calls at each moment, until the end is shown (FRM-10, LIS-17)', async () => {
  clearUserState();
  const note = () => resumeState.get().interrupted?.[keys.list.path];
  const answers: ((error?: Error) => void)[] = [];
  const act = () =>
    new Promise<void>((resolve, reject) => answers.push((error) => (error ? reject(error) : resolve())));
  const running = run([1, 2, 3, 4, 5], act);
  expect(note()).toBeUndefined();
  await vi.waitFor(() => expect(answers).toHaveLength(4));
  expect(note()).toBe('Interrupted: 0 of 5 keys deleted. 4 more may have gone through');
  answers[0]!();
  await vi.waitFor(() =>
    expect(note()).toBe('Interrupted: 1 of 5 keys deleted. 3 more may have gone through'),
  );
  // as a reload ends them, before the page itself
  answers.slice(1).forEach((answer) => answer(Object.assign(new ApiError(0), { mayHaveSucceeded: true })));
  await vi.waitFor(() => expect(answers).toHaveLength(5));
  expect(note()).toBe('Interrupted: 1 of 5 keys deleted. 4 more may have gone through');
  answers[4]!(new ApiError(409));
  const { summary, remaining, forget } = await running;
  expect(summary).toBe('1 key deleted, 1 failed, 3 may have gone through');
  expect(idsOf(remaining)).toEqual([5, 2, 3, 4]);
  expect(note()).toBe('1 of 5 keys deleted. 3 more may have gone through');
  forget();
  expect(note()).toBeUndefined();
});

it('runs at most four calls at once (LIS-17)', async () => {
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

it('stops before the next row, and reports the rows not started', async () => {
  const controller = new AbortController();
  const { signal } = controller;
  const result = await run([1, 2, 3, 4, 5, 6], async () => controller.abort(), { signal });
  expect([result.summary, idsOf(result.remaining)]).toEqual([
    '1 key deleted, 5 not started',
    [2, 3, 4, 5, 6],
  ]);
});

it('starts no more calls after the end of the session', async () => {
  const ended = () => Promise.reject(new SessionEnded(new ApiError(401)));
  const { summary, hasSessionEnded } = await run([1, 2, 3, 4, 5, 6, 7], ended);
  expect([summary, hasSessionEnded]).toEqual(['0 keys deleted, 4 failed, 3 not started', true]);
});
