// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { overrideTimings } from '#src/app/timings.ts';
import { hwidRequests } from '#src/contract/admin/hwid-requests.ts';
import { anHwidRequest } from '#src/contract/examples.ts';
import { listAt } from '#src/data/list/list-harness.fixtures.tsx';
import { useDecide } from './use-decide.ts';

it('loads the list again 69 ms after a decision, not before (HWI-3)', async () => {
  vi.useFakeTimers();
  const { asked, last, result } = listAt(hwidRequests.list, '/', useDecide);
  await act(async () => last().answer({ items: [], total: 0 }));
  await act(async () => void result.current.more.decide(anHwidRequest({ id: 7 }), 'approve'));
  await act(async () => last().answer({}));
  const calls = () => asked.map(({ method }) => method);
  await act(() => vi.advanceTimersByTimeAsync(68));
  expect(calls()).toEqual(['GET', 'POST']);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(calls()).toEqual(['GET', 'POST', 'GET']);
});

const pending = anHwidRequest({ id: 7 });
const others = [anHwidRequest({ id: 9 }), anHwidRequest({ id: 8 })];
const page = (...items: object[]) => ({ items, total: items.length });

it.each<[number, string, object | undefined, boolean]>([
  [400, 'which is decided', page(...others, anHwidRequest({ id: 7, status: 'APPROVED' })), true],
  [409, 'which is missing', page(...others), true],
  [400, 'which is still pending', page(...others, pending), false],
  [400, 'which may be on another page', { ...page(...others), total: 40 }, false],
  [400, 'which cannot be read', undefined, false],
  [404, 'which cannot be read', undefined, true],
])('asks the server for the request after a %i, %s (HWI-3, LIS-9)', async (status, _, now, isDecided) => {
  onTestFinished(overrideTimings({ timeouts: { currentRow: 300 } }));
  vi.spyOn(console, 'warn').mockReturnValue();
  const { asked, result } = listAt(hwidRequests.list, '/', useDecide);
  await act(async () => asked[0]!.answer(page(...others)));
  const decided = result.current.more.decide(pending, 'approve');
  await waitFor(() => expect(asked).toHaveLength(2));
  const answers = setInterval(() => {
    for (const each of asked.slice(2)) each.answer(now ?? {}, now ? 200 : 500);
  });
  await act(async () => asked[1]!.answer({ message: 'No' }, status));
  expect(await act(() => decided)).toMatchObject({ isDecided, isDone: false });
  clearInterval(answers);
});
