// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { users } from '#src/contract/admin/users.ts';
import { products } from '#src/contract/admin/products.ts';
import { notify } from '#src/app/notify.ts';
import { CANNOT_BE_UNDONE, type DeleteConfig } from './delete-config.ts';
import {
  address,
  from,
  has,
  openProducts,
  press,
  refused,
  shownIds,
  shows,
} from './products-list.fixtures.tsx';

const told: string[] = [];
beforeEach(() => {
  localStorage.clear();
  told.length = 0;
  for (const kind of ['success', 'warning', 'error'] as const)
    vi.spyOn(notify, kind).mockImplementation((text) => String(told.push(`${kind}: ${text}`)));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const patient = { timeout: 60_000 };
const count = () => document.querySelector('#list-count')!;
const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

const deletion: DeleteConfig<{ id: number; name: string }> = {
  endpoint: products.remove,
  question: ({ name }) => `Delete ${name}?`,
  summary: ({ id, name }) => ({ name, facts: [`#${id}`, null, 'rarely sold'] }),
  warning: CANNOT_BE_UNDONE,
  done: 'Product deleted',
  failed: 'Error deleting product',
};

it('shows the newest page, its number of rows and the other pages (LIS-1)', async () => {
  openProducts(25);
  expect(screen.getByText('Loading products')).toBeDefined();
  expect(count().textContent).toBe('');
  await shows(...from(25, 16));
  expect(document.title).toMatch(/^Products · \S/);
  expect(count().textContent).toBe('25 products');
  press('Next page');
  await shows(...from(15, 6));
  fireEvent.change(screen.getByLabelText('Rows per page'), { target: { value: '25' } });
  await shows(...from(25, 1));
  expect(address()).toBe('?size=25');
});

it('sorts by ID, and on phones by a button of its own (LIS-2, LIS-12)', async () => {
  openProducts(3);
  await shows(3, 2, 1);
  const order = () => screen.getByRole('columnheader', { name: /ID/ }).getAttribute('aria-sort');
  expect(order()).toBe('descending');
  press('ID');
  await shows(1, 2, 3);
  expect(order()).toBe('ascending');
  press('Oldest first');
  await shows(3, 2, 1);
  expect(has('Newest first')).toBe(true);
});

it('one row has no sort button', async () => {
  openProducts(1);
  await shows(1);
  expect(has('Newest first')).toBe(false);
});

it('without rows has a hint and the list’s own button, once, and nothing to do with rows (LIS-5)', async () => {
  openProducts(0, { deletion });
  await screen.findByText('No products yet', {}, patient);
  expect(screen.getByText('Create one.')).toBeDefined();
  expect(screen.getAllByRole('button', { name: 'Create' })).toHaveLength(1);
  for (const name of ['Filter', 'Select', 'Export CSV']) {
    expect(isDisabled(name)).toBe(true);
    expect(screen.getByRole('button', { name, description: 'No rows are shown' })).toBeDefined();
  }
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('a search without rows is cleared by a button (LIS-5)', async () => {
  openProducts(12, { at: '?search=x' });
  await screen.findByText(/^No products match/, {}, patient);
  expect(count().textContent).toBe('0 products found');
  screen.getByRole('button', { name: 'Clear the search' }).focus();
  press('Clear the search');
  await shows(...from(12, 3));
  await waitFor(() => expect(document.activeElement).toBe(count()), patient);
  expect(address()).toBe('');
});

it('says why it failed, and reads again (LIS-5)', async () => {
  const server = openProducts(2, { note: 'Sold in 12 shops' });
  server.refuse = () => refused('Out of memory');
  await screen.findByText('The products could not be loaded', {}, patient);
  expect(screen.getByRole('alert').textContent).toContain('The server answered “Out of memory”');
  expect(screen.queryByRole('navigation')).toBeNull();
  server.refuse = () => undefined;
  press('Retry');
  await shows(2, 1);
  expect(screen.getByRole('banner').textContent).toMatch(/2 products·Sold in 12 shops/);
});

it('a page of which no row can be read has no pages below it (LIS-5)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const server = openProducts(0);
  server.refuse = () => Response.json({ total: 30, items: [{ name: 'no id' }] });
  await screen.findByText('The products could not be loaded', {}, patient);
  expect(count().textContent).toBe('1 row could not be read');
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('hides columns, and has the focus on its button again after Escape', async () => {
  openProducts(2);
  await shows(2, 1);
  const button = screen.getByRole('button', { name: 'Columns' });
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(document.activeElement).not.toBe(button);
  expect(fireEvent.mouseDown(button), 'the focus stays where it is').toBe(false);
  fireEvent.click(button);
  const panel = screen.getByRole('group', { name: 'Shown columns' });
  expect(document.activeElement).toBe(panel);
  expect(button.getAttribute('aria-controls')).toBe(panel.id);
  expect(within(panel).getAllByRole('checkbox')).toHaveLength(2);
  fireEvent.click(within(panel).getByLabelText('Short Name'));
  expect(screen.queryByRole('columnheader', { name: 'Short Name' })).toBeNull();
  expect(within(panel).getByLabelText<HTMLInputElement>('Short Name').checked).toBe(false);
  expect(within(panel).getByLabelText<HTMLInputElement>('Name').checked).toBe(true);
  fireEvent.keyDown(panel, { key: 'ArrowDown' });
  expect(panel.isConnected).toBe(true);
  fireEvent.keyDown(panel, { key: 'Escape' });
  expect(panel.isConnected).toBe(false);
  expect(document.activeElement).toBe(button);
});

it('the columns menu closes when the focus leaves, and when its button is pressed again', async () => {
  openProducts(2);
  await shows(2, 1);
  const button = screen.getByRole('button', { name: 'Columns' });
  const panel = () => screen.queryByRole('group', { name: 'Shown columns' });
  fireEvent.click(button);
  within(panel()!).getByLabelText('Name').focus();
  expect(panel()).not.toBeNull();
  screen.getByRole('button', { name: 'Create' }).focus();
  await waitFor(() => expect(panel()).toBeNull());
  fireEvent.click(button);
  fireEvent.click(button);
  expect(panel()).toBeNull();
});

const ask = async (name: string) => {
  press(`Delete product ${name}`);
  return screen.findByRole('alertdialog', {}, patient);
};
const confirm = () =>
  fireEvent.click(
    within(screen.getByRole('alertdialog')).getByText('Delete', { selector: 'button *, button' }),
  );

it('deletes a row after a confirmation, and moves the focus to the number of rows (LIS-6, LIS-13)', async () => {
  const server = openProducts(3, { deletion: { ...deletion, refreshes: [users.list] } });
  await shows(3, 2, 1);
  const dialog = await ask('Game 2');
  expect(within(dialog).getByRole('heading').textContent).toBe('Delete');
  expect(dialog.textContent).toBe(
    'DeleteDelete Game 2?Game 2#2 · rarely soldWarning: This action cannot be undone.CancelDelete',
  );
  expect(screen.queryByRole('textbox')).toBeNull();
  server.asked.length = 0;
  confirm();
  await shows(3, 1);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), patient);
  expect(told).toEqual(['success: Product deleted']);
  expect(server.asked.slice(0, 2)).toEqual(['DELETE 2', 'GET 1']);
  await waitFor(() => expect(document.activeElement).toBe(count()), patient);
});

it('a failed deletion is shown in its dialog, and leaves the row (LIS-6)', async () => {
  const server = openProducts(1, { deletion: { ...deletion, confirmLabel: 'Remove' } });
  await shows(1);
  server.refuse = ({ method }) => (method === 'DELETE' ? refused('In use', 409) : undefined);
  const dialog = await ask('Game 1');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await within(dialog).findByText('In use', {}, patient);
  expect(told).toEqual(['error: In use']);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), patient);
  expect(shownIds()).toEqual([1]);
});

it('a row that is gone already closes the confirmation (LIS-9)', async () => {
  const server = openProducts(2, { deletion });
  await shows(2, 1);
  await ask('Game 2');
  server.ids = [1];
  server.refuse = ({ method }) => (method === 'DELETE' ? refused('Not found', 404) : undefined);
  confirm();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), patient);
  await shows(1);
  expect(told).toEqual(['error: Not found']);
  await waitFor(() => expect(document.activeElement).toBe(count()), patient);
});

it.each([
  ['its name', undefined, true],
  ['its name where much goes with it', { text: '34 keys go too', asksForPhrase: true }, true],
  ['nothing where nothing goes with it', { text: 'No key', asksForPhrase: false }, false],
])('a deletion with consequences needs %s to be typed (LIS-6)', async (_, consequences, waits) => {
  openProducts(1, {
    deletion: {
      ...deletion,
      phrase: ({ name }) => name,
      ...(consequences && { useConsequences: () => consequences }),
    },
  });
  await shows(1);
  const dialog = await ask('Game 1');
  expect(dialog.textContent).toContain(consequences?.text ?? '');
  const button = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Delete' });
  expect(button.disabled).toBe(waits);
  if (!waits) return;
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Game 1' } });
  expect(button.disabled).toBe(false);
});
