import { expect, screen } from 'storybook/test';
import { ProductsScreen } from '#src/screens/admin/products/ProductsScreen.tsx';
import preview from '#storybook/preview.tsx';
import { mend } from '#storybook/world.ts';
import { inMain, rowOf, shownIds } from '../list/play.tsx';

const meta = preview.meta({
  title: 'Screens/Admin/Products',
  component: ProductsScreen,
  decorators: [inMain],
  parameters: { persona: 'admin', route: '/admin/products', screen: true },
});

export const Typical = meta.story({
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 1);
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['ID', 'Name', 'Short name', 'Actions']);
    await expect(shownIds(canvas)).toEqual([6, 5, 4, 3, 2, 1]);
    await expect(row.getByText('CS2')).toBeVisible();
    await expect(row.getByText('cs2')).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { outcomes: { 'products.list': 'neverAnswers' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading products')).toBeInTheDocument();
  },
});

export const Empty = meta.story({
  parameters: { world: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing here yet')).toBeVisible();
  },
});

export const NoMatch = meta.story({
  parameters: { route: '/admin/products?search=chess' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No results')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await rowOf(canvas, 1);
  },
});

export const Crowded = meta.story({
  parameters: { world: 'crowded' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12 products', {}, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getByText('1–10 of 12')).toBeVisible();
  },
});

export const LongestTexts = meta.story({
  parameters: { world: 'longest' },
  play: async ({ canvas }) => {
    await rowOf(canvas, 1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 1);
    await expect(row.getByRole('button', { name: 'Edit' })).toBeVisible();
  },
});

export const ErrorFetchingProducts = meta.story({
  name: 'Error fetching products',
  parameters: { outcomes: { 'products.list': 'noMessage' } },
  play: async ({ canvas, userEvent }) => {
    await screen.findByText('Error fetching products');
    mend('products.list');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await rowOf(canvas, 1);
  },
});
