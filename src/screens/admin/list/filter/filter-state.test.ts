import { expect, it } from 'vitest';
import { readFilter, writeFilter } from './filter-state.ts';

const at = (search: string) => new URLSearchParams(search);

it('stands in the URL beside the search (LIS-15)', () => {
  const state = {
    isOn: true,
    order: { id: 'Created Date', desc: true },
    ask: 'unused-90',
    filters: { Status: 'UNUSED', ID: '39' },
  };
  const written = writeFilter(at('search=x&size=25'), state);
  expect(String(written)).toBe(
    'search=x&size=25&filter=on&order=-Created+Date&ask=unused-90&Status=UNUSED&ID=39',
  );
  expect(readFilter(written)).toEqual(state);
});

it('removes its parameters when it is switched off', () => {
  const off = writeFilter(at('search=x&filter=on&order=Code&ask=a&Status=USED'), { isOn: false });
  expect(String(off)).toBe('search=x');
  expect(readFilter(off)).toEqual(expect.objectContaining({ isOn: false, filters: {} }));
});

it('is newest first unless the whole name of a column is given', () => {
  expect(readFilter(at('filter=on')).order).toEqual({ id: 'id', desc: true });
  expect(readFilter(at('order=E-Mail')).order).toEqual({ id: 'E-Mail', desc: false });
});

it('keeps other parameters, and does not filter by them', () => {
  const params = at('utmSource=x&filter=on&Code=');
  expect(readFilter(params).filters).toEqual({});
  expect(String(writeFilter(params, { ask: '', filters: { Code: '' } }))).toBe('utmSource=x&filter=on');
});

it('has one filter for each column, which keeps its position', () => {
  const { filters } = readFilter(at('filter=on&Status=A&Code=A&Status=USED'));
  const set = (to: object) => String(writeFilter(at('filter=on'), { filters: { ...filters, ...to } }));
  expect(set({})).toBe('filter=on&Status=USED&Code=A');
  expect(set({ Status: 'UNUSED' })).toBe('filter=on&Status=UNUSED&Code=A');
  expect(set({ Status: '', ID: '3' })).toBe('filter=on&Code=A&ID=3');
});
