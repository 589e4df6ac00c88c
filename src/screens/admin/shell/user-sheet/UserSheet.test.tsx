// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { users } from '#src/contract/admin/users.ts';
import { aUser } from '#src/contract/examples.ts';
import { inRouter } from '#src/app/in-router.fixtures.tsx';
import { inQueryClient } from '#src/data/in-query-client.fixtures.tsx';
import { searchOf } from '#src/data/list/list-endpoint.ts';
import { createQueryClient } from '#src/data/query-client.ts';
import { readOptions } from '#src/data/use-read.ts';
import '../../users/EditUserDialog.tsx'; // at once
import { UserSheet } from './UserSheet.tsx';

const people = [aUser({ id: 1, username: 'alice' }), aUser({ id: 2, username: 'bob' })];

function editAlice(dialog = 'person-edit&id=1') {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const isOfUsers = new URL(url).pathname.endsWith('/users');
    const items = isOfUsers ? people : [];
    return Response.json({ items, total: items.length });
  });
  const client = createQueryClient();
  const { queryKey } = readOptions(users.list, { input: searchOf('') });
  client.setQueryData(queryKey, { items: people, total: people.length, invalidCount: 0 });
  const { router, InRouter } = inRouter(`/admin/users?user=alice&dialog=${dialog}`);
  const sheet = (isModal: boolean) => <UserSheet name="alice" isModal={isModal} onClose={() => {}} />;
  const { rerender } = render(sheet(false), { wrapper: inQueryClient(client, InRouter) });
  return { client, router, narrow: () => rerender(sheet(true)) };
}

it('keeps the text of a dialog above the sheet when the window narrows (PER-3)', async () => {
  const { narrow } = editAlice();
  const field = () => screen.findByLabelText<HTMLInputElement>('HWID');
  fireEvent.change(await field(), { target: { value: 'typed' } });
  narrow();
  expect((await field()).value).toBe('typed');
});

it('removes another user’s form from the address (PER-1)', async () => {
  const { router } = editAlice('person-edit&id=2');
  await waitFor(() => expect(router.state.location.search).toBe('?user=alice'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows a failed refetch of the user beside the known data (PER-2)', async () => {
  const { client } = editAlice();
  await screen.findByText('No premium');
  const answering = fetch;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  void client.invalidateQueries({ queryKey: [users.list.path] });
  expect(await screen.findByText('The user could not be loaded.')).toBeDefined();
  vi.stubGlobal('fetch', answering);
  fireEvent.click(await screen.findByRole('button', { name: 'Retry: user', hidden: true }));
  await waitFor(() => expect(screen.queryByText('The user could not be loaded.')).toBeNull());
});
