import { expect } from 'storybook/test';
import { ProductsScreen } from '#src/screens/admin/products/ProductsScreen.tsx';
import preview from '#storybook/preview.tsx';
import { headings, inMain, rowOf, shownIds } from '../../../support/admin-list.tsx';
import { expectNoSidewaysScroll, onPhone, rowAction, rowElement, userSees } from '../../../support/index.ts';
import {
  expectListFailed,
  expectListWithoutMatch,
  expectListEmpty,
  expectListLoading,
} from '../../../support/list-states.ts';

const meta = preview.meta({
  title: 'Screens/Admin/Products',
  component: ProductsScreen,
  tags: ['screen'],
  decorators: [inMain],
  globals: { persona: 'admin' },
  parameters: {
    route: '/admin/products',
    screen: true,
    docs: {
      description: {
        component:
          'Administrators keep the list of products here that keys and subscriptions are made for. A ' +
          'product has a name for people and a short name for the client.',
      },
    },
  },
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

export const Loading = meta.story({
  tags: ['loading'],
  parameters: { pictures: false, outcomes: { 'products.list': 'neverAnswers' } },
  play: expectListLoading('products'),
});

export const Empty = meta.story({
  tags: ['empty'],
  globals: { world: 'empty' },
  play: expectListEmpty,
});

export const NoMatch = meta.story({
  name: 'No match',
  tags: ['empty'],
  parameters: { pictures: false, route: '/admin/products?search=chess' },
  play: expectListWithoutMatch,
});

export const Crowded = meta.story({
  name: 'Crowded: two pages',
  globals: { world: 'crowded' },
  parameters: { pictures: false, screen: false },
  play: async () => {
    await userSees('12 products');
    await userSees('1–10 of 12');
  },
});

export const LongestTexts = meta.story({
  name: 'Longest texts',
  tags: ['longest'],
  globals: { world: 'longest' },
  play: async () => {
    await rowElement(1);
    await expectNoSidewaysScroll();
  },
});

/** Each row is a card with all its actions. 'Typical' has the picture at this width. */
export const Phone = meta.story({
  tags: ['phone'],
  globals: { world: 'typical', ...onPhone },
  parameters: { pictures: false },
  play: async () => {
    const row = await rowOf(1);
    for (const name of ['Edit', 'Delete'])
      await expect(row.getByRole('button', { name: rowAction(name) })).toBeVisible();
  },
});

export const ErrorFetchingProducts = meta.story({
  name: 'Failed: Error fetching products',
  tags: ['error'],
  parameters: { pictures: false, outcomes: { 'products.list': 'noMessage' } },
  play: expectListFailed('Error fetching products'),
});
