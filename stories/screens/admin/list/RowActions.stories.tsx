import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { ProductsScreen } from '#src/screens/admin/products/ProductsScreen.tsx';
import preview from '#storybook/preview.tsx';
import { forceOutcome } from '#storybook/preview/world.ts';
import { listMeta } from '../../../support/admin-list.tsx';
import {
  expectToast,
  fill,
  phoneViewport,
  pressInRow,
  rowElement,
  pressMore,
} from '../../../support/index.ts';
import { insertProducts } from '../../../support/twenty-five-products.ts';

const meta = preview.meta({
  title: 'Screens/Admin/Every list/Copy, export, delete',
  component: ProductsScreen,
  ...listMeta(
    '/admin/products',
    'What administrators can do with the rows of any list: export what a search finds as CSV, select several rows and delete them together, each failure accounted for.',
  ),
  beforeEach: insertProducts,
});

export const ChangedRow = meta.story({
  tags: ['LIS-11'],
  parameters: { pictures: 'all' },
  name: 'Changed row, marked',
  play: async () => {
    await pressInRow(24, 'Edit');
    await fill({ Name: 'Another name' });
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await expectToast('Product updated successfully');
    const marked = await waitFor(() => {
      const rows = [...document.querySelectorAll('tr[data-fresh]')];
      if (rows.length === 0) throw new Error('No row is marked');
      return rows;
    });
    await expect(marked).toEqual([await rowElement(24)]);
  },
});

export const Exporting = meta.story({
  tags: ['loading'],
  play: async () => {
    await rowElement(25);
    forceOutcome('products.list', 'neverAnswers');
    await pressMore('Export CSV');
    await screen.findByRole('button', { name: 'Cancel export' });
  },
});

async function select(...rows: number[]) {
  await rowElement(25);
  for (const id of rows) await pressInRow(id, `Select product ${id}`);
}

async function confirmDeletion(products: number) {
  const phrase = `delete ${products} products`;
  await fill({ [`Type ${phrase} to confirm`]: phrase }, 'dialog');
  await userEvent.click(await screen.findByRole('button', { name: `Delete ${products} products` }));
}

export const Selecting = meta.story({
  name: 'Two rows selected',
  parameters: { screen: true },
  play: async () => {
    await select(25, 23);
    await screen.findByText('2 selected');
  },
});

export const SelectingOnAPhone = meta.story({
  name: 'Phone: all rows selected',
  tags: ['phone', 'LIS-17'],
  globals: phoneViewport,
  play: async () => {
    await pressMore('Select rows');
    await userEvent.click(await screen.findByRole('button', { name: 'Select page' }));
    await screen.findByText('10 selected');
    const bar = screen.getByRole('group', { name: 'Selection' });
    await expect(bar.getBoundingClientRect().bottom).toBe(innerHeight); // though the list is longer
  },
});

/** Lists the missing row, for which nothing is sent. */
export const BulkDeletePartlyFails = meta.story({
  name: 'Failed: one of three rows was not deleted',
  tags: ['error', 'LIS-8'],
  play: async () => {
    await select(25, 24, 23);
    db.products.remove(24);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete selected' }));
    await confirmDeletion(3);
    await screen.findByRole('dialog', { name: '2 products deleted, 1 skipped' });
  },
});

export const BulkDeleting = meta.story({
  name: 'Deleting two rows',
  tags: ['loading'],
  parameters: { outcomes: { 'products.remove': 'neverAnswers' } },
  play: async () => {
    await select(25, 24);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete selected' }));
    await screen.findByText('Are you sure you want to delete 2 products?');
    await screen.findByText('Warning: This action cannot be undone.');
    await confirmDeletion(2);
    await screen.findByRole('dialog', { name: 'Deleting 2 products' });
  },
});
