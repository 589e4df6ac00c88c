// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { products } from '#src/contract/admin/products.ts';
import { notify } from '#src/app/notify.ts';
import { CANNOT_BE_UNDONE, type DeleteConfig } from '../delete-config.ts';
import { has, openProducts, press, refused, shows, pressMore } from '../products-list.fixtures.tsx';

beforeEach(() => void vi.spyOn(notify, 'success').mockReturnValue(''));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const patient = { timeout: 60_000 };

const count = () => document.querySelector('#list-count');

const deletion: DeleteConfig<{ name: string }> = {
  endpoint: products.remove,
  question: () => '',
  warning: CANNOT_BE_UNDONE,
  done: '',
  failed: 'Error deleting product',
};

const select = (...ids: number[]) =>
  ids.forEach((id) => fireEvent.click(screen.getByLabelText(`Select product ${id}`)));
const selection = () => screen.getByText(/products? selected/).textContent;

it('rows that could not be deleted stay selected, as do all after Cancel (LIS-8)', async () => {
  const server = openProducts(3, { deletion });
  await shows(3, 2, 1);
  pressMore('Select rows');
  select(3, 2);
  press('Delete selected');
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }, patient));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), patient);
  expect(selection()).toBe('2 products selected');
  server.refuse = ({ url, method }) =>
    method === 'DELETE' && url.endsWith('/3') ? refused('In use', 409) : undefined;
  press('Delete selected');
  fireEvent.click(await screen.findByRole('button', { name: 'Delete 2 products' }, patient));
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }, patient));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patient);
  await shows(3, 1);
  expect(selection()).toBe('1 product selected');
  await waitFor(() => expect(document.activeElement).toBe(count()), patient);
  expect(screen.getByLabelText<HTMLInputElement>('Select product 3').checked).toBe(true);
});

it('another page clears the selection and says so; it can be ended', async () => {
  openProducts(12, { bulkActions: (rows) => <button>{`Send ${rows.map(({ id }) => id).join()}`}</button> });
  await shows(12, 11, 10, 9, 8, 7, 6, 5, 4, 3);
  pressMore('Select rows');
  select(12, 5);
  expect(has('Send 12,5')).toBe(true);
  expect(has('Delete selected')).toBe(false);
  press('Next page');
  await shows(2, 1);
  expect(selection()).toBe('0 products selected. 2 no longer shown and deselected');
  press('Stop selecting');
  expect(screen.queryByText(/products? selected/)).toBeNull();
});

it('rows without an action cannot be selected or deleted', async () => {
  openProducts(2);
  await shows(2, 1);
  press('More for products');
  expect(screen.queryByRole('menuitem', { name: 'Select rows' })).toBeNull();
});
