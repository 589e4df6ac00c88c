// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
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

it.each([400, 404, 409])(
  'a %s reads the list again, which tells whether it is decided (LIS-9)',
  async (status) => {
    const { asked, last, result } = listAt(hwidRequests.list, '/', useDecide);
    await act(async () => last().answer({ items: [], total: 0 }));
    const decided = result.current.more.decide(anHwidRequest({ id: 7 }), 'decline');
    await waitFor(() => expect(asked).toHaveLength(2));
    await act(async () => last().answer({}, status));
    await waitFor(() => expect(asked).toHaveLength(3));
    await act(async () => last().answer({ items: [], total: 0 }));
    expect(await decided).toMatchObject({ isDecided: true, isDone: false });
  },
);
