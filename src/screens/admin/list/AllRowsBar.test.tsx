// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inQueryClient } from '#src/data/in-query-client.fixtures.tsx';
import { type Product, products } from '#src/contract/admin/products.ts';
import { AdminList } from './AdminList.tsx';
import './AllRowsBar.tsx'; // at once
import { listColumns } from './columns.tsx';
import { useList } from './use-list.ts';

const column = listColumns<Product>();
const columns = [
  column.id(),
  column.text('Name', ({ name }) => name),
  column.text('Short Name', ({ shortName }) => shortName),
];

function Products() {
  const list = useList(products.list, { failed: 'Failed' });
  return (
    <AdminList title="Products" noun={['product', 'products']} emptyHint="" list={list} columns={columns} />
  );
}

const row = (id: number) => ({ id, name: `Game ${id % 10}`, shortName: `g${id}` });

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const query = new URL(url).searchParams;
    const [page, size] = [Number(query.get('page')), Number(query.get('per_page'))];
    const left = 250 - (page - 1) * size;
    return Response.json({
      total: 250,
      items: Array.from({ length: Math.min(size, left) }, (_, at) => row(left - at)),
    });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const patient = { timeout: 5000 };
const firstRow = () => screen.getAllByRole('row')[1]!.textContent;

it('shows all rows in the order of any column, and the page of the server again when it is switched off (LIS-15)', async () => {
  const Client = inQueryClient();
  render(
    <MemoryRouter initialEntries={['/admin/products']}>
      <Client>
        <Products />
      </Client>
    </MemoryRouter>,
  );
  await screen.findByText('g250', {}, patient);
  const button = screen.getByRole('button', { name: 'All rows' });
  fireEvent.click(button);
  await screen.findByText(/^250 of 250 products, as of /, {}, patient);
  fireEvent.click(screen.getByRole('button', { name: 'Name' }));
  await waitFor(() => expect(firstRow()).toContain('Game 0g250'));
  fireEvent.click(screen.getByRole('button', { name: 'Name' }));
  await waitFor(() => expect(firstRow()).toContain('Game 9g249'));
  fireEvent.click(button);
  await waitFor(() => expect(firstRow()).toContain('Game 0g250'));
  expect(screen.queryByRole('button', { name: 'Name' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'All rows' })).toBeNull();
});
