import { afterEach, expect, it } from 'vitest';
import { setViewer } from '#src/app/viewer.ts';
import { listColumns } from '../columns.tsx';
import { valuedColumns } from '../valued-columns.ts';
import { sheetOf } from './excel-sheet.ts';

const row = {
  id: 7,
  discord: '123456789012345678',
  hwid: '00012345',
  ip: '77.185.224.107',
  name: '=1+1',
  hours: 24,
  at: '2026-01-15T10:00:00+02:00',
  none: null,
};
const column = listColumns<typeof row>();
const cell = (value: unknown, type: 'text' | 'number' | 'date' | 'datetime' = 'text') =>
  sheetOf([{}], [{ header: '', type, get: () => value }]).rows[0]![0];
afterEach(() => setViewer({}));

it('keeps IDs, HWIDs and addresses as text, dates as dates and numbers as numbers (LIS-8)', () => {
  const columns = valuedColumns([
    column.id(),
    column.code('Discord', ({ discord }) => discord, 'Discord ID'),
    column.code('HWID', ({ hwid }) => hwid, 'HWID'),
    column.code('IP', ({ ip }) => ip, 'IP'),
    column.person('User', ({ name }) => ({ username: name }), ''),
    column.number('Hours', ({ hours }) => hours),
    column.date('Created', ({ at }) => at),
    column.date('Joined', ({ at }) => at, { show: 'date' }),
    column.date('Used', ({ none }) => none),
    column.date('Soon', () => 'soon'),
    column.actions(() => null),
  ]);
  setViewer({ timeZone: 'Asia/Tokyo' });
  const at = new Date('2026-01-15T17:00:00Z'); // in Tokyo
  const sheet = sheetOf([row], columns);
  expect(sheet.rows).toEqual([
    [7, '123456789012345678', '00012345', '77.185.224.107', '=1+1', 24, at, at, null, 'soon'],
  ]);
  expect(sheet.columns.slice(6, 8).map(({ format }) => format)).toEqual([
    'yyyy-mm-dd hh:mm:ss',
    'yyyy-mm-dd',
  ]);
  expect(sheet.columns.map(({ header }) => header)).toEqual([
    'ID',
    'Discord',
    'HWID',
    'IP',
    'User',
    'Hours',
    'Created (Asia/Tokyo)',
    'Joined',
    'Used (Asia/Tokyo)',
    'Soon (Asia/Tokyo)',
  ]);
});

it('keeps a day without a time in any zone, and dates of unsupported years as text', () => {
  setViewer({ timeZone: 'America/Los_Angeles' });
  expect(cell('2026-01-15', 'date')).toEqual(new Date('2026-01-15T00:00:00Z'));
  for (const text of ['1899-12-31', '0001-01-01T00:00:00Z', '+010000-01-02T00:00:00Z'])
    expect(cell(text, 'datetime')).toBe(text);
});

it.each([
  [123456789012345680, 'number', '123456789012345680'],
  ['a\u0000\u001fb\r\n\tc', 'text', 'a_x0000__x001F_b_x000D_\n\tc'],
  ['_x0041_ a_x41_', 'text', '_x005F_x0041_ a_x41_'],
  ['\ud83d\ude00 \ud83d', 'text', '\ud83d\ude00 \ufffd'],
  ['constructor', 'text', 'constructor\ufffd'],
  ['__proto__', 'text', '__proto__\ufffd'],
  ['x'.repeat(40_000), 'text', `${'x'.repeat(32_766)}…`],
  [`${'x'.repeat(32_765)}\ud83d\ude00`.repeat(2), 'text', `${'x'.repeat(32_765)}…`],
] as const)('writes %j as a %s for a spreadsheet (LIS-8)', (value, type, text) => {
  expect(cell(value, type)).toBe(text);
});
