// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { usePersonAddress } from './use-person-address.ts';

function at(...entries: string[]) {
  const { result } = renderHook(
    () => ({ person: usePersonAddress(), location: useLocation(), go: useNavigate() }),
    { wrapper: ({ children }) => <MemoryRouter initialEntries={entries}>{children}</MemoryRouter> },
  );
  const { open } = result.current.person.links;
  return {
    open: (name: string) => act(() => open(name)), // the first one, as it is stable
    close: () => act(() => result.current.person.close()),
    back: () => act(() => void result.current.go(-1)),
    url: () => result.current.location.pathname + result.current.location.search,
    name: () => result.current.person.name,
  };
}

it('stands beside the state of the list, and Back closes it (PER-1)', () => {
  const page = at('/admin/keys?page=2&search=a&dialog=edit&id=7'); // a dialog may be about somebody else
  page.open('frost goblin');
  expect(page.name()).toBe('frost goblin');
  expect(page.url()).toBe('/admin/keys?page=2&search=a&user=frost+goblin');
  page.back();
  expect(page.url()).toBe('/admin/keys?page=2&search=a&dialog=edit&id=7');
  expect(page.name()).toBe('');
});

it('is one history entry, however many people are opened (PER-1)', () => {
  const page = at('/admin/users', '/admin/keys');
  page.open('anna');
  page.open('ben');
  expect(page.name()).toBe('ben');
  page.close();
  expect(page.url()).toBe('/admin/keys');
  page.back();
  expect(page.url()).toBe('/admin/users');
});

it('opened by its address it is closed there, without leaving the page (PER-1)', () => {
  const page = at('/dash', '/admin/keys?user=anna&page=2');
  page.open('ben');
  page.close();
  expect(page.url()).toBe('/admin/keys?page=2');
  page.back();
  expect(page.url()).toBe('/dash');
});
