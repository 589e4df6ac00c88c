import { expect } from 'storybook/test';
import { ProductsScreen } from '#src/screens/admin/products/ProductsScreen.tsx';
import preview from '#storybook/preview.tsx';
import { headings, inMain, rowOf, shownIds } from '../list/play.tsx';
import { failsAndRetries, findsAllAgain, fitsTheWindow, isEmpty, isLoading } from '../list/states.ts';

const meta = preview.meta({
  title: 'Screens/Admin/Products',
  component: ProductsScreen,
  decorators: [inMain],
  parameters: { persona: 'admin', route: '/admin/products', screen: true },
});

export const Typical = meta.story({
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 1);
    await expect(headings(canvas)).toEqual(['ID', 'Name', 'Short name', 'Actions']);
    await expect(shownIds(canvas)).toEqual([6, 5, 4, 3, 2, 1]);
    await expect(row.getByText('CS2')).toBeVisible();
    await expect(row.getByText('cs2')).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { outcomes: { 'products.list': 'neverAnswers' } },
  play: isLoading('products'),
});

export const Empty = meta.story({
  parameters: { world: 'empty' },
  play: isEmpty,
});

export const NoMatch = meta.story({
  parameters: { route: '/admin/products?search=chess' },
  play: findsAllAgain(1),
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
    await fitsTheWindow();
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
  play: failsAndRetries('products.list', 'Error fetching products', 1),
});
