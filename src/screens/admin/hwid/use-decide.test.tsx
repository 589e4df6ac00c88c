// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type HwidRequest, hwidRequests } from '#src/contract/admin/hwid-requests.ts';
import { listAt } from '../list/list-harness.tsx';
import { useDecide } from './use-decide.ts';

it('loads the list again 69 ms after a decision, not before (HWI-3)', async () => {
  vi.useFakeTimers();
  const { asked, last, result } = listAt(hwidRequests.list, '/', useDecide);
  await act(async () => last().answer({ items: [], total: 0 }));
  await act(async () => void result.current.more.decide({ id: 7 } as HwidRequest, 'approve'));
  await act(async () => last().answer({}));
  const calls = () => asked.map(({ method }) => method);
  await act(() => vi.advanceTimersByTimeAsync(68));
  expect(calls()).toEqual(['GET', 'POST']);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(calls()).toEqual(['GET', 'POST', 'GET']);
});
