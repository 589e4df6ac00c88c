// @vitest-environment jsdom
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { users } from '#src/contract/admin/users.ts';
import { notify } from '#src/app/notify.ts';
import { createQueryClient } from '#src/data/query-client.ts';
import { call } from '#src/api/call.ts';
import { type BulkAction, BulkDialog } from './BulkDialog.tsx';
import { LeftAlone } from './run-all.ts';

const onClose = vi.fn();
const success = vi.spyOn(notify, 'success');
let refused: number[];
let spared: number;
let begun: number[];
/** What the answers wait for. */
let holding: Promise<void>;

beforeEach(() => {
  refused = [];
  spared = 0;
  begun = [];
  holding = Promise.resolve();
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const id = Number(new URL(url).pathname.split('/').at(-1));
    begun.push(id);
    await holding;
    return refused.includes(id) ? Response.json({ message: 'In use' }, { status: 409 }) : Response.json({});
  });
  success.mockReset().mockReturnValue('');
  onClose.mockReset();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const deletion: BulkAction = {
  words: ['Delete', 'Deleting', 'deleted'],
  failed: 'Failed',
  phrase: 'delete 3 users',
  refreshes: [users.list],
  begin: () => (id) =>
    id === spared ? Promise.reject(new LeftAlone('Has changed meanwhile')) : call(users.remove, { id }),
};

function open(ids: number[], action: BulkAction, cache = createQueryClient()) {
  render(
    <QueryClientProvider client={cache}>
      <BulkDialog ids={ids} noun={['user', 'users']} action={action} onClose={onClose} />
    </QueryClientProvider>,
  );
}

/** Deletes three users, up to the question or, with its phrase typed, past it. */
function deleteThree(phrase?: string, cache?: QueryClient) {
  open([1, 2, 3], deletion, cache);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Delete 3 users' });
  if (phrase) fireEvent.change(screen.getByRole('textbox'), { target: { value: phrase } });
  fireEvent.click(button);
  return button;
}

it('deletes users once the phrase has been typed', async () => {
  expect(deleteThree('delete 2 users').disabled).toBe(true);
  cleanup();
  deleteThree('delete 3 users');
  await waitFor(() => expect(onClose).toHaveBeenCalledExactlyOnceWith([]));
  expect(success).toHaveBeenCalledExactlyOnceWith('3 users deleted');
});

it('says which rows are left and why, and never that all are deleted', async () => {
  refused = [2];
  deleteThree('delete 3 users');
  await screen.findByRole('heading', { name: '2 users deleted, 1 failed' });
  expect(screen.getByRole('listitem').textContent).toBe('#2In use');
  expect(success).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledExactlyOnceWith([2]);
});

it('tries what failed again, and says what was left alone and why (LIS-17)', async () => {
  refused = [2];
  spared = 3;
  deleteThree('delete 3 users');
  await screen.findByRole('heading', { name: '1 user deleted, 1 left alone, 1 failed' });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '#2In use',
    '#3Has changed meanwhile',
  ]);
  refused = [];
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledExactlyOnceWith([]));
  expect(success).toHaveBeenCalledExactlyOnceWith('1 user deleted');
});

it('reloads what it has changed, and nothing else', async () => {
  const cache = createQueryClient();
  const reload = vi.spyOn(cache, 'invalidateQueries');
  deleteThree('delete 3 users', cache);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(reload).toHaveBeenCalledExactlyOnceWith({ queryKey: [users.list.path] });
});

it('offers no second try of what was left alone', async () => {
  spared = 3;
  deleteThree('delete 3 users');
  await screen.findByRole('heading', { name: '2 users deleted, 1 left alone' });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close']);
  expect(screen.queryByText(/left as before/)).toBeNull();
});

/** Deletes six users, of whom four at once. */
async function deleteSix() {
  let letGo = () => {};
  holding = new Promise((resolve) => (letGo = resolve));
  open([1, 2, 3, 4, 5, 6], { ...deletion, phrase: undefined });
  fireEvent.click(screen.getByRole('button', { name: 'Delete 6 users' }));
  await waitFor(() => expect(begun).toEqual([1, 2, 3, 4]));
  return letGo;
}

it('shows how far it is, and can be stopped but not closed: the rest is left as before (LIS-17)', async () => {
  const letGo = await deleteSix();
  expect(screen.getByRole('heading').textContent).toBe('Deleting 6 users');
  const progress = () => screen.getByRole('progressbar', { name: 'Deleted' }).getAttribute('aria-valuenow');
  expect(progress()).toBe('0');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  letGo();
  await screen.findByRole('heading', { name: '4 users deleted, 2 not begun' });
  expect(screen.getByText('2 users left as before.')).toBeDefined();
  expect(screen.queryByRole('listitem')).toBeNull();
  holding = new Promise(() => {});
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(begun.slice(4)).toEqual([5, 6]));
  expect(screen.getByRole('heading').textContent).toBe('Deleting 2 users');
});

it('begins nothing more once it is off the page', async () => {
  const letGo = await deleteSix();
  cleanup();
  letGo();
  await holding;
  await new Promise((resolve) => setTimeout(resolve));
  expect(begun).toEqual([1, 2, 3, 4]);
});
