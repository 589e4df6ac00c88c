import { expect, it } from 'vitest';
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
  const at = new Date('2026-01-15T08:00:00Z');
  const sheet = sheetOf([row], columns);
  expect(sheet.rows).toEqual([
    [7, '123456789012345678', '00012345', '77.185.224.107', '=1+1', 24, at, at, null, 'soon'],
  ]);
  expect(sheet.columns.map(({ header }) => header)).toEqual([
    'ID',
    'Discord',
    'HWID',
    'IP',
    'User',
    'Hours',
    'Created (UTC)',
    'Joined',
    'Used (UTC)',
    'Soon (UTC)',
  ]);
});
