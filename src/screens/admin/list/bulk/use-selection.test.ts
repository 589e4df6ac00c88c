// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSelection } from './use-selection.ts';

const rows = (...ids: number[]) => ids.map((id) => ({ id }));

function select(...ids: number[]) {
  const hook = renderHook(({ of, shown }) => useSelection(of, shown), {
    initialProps: { of: rows(1, 2, 3), shown: 'page 1' },
  });
  act(() => hook.result.current.setOn(true));
  act(() => hook.result.current.onSelect(ids, true));
  return { ...hook, selected: () => [...hook.result.current.selected] };
}

it('contains selected rows of the current page only', () => {
  const { selected, rerender } = select(1, 3, 9);
  expect(selected()).toEqual([1, 3]);
  rerender({ of: rows(3, 4), shown: 'page 1' });
  expect(selected()).toEqual([3]);
});

it('removes deselected rows', () => {
  const { selected, result } = select(1, 2, 3);
  act(() => result.current.onSelect([1, 3], false));
  expect(selected()).toEqual([2]);
});

it('is dropped for good of rows that another page or Filter does not show, and kept of all others (LIS-17)', () => {
  const { selected, rerender, result } = select(1, 3);
  rerender({ of: rows(2, 3), shown: 'Filter' });
  expect([selected(), result.current.cleared]).toEqual([[3], 1]);
  rerender({ of: rows(4, 5), shown: 'page 2' });
  expect([selected(), result.current.cleared]).toEqual([[], 1]);
  rerender({ of: rows(1, 2, 3), shown: 'page 1' });
  expect(selected()).toEqual([]);
  expect(result.current.isOn).toBe(true);
});

it('keeps the rows that a bulk action left, and ends when it left none', () => {
  const { selected, result } = select(1, 2);
  act(() => result.current.keep([2]));
  expect([result.current.isOn, selected()]).toEqual([true, [2]]);
  act(() => result.current.keep([]));
  expect([result.current.isOn, selected()]).toEqual([false, []]);
  act(() => result.current.onSelect([1], true));
  for (const isOn of [false, true]) act(() => result.current.setOn(isOn));
  expect(selected()).toEqual([]);
});
