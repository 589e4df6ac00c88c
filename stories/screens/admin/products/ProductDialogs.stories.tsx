import { expect, screen, userEvent, within } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { examples } from '#src/contract/examples.ts';
import { ProductsScreen } from '#src/screens/admin/products/ProductsScreen.tsx';
import preview from '#storybook/preview.tsx';
import { listMeta } from '../../../support/admin-list.tsx';
import { expectFieldError, fill, pressInRow, rowElement } from '../../../support/index.ts';

const meta = preview.meta({
  title: 'Screens/Admin/Products/Dialogs',
  component: ProductsScreen,
  ...listMeta(
    '/admin/products',
    'Administrators create, rename and delete products. The server decides what a good name is: the dialogs show its refusal.',
  ),
});

const edit = async () => {
  await pressInRow(2, 'Edit');
  return within(await screen.findByRole('dialog', { name: 'Editing product #2' }));
};

const remove = async (id: number) => {
  await pressInRow(id, 'Delete');
  return within(await screen.findByRole('alertdialog', { name: 'Delete' }));
};

export const CreateFresh = meta.story({
  name: 'Create',
  parameters: { screen: true },
  play: async () => {
    await rowElement(1);
    await userEvent.click(await screen.findByRole('button', { name: 'Create Product' }));
    await screen.findByRole('dialog', { name: 'Create Product' });
  },
});

export const EditFresh = meta.story({
  name: 'Edit',
  parameters: { screen: true },
  play: async () => void (await edit()),
});

export const EditRefused = meta.story({
  name: 'Edit: short name refused under its field',
  tags: ['error', 'PRO-1'],
  parameters: { pictures: false },
  play: async () => {
    await edit();
    await fill({ 'Short name': 'CS2' });
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await expectFieldError('Short name', 'A product with this short name already exists');
  },
});

/** Counts the keys that match the name, which has to be typed. The search finds more than the product's own. */
export const DeleteFresh = meta.story({
  name: 'Delete, with keys',
  tags: ['PRO-2'],
  globals: { world: 'typical' },
  parameters: { screen: true },
  play: async () => {
    await remove(2);
    await screen.findByLabelText('Type Rust to confirm');
  },
});

export const DeleteNameless = meta.story({
  name: 'Delete, without a name to type',
  tags: ['PRO-2'],
  parameters: { pictures: false },
  beforeEach: () => void db.products.insert({ ...examples['products.create'].body, name: ' ' }),
  play: async () => {
    const { getByRole } = await remove(7);
    await screen.findByLabelText('Type #7 to confirm');
    await expect(getByRole('button', { name: 'Delete' })).toBeDisabled();
  },
});
