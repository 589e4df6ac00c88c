import { db } from '#mocks/db/index.ts';
import { ProductsScreen } from '#src/screens/admin/products/ProductsScreen.tsx';
import preview from '#storybook/preview.tsx';
import { wholeList } from '../../../support/admin-list.tsx';
import { rowElement } from '../../../support/index.ts';
import { listStories } from '../../../support/list-states.ts';

const meta = preview.meta({
  title: 'Screens/Admin/Products',
  component: ProductsScreen,
  tags: ['screen'],
  ...wholeList(
    '/admin/products',
    'Administrators keep the list of products here that keys and subscriptions are made for. A product has a name for people and a short name for the client.',
  ),
});

const list = listStories(db.products, 'Create a product, then generate keys for it.');

export const Typical = meta.story({
  tags: ['PRO-1'],
  globals: { world: 'typical' },
  parameters: { pictures: 'all' },
  play: async () => void (await rowElement(1)),
});

export const Empty = meta.story({ ...list.empty, tags: ['empty'] });

export const LongestTexts = meta.story({ ...list.longestTexts, name: 'Longest texts', tags: ['longest'] });
