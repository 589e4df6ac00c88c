// @vitest-environment jsdom
import { cleanup, screen, waitFor, within, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { products } from '#src/contract/admin/products.ts';
import { notify } from '#src/app/notify.ts';
import { has, openProducts, shows } from './products-list.fixtures.tsx';

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(notify, 'error').mockReturnValue('');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const patient = { timeout: 60_000 };
const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

it('one row has no sort button', async () => {
  openProducts(1);
  await shows(1);
  expect(has('Newest first')).toBe(false);
});

it('without rows has a hint and the list’s own button, once, and nothing to do with rows (LIS-5)', async () => {
  openProducts(0, {
    deletion: { endpoint: products.remove, question: () => '', warning: '', done: '', failed: '' },
  });
  await screen.findByText('No products yet', {}, patient);
  expect(screen.getByText('Create one.')).toBeDefined();
  expect(screen.getAllByRole('button', { name: 'Create' })).toHaveLength(1);
  for (const name of ['Filter', 'Select', 'Export CSV']) {
    expect(isDisabled(name)).toBe(true);
    expect(screen.getByRole('button', { name, description: 'No rows are shown' })).toBeDefined();
  }
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('a page of which no row can be read has no pages below it (LIS-5)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const server = openProducts(0);
  server.refuse = () => Response.json({ total: 30, items: [{ name: 'no id' }] });
  await screen.findByText('The products could not be loaded', {}, patient);
  expect(screen.getByText('1 row could not be read')).toBeDefined();
  expect(screen.queryByRole('navigation')).toBeNull();
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
