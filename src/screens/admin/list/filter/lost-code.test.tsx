// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { inRouter } from '#src/app/in-router.fixtures.tsx';
import { type Product, products } from '#src/contract/admin/products.ts';
import { aProduct } from '#src/contract/examples.ts';
import { inQueryClient } from '#src/data/in-query-client.fixtures.tsx';
import { listColumns } from '../columns.tsx';
import { useAdminList } from './use-admin-list.ts';

vi.mock('./lazy.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
const column = listColumns<Product>();
const noun = ['product', 'products'] as const;
const columns = [column.id(), column.name('Name', ({ name }) => name)];
const Pills = () =>
  useAdminList(products.list, { noun, columns, errorMessage: 'Error fetching' }).list.filter?.pills;

it.each([
  ['a panel', '/', ['+ Filter']],
  ['an address', '/?Name=x', []],
])(
  'Close of the error about the missing code of %s turns off its feature (HOS-3)',
  async (_, url, presses) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true;
    };
    vi.stubGlobal('fetch', async () => Response.json({ items: [aProduct({ id: 1 })], total: 1 }));
    const { router, InRouter } = inRouter(url);
    render(<Pills />, { wrapper: inQueryClient(undefined, InRouter) });
    for (const name of presses) fireEvent.click(await screen.findByRole('button', { name }));
    await screen.findByText(/could not be loaded/);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText(/could not be loaded/)).toBeNull());
    expect(router.state.location.search).toBe('');
  },
);
