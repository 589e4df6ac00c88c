// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useColumnVisibility } from './use-column-visibility.ts';

const open = (list = 'keys') => renderHook(() => useColumnVisibility(list)).result;
const kept = (list = 'keys') => localStorage.getItem(`columns:${list}`);

it('remembers only the hidden columns, under the name of the list', () => {
  const columns = open();
  expect(columns.current.visibility).toEqual({});
  act(() => columns.current.setVisible('code', false));
  act(() => columns.current.setVisible('usedBy', false));
  expect(columns.current.visibility).toEqual({ code: false, usedBy: false });
  expect(open().current.visibility).toEqual({ code: false, usedBy: false });
  act(() => columns.current.setVisible('code', true));
  expect(columns.current.visibility).toEqual({ usedBy: false });
  expect(JSON.parse(kept()!)).toEqual({ usedBy: false });
  expect([kept('users'), open('users').current.visibility]).toEqual([null, {}]);
});

it.each([
  ['no JSON', '{'],
  ['shown columns', '{"code":true,"usedBy":"false","id":0}'],
])('hides nothing for %s', (_, value) => {
  localStorage.setItem('columns:keys', value);
  expect(open().current.visibility).toEqual({});
});
