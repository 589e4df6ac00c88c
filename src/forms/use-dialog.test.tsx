// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { opensDialog, useDialog } from './use-dialog.ts';

it('a navigation opens a dialog once, and leaves the rest of its address and state', async () => {
  const entry = { pathname: '/admin/keys', search: '?page=2', hash: '#25' };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[{ ...entry, state: { ...opensDialog('generate'), from: 'palette' } }]}>
      {children}
    </MemoryRouter>
  );
  const { result } = renderHook(() => ({ dialog: useDialog(), place: useLocation() }), { wrapper });
  await act(async () => {});
  expect(result.current.dialog.open).toEqual({ kind: 'generate' });
  expect(result.current.place).toMatchObject({ ...entry, state: { from: 'palette' } });
  expect(result.current.place.state).not.toHaveProperty('dialog');
  act(() => result.current.dialog.close());
  expect(result.current.dialog.open).toBeUndefined();
});
