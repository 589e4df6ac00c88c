import { expect, it } from 'vitest';
import type { ListAddress } from '#src/app/address.ts';
import { setViewer } from '#src/app/viewer.ts';
import { listColumns } from '../columns.tsx';
import { valuedColumns } from '../valued-columns.ts';
import { filterTable } from './filter-table.ts';

setViewer({ locale: 'en-GB', timeZone: 'UTC' });

const notes: Record<number, string> = { 40: '“pay” (5 – 6)', 3: 'a.b', 2: 'İstek' };
const rows = [
  { id: 40, code: 'K10', status: 'USED', hours: 24, at: '2026-01-15T10:00:00+02:00' },
  { id: 3, code: 'k9', status: 'UNUSED', hours: null, at: '2026-01-15T09:00:00Z' },
  { id: 2, code: 'A1', status: 'UNUSED', hours: 240, at: null },
  { id: 1, code: 'A1', status: '', hours: -24, at: '2025-12-01T00:00:00Z' },
].map((row) => ({ ...row, note: notes[row.id] }));
const column = listColumns<(typeof rows)[number]>();
const columns = valuedColumns([
  column.id(),
  column.code('Code', (row) => row.code, 'code'),
  column.name('Status', (row) => row.status, { type: 'choice' }),
  column.number('Hours', (row) => row.hours),
  column.date('Date', (row) => row.at, { empty: 'Not used' }),
  column.date('Day', (row) => row.at?.slice(0, 10), { show: 'date' }),
  column.name('Note', (row) => row.note, { empty: 'N/A' }),
  column.actions(() => null),
]);

function shown({ order = { id: 'id', desc: true }, filters = {} }: Partial<ListAddress>, keptId?: number) {
  const table = filterTable(rows, columns, ({ id }) => id === keptId);
  const passing = table.passing({ order, filters });
  return { ids: passing.map(({ id }) => id), countsOf: (at: number) => table.countsOf(columns[at]!) };
}
const sorted = (id: string, desc: boolean) => shown({ order: { id, desc } }).ids;
const filtered = (header: string, value: string) => shown({ filters: { [header]: value } }).ids;

it('kept rows pass any filter, in their place (LIS-17)', () => {
  expect(shown({ filters: { Code: 'k' } }, 1).ids).toEqual([40, 3, 1]);
});

it('sorts by any column, equal rows newest first, empty cells last (LIS-15)', () => {
  expect(sorted('id', false)).toEqual([1, 2, 3, 40]);
  expect(sorted('Code', false)).toEqual([2, 1, 3, 40]);
  expect(sorted('Hours', false)).toEqual([1, 40, 2, 3]);
  expect(sorted('Hours', true)).toEqual([2, 40, 1, 3]);
  expect(sorted('Date', true)).toEqual([3, 40, 1, 2]);
});

it.each([
  ['ID', '4', [40]],
  ['Code', 'k', [40, 3]],
  ['Code', ' K\u200b10 ', [40]],
  ['Hours', '24', [40, 2, 1]],
  ['Date', 'jan 2026', [40, 3]],
  ['Date', '2025-12', [1]],
  ['Date', 'not used', [2]],
  ['Day', '15 Jan', [40, 3]],
  ['Day', '00:00', []],
  ['Note', 'n/a', [1]],
  ['Note', '“Pay”', [40]],
  ['Note', '(5 – 6)', [40]],
  ['Note', '.', [3]],
  ['Note', 'ISTEK', [2]],
  ['Hours', 'e', []],
  ['Status', 'USED', [40]],
  ['Status', 'used', []],
  ['Status', 'None', [1]],
])(
  'filters by a part of the text or shown date, or by an entire choice: %s %s (LIS-15)',
  (header, value, ids) => {
    expect(filtered(header, value)).toEqual(ids);
  },
);

it('counts the values of a choice among the rows that pass the other filters (LIS-15)', () => {
  const { ids, countsOf } = shown({
    filters: { Status: 'UNUSED', Code: '1' },
  });
  expect(ids).toEqual([2]);
  expect(countsOf(2)).toEqual([
    { value: 'None', rows: 1 },
    { value: 'UNUSED', rows: 1 },
    { value: 'USED', rows: 1 },
  ]);
  expect(countsOf(1)).toBeUndefined();
});

it('ignores sort and filter of an unknown column (LIS-15)', () => {
  expect(shown({ order: { id: 'Nothing', desc: false }, filters: { Actions: 'x' } }).ids).toEqual([
    40, 3, 2, 1,
  ]);
});
