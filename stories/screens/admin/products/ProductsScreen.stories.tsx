import { expect } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { ProductsScreen } from '#src/screens/admin/products/ProductsScreen.tsx';
import preview from '#storybook/preview.tsx';
import { about } from '#stories/support/about.ts';
import { headings, withShellPadding, rowOf, shownIds } from '../../../support/admin-list.tsx';
import { userSees } from '../../../support/index.ts';
import { listStories } from '../../../support/list-states.ts';

const meta = preview.meta({
  title: 'Screens/Admin/Products',
  component: ProductsScreen,
  tags: ['screen'],
  decorators: [withShellPadding],
  globals: { persona: 'admin' },
  parameters: {
    route: '/admin/products',
    screen: true,
    docs: about(
      'Administrators keep the list of products here that keys and subscriptions are made for. A ' +
        'product has a name for people and a short name for the client.',
    ),
  },
});

const list = listStories({
  endpoint: 'products.list',
  route: '/admin/products',
  rows: 'products',
  unmatched: 'chess',
  failed: 'Error fetching products',
  table: db.products,
  row: 1,
  actions: ['Edit', 'Delete'],
  pictures: false,
});

export const Typical = meta.story({
  tags: ['PRO-1'],
  globals: { world: 'typical' },
  parameters: { pictures: 'all', forcedColors: true },
  play: async () => {
    const row = await rowOf(1);
    await expect(headings()).toEqual(['ID', 'Name', 'Short Name', 'Actions']);
    await expect(shownIds()).toEqual([6, 5, 4, 3, 2, 1]);
    for (const text of ['CS2', 'cs2']) await expect(row.getByText(text)).toBeVisible();
  },
});

export const Loading = meta.story({ ...list.loading, tags: ['loading'] });

export const Empty = meta.story({ ...list.empty, tags: ['empty'] });

export const NoMatch = meta.story({ ...list.noMatch, name: 'No match', tags: ['empty'] });

export const Crowded = meta.story({
  name: 'Crowded: two pages',
  globals: { world: 'crowded' },
  parameters: { pictures: false, screen: false },
  play: async () => {
    await userSees('12 products');
    await userSees('1–10 of 12');
  },
});

export const LongestTexts = meta.story({ ...list.longestTexts, name: 'Longest texts', tags: ['longest'] });

export const Phone = meta.story({ ...list.phone, tags: ['phone'] });

export const ErrorFetchingProducts = meta.story({
  ...list.failed,
  name: 'Failed: Error fetching products',
  tags: ['error'],
});
