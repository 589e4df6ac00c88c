// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setViewer } from '#src/app/viewer.ts';
import type { AllRowsState } from './all-rows-state.ts';
import { listColumns } from './columns.tsx';
import { useAllRowsTable } from './use-all-rows-table.ts';

beforeEach(() => setViewer({ locale: 'en-GB', timeZone: 'UTC' }));
afterEach(() => setViewer({}));

const rows = [
  { id: 4, code: 'K10', status: 'USED', hours: 24, at: '2026-01-15T10:00:00+02:00' },
  { id: 3, code: 'k9', status: 'UNUSED', hours: null, at: '2026-01-15T09:00:00Z' },
  { id: 2, code: 'A1', status: 'UNUSED', hours: 240, at: null },
  { id: 1, code: 'A1', status: '', hours: 24, at: '2025-12-01T00:00:00Z' },
];
const column = listColumns<(typeof rows)[number]>();
const columns = [
  column.id(),
  column.code('Code', (row) => row.code, 'code'),
  column.text('Status', (row) => row.status),
  column.number('Hours', (row) => row.hours),
  column.date('Date', (row) => row.at),
  column.actions(() => null),
];
const enumerable = ['Status'];

const newestFirst = { id: 'id', desc: true };
const noFilters: AllRowsState['filters'] = [];

function shown({ order = newestFirst, filters = noFilters }: Partial<AllRowsState>) {
  const { result } = renderHook(() => useAllRowsTable(rows, columns, enumerable, { order, filters }));
  return { ids: result.current.rows.map(({ id }) => id), columns: result.current.filterColumns };
}
const sorted = (id: string, desc: boolean) => shown({ order: { id, desc } }).ids;
const filtered = (id: string, value: string) => shown({ filters: [{ id, value }] }).ids;

it('sorts by any column, equal rows newest first, empty cells last (LIS-15)', () => {
  expect(sorted('id', false)).toEqual([1, 2, 3, 4]);
  expect(sorted('Code', false)).toEqual([2, 1, 3, 4]);
  expect(sorted('Hours', false)).toEqual([4, 1, 2, 3]);
  expect(sorted('Hours', true)).toEqual([2, 4, 1, 3]);
  expect(sorted('Date', true)).toEqual([3, 4, 1, 2]);
  expect(sorted('Nothing', true)).toEqual([4, 3, 2, 1]);
});

it('finds a text in any column, a date as it is shown (LIS-15)', () => {
  expect(filtered('Code', 'k')).toEqual([4, 3]);
  expect(filtered('Date', 'jan 2026')).toEqual([4, 3]);
  expect(filtered('Date', '2025-12')).toEqual([1]);
  expect(filtered('Actions', 'x')).toEqual([4, 3, 2, 1]);
});

it('counts the values of a column among the rows that pass the other filters (LIS-15)', () => {
  const { ids, columns: filters } = shown({
    filters: [
      { id: 'Status', value: 'UNUSED' },
      { id: 'Code', value: '1' },
    ],
  });
  expect(ids).toEqual([2]);
  expect(filters.map(({ header }) => header)).toEqual(['ID', 'Code', 'Status', 'Hours', 'Date']);
  expect(filters[2]!.counts).toEqual([
    { value: 'None', rows: 1 },
    { value: 'UNUSED', rows: 1 },
    { value: 'USED', rows: 1 },
  ]);
  expect(filtered('Status', 'None')).toEqual([1]);
});

it('sorts by instants, numbers and the numbers in texts, whatever they are written like (LIS-15)', () => {
  const mixed = [
    { id: 1, day: '2026-01-12', text: 'K10', amount: 10, isOn: true },
    { id: 2, day: '2026-01-09T23:00:00Z', text: 'K9', amount: -2, isOn: false },
    { id: 3, day: '2026-01-13', text: 'after 2026-01-01', amount: -10, isOn: true },
    { id: 4, day: '2026-01-15', text: '2026-01-01 or later', amount: 2.5, isOn: false },
  ];
  const of = listColumns<(typeof mixed)[number]>();
  const more = [
    of.date('Day', (row) => row.day),
    of.text('Text', (row) => row.text),
    of.number('Amount', (row) => row.amount),
    of.custom(
      'On',
      (row) => row.isOn,
      () => null,
    ),
  ];
  const { result, rerender } = renderHook(
    ({ id, columns: shownColumns }) =>
      useAllRowsTable(mixed, shownColumns, [], { order: { id, desc: false }, filters: noFilters }),
    { initialProps: { id: 'Day', columns: more } },
  );
  const ids = () => result.current.rows.map((row) => row.id);
  expect(ids()).toEqual([2, 1, 3, 4]);
  rerender({ id: 'Text', columns: more });
  expect(ids()).toEqual([4, 3, 2, 1]);
  rerender({ id: 'Amount', columns: more });
  expect(ids()).toEqual([3, 2, 4, 1]);
  rerender({ id: 'On', columns: more });
  expect(ids()).toEqual([2, 4, 1, 3]);
  rerender({ id: 'On', columns: more.slice(1) });
  expect(result.current.filterColumns.map(({ id }) => id)).toEqual(['Text', 'Amount', 'On']);
});

it('an empty cell contains no text (LIS-15)', () => {
  expect(filtered('Hours', 'e')).toEqual([]);
  expect(filtered('Status', 'used')).toEqual([]);
});

it('takes an order and a filter of a column that there is not for none, quietly (LIS-15)', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(
    shown({ order: { id: 'Nothing', desc: false }, filters: [{ id: 'Nothing', value: 'x' }] }).ids,
  ).toEqual([4, 3, 2, 1]);
  expect(said).not.toHaveBeenCalled();
  said.mockRestore();
});
