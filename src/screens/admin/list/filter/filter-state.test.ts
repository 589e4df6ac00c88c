import { expect, it } from 'vitest';
import { readAllRows, withFilter, writeAllRows } from './all-rows-state.ts';

const at = (search: string) => new URLSearchParams(search);

it('stands in the address beside the search (LIS-15)', () => {
  const written = writeAllRows(at('search=x&size=25'), {
    isOn: true,
    order: { id: 'Created Date', desc: true },
    ask: 'unused-90',
    filters: [{ id: 'Status', value: 'UNUSED' }],
  });
  expect(String(written)).toBe('search=x&size=25&all=-Created+Date&ask=unused-90&Status=UNUSED');
  expect(readAllRows(written)).toEqual({
    isOn: true,
    order: { id: 'Created Date', desc: true },
    ask: 'unused-90',
    filters: [{ id: 'Status', value: 'UNUSED' }],
  });
});

it('leaves nothing behind when it is switched off', () => {
  const off = writeAllRows(at('search=x&all=id&ask=a&Status=USED'), { isOn: false });
  expect(String(off)).toBe('search=x');
  expect(readAllRows(off)).toMatchObject({ isOn: false, filters: [] });
});

it('is newest first unless an order is named', () => {
  expect(readAllRows(at('all=')).order).toEqual({ id: 'id', desc: true });
  expect(readAllRows(at('all=Code')).order).toEqual({ id: 'Code', desc: false });
});

it('takes no parameter of others for a filter, and keeps it', () => {
  const params = at('utmSource=x&all=id&Code=');
  expect(readAllRows(params).filters).toEqual([]);
  expect(String(writeAllRows(params, { isOn: true }))).toBe('utmSource=x&all=id');
  expect(String(writeAllRows(params, { ask: '', filters: [{ id: 'Code', value: '' }] }))).toBe(
    'utmSource=x&all=id',
  );
});

it('has one filter for a column', () => {
  const [used, other] = [
    { id: 'Status', value: 'USED' },
    { id: 'Code', value: 'A' },
  ];
  expect(withFilter([used, other], 'Status', 'UNUSED')).toEqual([other, { id: 'Status', value: 'UNUSED' }]);
  expect(withFilter([used, other], 'Status', '')).toEqual([other]);
});

it('an order is by the whole name of the column', () => {
  expect(readAllRows(at('all=E-Mail')).order).toEqual({ id: 'E-Mail', desc: false });
});
