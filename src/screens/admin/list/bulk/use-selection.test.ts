// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSelection } from './use-selection.ts';

const rows = (...ids: number[]) => ids.map((id) => ({ id }));

function select(...ids: number[]) {
  const hook = renderHook(({ of, shown, isSettled = true }) => useSelection(of, shown, isSettled), {
    initialProps: { of: rows(1, 2, 3), shown: 'page 1' } as Parameters<typeof pageOf>[0],
  });
  act(() => hook.result.current.onSelect(ids, true));
  return { ...hook, selected: () => [...hook.result.current.selected] };
}
const pageOf = (page: { of: { id: number }[]; shown: string; isSettled?: boolean }) => page;

it('contains selected rows of the current page only', () => {
  const { selected, rerender } = select(1, 3, 9);
  expect(selected()).toEqual([1, 3]);
  rerender({ of: rows(3, 4), shown: 'page 1' });
  expect(selected()).toEqual([3]);
});

it('removes deselected rows, and ends with the last', () => {
  const { selected, result } = select(1, 2, 3);
  act(() => result.current.onSelect([1, 3], false));
  expect(selected()).toEqual([2]);
  act(() => result.current.onSelect([2], false));
  expect(result.current.isOn).toBe(false);
});

it('drops rows missing on the next page for good, once loaded, and keeps other rows (LIS-17)', () => {
  const { selected, rerender, result } = select(1, 3);
  rerender({ of: rows(1, 2, 3), shown: 'page 2', isSettled: false });
  rerender({ of: [], shown: 'page 2', isSettled: false });
  expect([selected(), result.current.left]).toEqual([[1, 3], []]);
  rerender({ of: rows(2, 3), shown: 'page 2' });
  expect([selected(), result.current.left]).toEqual([[3], [1]]);
  rerender({ of: rows(4, 5), shown: 'page 3' });
  expect([selected(), result.current.left]).toEqual([[], [3]]);
  rerender({ of: rows(1, 2, 3), shown: 'page 1' });
  expect([selected(), result.current.isOn]).toEqual([[], true]);
});

it('keeps the rows left by a bulk action, and ends without such rows', () => {
  const { selected, result } = select(1, 2);
  act(() => result.current.keep([2]));
  expect([result.current.isOn, selected()]).toEqual([true, [2]]);
  act(() => result.current.keep([]));
  expect([result.current.isOn, selected()]).toEqual([false, []]);
  act(() => result.current.begin());
  expect([result.current.isOn, selected()]).toEqual([true, []]);
});
