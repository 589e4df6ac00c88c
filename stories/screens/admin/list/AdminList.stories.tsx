import { expect, screen, waitFor, within } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { ProductsScreen } from '#src/screens/admin/products/ProductsScreen.tsx';
import { pretendClipboard } from '#storybook/clipboard.ts';
import preview from '#storybook/preview.tsx';
import { mend, switchOn } from '#storybook/world.ts';
import { dialogOf, expectNoDialog, inMain, type Playing, rowOf, shownIds } from './play.tsx';
import { press } from './press.ts';

/** What all admin lists share (SPEC.md §2), shown with 25 products on three pages. */
const meta = preview.meta({
  title: 'Screens/Admin/Every list',
  component: ProductsScreen,
  decorators: [inMain],
  parameters: { persona: 'admin', route: '/admin/products' },
  beforeEach: () => {
    for (let id = 7; id <= 25; id++) db.products.insert({ name: `Game ${id}`, shortName: `game_${id}` });
  },
});

const ids = (from: number, to: number) => Array.from({ length: Math.abs(from - to) + 1 }, (_, at) => from + at * Math.sign(to - from));
const expectIds = ({ canvas }: Pick<Playing, 'canvas'>, from: number, to: number) => waitFor(() => expect(shownIds(canvas)).toEqual(ids(from, to)));

export const PagesForwardAndBack = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expectIds({ canvas }, 25, 16);
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expectIds({ canvas }, 15, 6);
    await userEvent.click(canvas.getByRole('button', { name: 'Last page' }));
    await expectIds({ canvas }, 5, 1);
    await expect(canvas.getByText('21–25 of 25')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await expectIds({ canvas }, 15, 6);
  },
});

export const SortsById = meta.story({
  name: 'Only the ID sorts; sorting goes to the first page',
  parameters: { route: '/admin/products?page=2' },
  play: async ({ canvas, userEvent }) => {
    await expectIds({ canvas }, 15, 6);
    const header = canvas.getByRole('columnheader', { name: 'ID' });
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(within(canvas.getAllByRole('rowgroup')[0]!).getAllByRole('button')).toHaveLength(1);
    await userEvent.click(within(header).getByRole('button', { name: 'ID' }));
    await expectIds({ canvas }, 1, 10);
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(within(header).getByRole('button', { name: 'ID' }));
    await expectIds({ canvas }, 25, 16);
  },
});

export const RowsPerPage = meta.story({
  name: 'Rows per page: 10, 25, 100; changing it goes to the first page',
  parameters: { route: '/admin/products?page=3' },
  play: async ({ canvas, userEvent }) => {
    await expectIds({ canvas }, 5, 1);
    const size = canvas.getByLabelText('Rows per page');
    await expect([...size.querySelectorAll('option')].map(({ value }) => value)).toEqual(['10', '25', '100']);
    await userEvent.selectOptions(size, '25');
    await expectIds({ canvas }, 25, 1);
  },
});

export const LinkedTo = meta.story({
  name: 'The URL says what is shown',
  parameters: { route: '/admin/products?page=2&dir=asc&search=game' },
  play: async ({ canvas }) => {
    await expectIds({ canvas }, 17, 25);
    await expect(canvas.getByText('19 products found')).toBeVisible();
  },
});

export const KeepsOldRowsDimmed = meta.story({
  name: 'Old rows stay, dimmed, until the next ones are there',
  play: async ({ canvas, userEvent }) => {
    await expectIds({ canvas }, 25, 16);
    switchOn('products.list', 'neverAnswers');
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'));
    await expect(shownIds(canvas)).toEqual(ids(25, 16));
  },
});

export const NextPageFails = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expectIds({ canvas }, 25, 16);
    switchOn('products.list', 'noMessage');
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await canvas.findByText('The list could not be loaded');
    mend('products.list');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expectIds({ canvas }, 15, 6);
  },
});

export const LastRowOfTheLastPage = meta.story({
  name: 'Deleting the last row of the last page goes back a page',
  parameters: { route: '/admin/products?page=3' },
  beforeEach: () => {
    for (let id = 22; id <= 25; id++) db.products.remove(id);
  },
  play: async (playing) => {
    await press(playing, 1, 'Delete');
    await playing.userEvent.click((await dialogOf('Delete')).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Product deleted successfully');
    await expectIds(playing, 11, 2);
    await expectNoDialog();
  },
});

export const PastTheEnd = meta.story({
  name: 'A page past the end becomes the last page',
  parameters: { route: '/admin/products?page=99' },
  play: async ({ canvas }) => {
    await expectIds({ canvas }, 5, 1);
  },
});

export const HidesColumns = meta.story({
  name: 'Columns can be hidden, and stay so',
  play: async ({ canvas, userEvent }) => {
    await rowOf(canvas, 25);
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Short name' }));
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Short name' })).toBeNull());
    await expect(screen.queryByRole('checkbox', { name: 'ID' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Columns' })).toHaveFocus();
    await expect(JSON.parse(localStorage.getItem('columns:products')!)).toEqual({ 'Short name': false });
  },
});

export const CopiesTheId = meta.story({
  name: 'ID copied to clipboard',
  play: async ({ canvas, userEvent }) => {
    const clipboard = pretendClipboard();
    const row = await rowOf(canvas, 24);
    await userEvent.click(row.getByText('24'));
    await screen.findByText('ID copied to clipboard');
    await expect(clipboard.text).toBe('24');
  },
});

export const ExportsAllRows = meta.story({
  name: 'Exported n rows',
  parameters: { route: '/admin/products?search=game' },
  play: async ({ canvas, userEvent }) => {
    await rowOf(canvas, 25);
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await screen.findByText('Exported 19 rows');
  },
});

export const ExportFails = meta.story({
  name: 'An export that fails says so and saves nothing',
  play: async ({ canvas, userEvent }) => {
    await rowOf(canvas, 25);
    switchOn('products.list', 'noMessage');
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await screen.findByText('Export failed after 0 rows, nothing was saved');
  },
});

export const ExportCancelled = meta.story({
  play: async ({ canvas, userEvent }) => {
    await rowOf(canvas, 25);
    switchOn('products.list', 'neverAnswers');
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await expect(await canvas.findByRole('progressbar', { name: 'Export' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel export' }));
    await canvas.findByRole('button', { name: 'Export CSV' });
  },
});

async function selected({ canvas, userEvent }: Playing, ...rows: number[]) {
  await rowOf(canvas, 25);
  await userEvent.click(canvas.getByRole('button', { name: 'Select' }));
  for (const id of rows) await userEvent.click(await canvas.findByRole('checkbox', { name: `Select product ${id}` }));
}

export const Selecting = meta.story({
  play: async (playing) => {
    await selected(playing, 25, 23);
    await expect(playing.canvas.getByText('2 products selected')).toBeVisible();
    await playing.userEvent.click(playing.canvas.getByRole('checkbox', { name: 'Select all on this page' }));
    await expect(playing.canvas.getByText('10 products selected')).toBeVisible();
  },
});

export const BulkDeleted = meta.story({
  name: 'Several rows deleted together',
  play: async (playing) => {
    await selected(playing, 25, 24, 23);
    await playing.userEvent.click(playing.canvas.getByRole('button', { name: 'Delete selected' }));
    const dialog = await dialogOf('Delete');
    await expect(dialog.getByText('Are you sure you want to delete 3 products?')).toBeVisible();
    await playing.userEvent.click(dialog.getByRole('button', { name: 'Delete 3 products' }));
    await screen.findByText('3 products deleted');
    await expectIds(playing, 22, 13);
    await expectNoDialog();
  },
});

export const BulkDeletePartlyFails = meta.story({
  name: 'Several rows deleted: each failure is accounted for',
  play: async (playing) => {
    await selected(playing, 25, 24, 23);
    db.products.remove(24);
    await playing.userEvent.click(playing.canvas.getByRole('button', { name: 'Delete selected' }));
    await playing.userEvent.click((await dialogOf('Delete')).getByRole('button', { name: 'Delete 3 products' }));
    const account = await dialogOf('2 products deleted, 1 failed');
    await expect(account.getByText('#24')).toBeVisible();
    await expect(account.getByText('Product not found')).toBeVisible();
    await playing.userEvent.click(account.getByRole('button', { name: 'Close' }));
    await expectNoDialog();
  },
});

export const BulkDeleteStopped = meta.story({
  name: 'Several rows deleting: can be stopped',
  play: async (playing) => {
    await selected(playing, 25, 24);
    switchOn('products.remove', 'neverAnswers');
    await playing.userEvent.click(playing.canvas.getByRole('button', { name: 'Delete selected' }));
    await playing.userEvent.click((await dialogOf('Delete')).getByRole('button', { name: 'Delete 2 products' }));
    const dialog = await dialogOf('Deleting 2 products');
    await expect(dialog.getByRole('progressbar', { name: 'Deleted' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Stop' })).toBeEnabled();
  },
});
