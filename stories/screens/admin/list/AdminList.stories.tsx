import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ProductsScreen } from '#src/screens/admin/products/ProductsScreen.tsx';
import preview from '#storybook/preview.tsx';
import { clearOutcome, forceOutcome } from '#storybook/preview/world.ts';
import { listMeta, shownIds } from '../../../support/admin-list.tsx';
import { phoneViewport, rowElement, pressMore } from '../../../support/index.ts';
import { expectIds, ids, insertProducts } from '../../../support/twenty-five-products.ts';

const meta = preview.meta({
  title: 'Screens/Admin/Every list',
  component: ProductsScreen,
  ...listMeta(
    '/admin/products',
    'How administrators page, sort and search in any list, choose its columns, and what they see while it loads or after it failed. Shown with 25 products on three pages.',
  ),
  beforeEach: insertProducts,
});

export const SortsById = meta.story({
  name: 'Sorts by ID only, from the first page',
  tags: ['flow', 'LIS-1', 'LIS-2'],
  parameters: { route: '/admin/products?page=2', pictures: false },
  play: async () => {
    await expectIds(15, 6);
    const header = screen.getByRole('columnheader', { name: 'ID' });
    const sort = within(header).getByRole('button', { name: 'ID' });
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(within(screen.getAllByRole('rowgroup')[0]!).getAllByRole('button')).toHaveLength(1);
    await userEvent.click(sort);
    await expectIds(1, 10);
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(sort);
    await expectIds(25, 16);
  },
});

export const SortsOnAPhone = meta.story({
  name: 'Phone: oldest first',
  tags: ['phone'],
  globals: phoneViewport,
  parameters: { pictures: false },
  play: async () => {
    await expectIds(25, 16);
    await userEvent.click(await screen.findByRole('button', { name: 'Newest first' }));
    await expectIds(1, 10);
    await userEvent.click(await screen.findByRole('button', { name: 'Oldest first' }));
    await expectIds(25, 16);
  },
});

export const LinkedTo = meta.story({
  tags: ['LIS-7'],
  name: 'Page, order and search from the URL',
  parameters: { pictures: 'all', route: '/admin/products?page=2&dir=asc&search=game' },
  play: async () => {
    await expectIds(17, 25);
    await screen.findByText('19 products found');
  },
});

/** The previous rows stay, dimmed. */
export const KeepsOldRowsDimmed = meta.story({
  name: 'Loading the next page',
  tags: ['loading', 'LIS-3'],
  play: async () => {
    await expectIds(25, 16);
    forceOutcome('products.list', 'neverAnswers');
    await userEvent.click(await screen.findByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true'));
    await expect(shownIds()).toEqual(ids(25, 16));
  },
});

export const Fails = meta.story({
  name: 'Failed, then Retry brings the rows',
  tags: ['flow'],
  parameters: { outcomes: { 'products.list': 'noMessage' }, pictures: false },
  play: async () => {
    await screen.findByText('The products could not be loaded');
    clearOutcome('products.list');
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await expectIds(25, 16);
  },
});

export const Columns = meta.story({
  name: 'Columns: short name hidden',
  play: async () => {
    await rowElement(25);
    await pressMore('Columns');
    const box = await screen.findByRole('checkbox', { name: 'Short Name' });
    await userEvent.dblClick(box); // hidden, and shown again
    await screen.findByRole('columnheader', { name: 'Short Name', hidden: true });
    await userEvent.click(box);
    await waitFor(() =>
      expect(screen.queryByRole('columnheader', { name: 'Short Name', hidden: true })).toBeNull(),
    );
    await expect(screen.queryByRole('checkbox', { name: 'ID' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Columns, export' })).toHaveFocus());
    await expect(JSON.parse(localStorage.getItem('columns:products')!)).toEqual({ 'Short Name': false });
  },
});
