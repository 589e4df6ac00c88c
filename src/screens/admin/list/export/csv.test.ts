import { expect, it } from 'vitest';
import { listColumns } from '../columns.tsx';
import { valuedColumns } from '../valued-columns.ts';
import { csvOf } from './csv.ts';

interface Row {
  id: number;
  name: string | null;
}
const column = listColumns<Row>();
const columns = valuedColumns([
  column.id(),
  column.name('Name', (row) => row.name),
  column.actions(() => null),
]);
const csv = (...names: (string | null)[]) =>
  csvOf(
    names.map((name, at) => ({ id: at + 1, name })),
    columns,
  )
    .slice(1)
    .trimEnd()
    .split('\r\n');

it('CSV quotes characters that would break a line or a cell', () => {
  expect(csv('a,b', 'say "hi"').slice(1)).toEqual(['1,"a,b"', '2,"say ""hi"""']);
  expect(csvOf([{ id: 1, name: 'two\nlines' }], columns)).toContain('"two\nlines"');
});

it.each([
  '=1+1',
  '+1',
  '-1',
  '@x',
  '\u0000=1',
  ' =1+1',
  '\u00a0 =1',
  '＝1+1',
  '＋1',
  '－1',
  '＠x',
  '\u200b=1',
  '\u2060\u00ad+1',
  '\ufeff\u3164-1',
  '\u2800@x',
  '﹦1',
])('makes no formula of %j', (name) => {
  expect(csv(name)[1]).toBe(`1,'${name}`);
});

it.each(['\n=1+1', '\r\n=1', '\nplain'])('makes no formula of %j, which begins with a line break', (name) => {
  expect(csvOf([{ id: 1, name }], columns)).toContain(`1,"'${name.replace('=', "'=")}"`);
});

it.each([
  [';=1', `";'=1"`],
  ['a;=1+1', `"a;'=1+1"`],
  ['a; \t@x', `"a; \t'@x"`],
  ['a;"=1"', `"a;'""=1"""`],
  ['a\n=1', `"a\n'=1"`],
  ['a\t+1', `"a\t'+1"`],
  ['\tx', `"'\tx"`],
  ['-1;-2', `"'-1;'-2"`],
  ['a;b=1', '"a;b=1"'],
])('makes no formula of %j for spreadsheets that split at semicolons', (name, cell) => {
  expect(csvOf([{ id: 1, name }], columns)).toContain(`1,${cell}\r\n`);
});

it('takes no time for 200,000 line breaks', () => {
  expect(csvOf([{ id: 1, name: '\n'.repeat(200_000) }], columns)).toContain('\n');
}, 2000);

it.each(['a=1', 'a -1', '1+1', ' plain'])('leaves %j unchanged', (name) => {
  expect(csv(name)[1]).toBe(`1,${name}`);
});

it.each([
  [true, 'Yes'],
  [false, 'No'],
  [12, '12'],
  [-12, '-12'],
  [undefined, ''],
  [null, ''],
  [['ROLE_A', 'ROLE_B'], 'ROLE_A ROLE_B'],
  [['=1', 'a,b'], `"'=1 a,b"`],
])('writes %j as %s', (value, cell) => {
  expect(csvOf([{ value }], [{ header: 'H', get: (one) => one.value }])).toBe(`\uFEFFH\r\n${cell}\r\n`);
});
