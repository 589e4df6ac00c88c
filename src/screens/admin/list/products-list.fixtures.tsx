import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { type Product, products } from '#src/contract/admin/products.ts';
import { inRouter } from '#src/app/in-router.fixtures.tsx';
import { aProduct } from '#src/contract/examples.ts';
import { inQueryClient } from '#src/data/in-query-client.fixtures.tsx';
import { untilAborted } from '#src/lib/until-aborted.fixtures.ts';
import { AdminList } from './AdminList.tsx';
import type { BulkChoice } from './bulk/bulk-action.ts';
import './bulk/BulkDialog.tsx'; // at once, as the one below
import './DeleteDialog.tsx';
import { listColumns } from './columns.tsx';
import { EditAndDelete } from './EditAndDelete.tsx';
import { useAdminList } from './filter/use-admin-list.ts';

const column = listColumns<Product>();
const columns = [
  column.id(),
  column.name('Name', ({ name }) => name),
  column.name('Short Name', ({ shortName }) => shortName),
  column.actions((row) => <EditAndDelete row={row} name={`product ${row.name}`} />),
];

interface Props {
  choices?: BulkChoice<Product>[];
}

const noun = ['product', 'products'] as const;

function Products({ choices }: Props) {
  const errorMessage = 'Error fetching products';
  const { list } = useAdminList(products.list, { noun, columns, choices, errorMessage });
  return <AdminList title="Products" emptyHint="Create one." {...list} actions={<button>Create</button>} />;
}

/** Returns a list of products in front of a server that a test may change. Product 7 is 'Game 7', 'g7'. */
export function openProducts(count: number, { at = '', ...props }: Props & { at?: string } = {}) {
  const server = {
    ids: Array.from({ length: count }, (_, index) => index + 1),
    /** `METHOD id` or `GET page`. */
    asked: [] as string[],
    /** Answers in place of the server, or returns undefined. */
    refuse: (_: Request): Response | undefined | Promise<Response | undefined> => undefined,
  };
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams: query } = new URL(request.url);
    const id = Number(pathname.split('/')[4]);
    server.asked.push(`${request.method} ${id || query.get('page')}`);
    await undefined; // a test may change the server before the first answer
    const refused = await Promise.race([server.refuse(request), untilAborted(request)]);
    if (refused) return refused;
    if (request.method === 'DELETE') {
      server.ids = server.ids.filter((each) => each !== id);
      return Response.json({});
    }
    const found = server.ids.filter((each) => `Game ${each}`.includes(query.get('search')!));
    if (query.get('sort_direction') === 'desc') found.reverse();
    const [page, size] = [Number(query.get('page')), Number(query.get('per_page'))];
    const items = found.slice((page - 1) * size, page * size);
    return Response.json({
      total: found.length,
      items: items.map((each) => aProduct({ id: each, name: `Game ${each}`, shortName: `g${each}` })),
    });
  });
  const { InRouter, router } = inRouter(`/admin/products${at}`);
  render(<Products {...props} />, { wrapper: inQueryClient(undefined, InRouter) });
  return Object.assign(server, { router });
}

export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

/** Presses an entry of the menu with the rarely used tools. */
export function pressMore(entry: string) {
  press('Columns, export');
  fireEvent.click(screen.getByRole('menuitem', { name: entry }));
}

const shownIds = () =>
  screen
    .queryAllByRole('row')
    .map((row) => within(row).queryAllByRole('cell', { name: /^\d+$/ })[0])
    .filter((cell) => cell !== undefined)
    .map(({ textContent }) => Number(textContent));

export const shows = (...ids: number[]) => waitFor(() => expect(shownIds()).toEqual(ids));

/** True if a button of this name is on the page. */
export const has = (name: string) => screen.queryByRole('button', { name }) !== null;
