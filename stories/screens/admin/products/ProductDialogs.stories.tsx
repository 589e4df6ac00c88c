import { expect, screen } from 'storybook/test';
import { ProductsScreen } from '#src/screens/admin/products/ProductsScreen.tsx';
import preview from '#storybook/preview.tsx';
import { dialogOf, expectNoDialog, inMain, type Playing, retype, rowOf, shownIds } from '../list/play.tsx';
import { press } from '../list/press.ts';

const meta = preview.meta({
  title: 'Screens/Admin/Products/Dialogs',
  component: ProductsScreen,
  decorators: [inMain],
  parameters: { persona: 'admin', route: '/admin/products' },
});

async function creating({ canvas, userEvent }: Playing) {
  await rowOf(canvas, 1);
  await userEvent.click(canvas.getByRole('button', { name: 'Create Product' }));
  return dialogOf('Create Product');
}

async function editing(playing: Playing) {
  await press(playing, 2, 'Edit');
  return dialogOf('Editing product #2');
}

async function deleting(playing: Playing) {
  await press(playing, 2, 'Delete');
  return dialogOf('Delete');
}

type Dialog = Awaited<ReturnType<typeof dialogOf>>;

async function submitted({ userEvent }: Playing, dialog: Dialog, button: string, name: string, shortName: string) {
  await retype(userEvent, dialog.getByLabelText('Name'), name);
  await retype(userEvent, dialog.getByLabelText('Short name'), shortName);
  await userEvent.click(dialog.getByRole('button', { name: button }));
  return dialog;
}

export const CreateFresh = meta.story({
  parameters: { screen: true },
  play: async (playing) => {
    const dialog = await creating(playing);
    await expect(dialog.getByLabelText('Name')).toHaveAccessibleDescription('Only letters, numbers and spaces allowed');
    await expect(dialog.getByLabelText('Short name')).toHaveAccessibleDescription('Must start and end with letter/number, can contain underscores');
  },
});

export const ProductCreatedSuccessfully = meta.story({
  name: 'Product created successfully',
  play: async (playing) => {
    await submitted(playing, await creating(playing), 'Create', 'Half Life 3', 'hl_3');
    await screen.findByText('Product created successfully');
    await expectNoDialog();
    await expect((await rowOf(playing.canvas, 7)).getByText('Half Life 3')).toBeVisible();
  },
});

export const NothingIsCheckedHere = meta.story({
  name: 'The client checks nothing: the server’s refusal is shown',
  play: async (playing) => {
    const dialog = await submitted(playing, await creating(playing), 'Create', 'Half-Life', '_hl_');
    await screen.findByText('Name may only contain letters, numbers and spaces');
    await expect(dialog.getByLabelText('Name')).toHaveValue('Half-Life');
  },
});

export const NameTaken = meta.story({
  play: async (playing) => {
    await submitted(playing, await creating(playing), 'Create', 'CS2', 'other');
    await screen.findByText('A product with this name already exists');
  },
});

export const ErrorCreatingProduct = meta.story({
  name: 'Error creating product',
  parameters: { outcomes: { 'products.create': 'noMessage' } },
  play: async (playing) => {
    await submitted(playing, await creating(playing), 'Create', 'Half Life 3', 'hl_3');
    await screen.findByText('Error creating product');
  },
});

export const Creating = meta.story({
  parameters: { outcomes: { 'products.create': 'neverAnswers' } },
  play: async (playing) => {
    const dialog = await submitted(playing, await creating(playing), 'Create', 'Half Life 3', 'hl_3');
    await expect(await dialog.findByRole('button', { name: 'Creating...' })).toBeDisabled();
  },
});

export const EditFresh = meta.story({
  parameters: { screen: true },
  play: async (playing) => {
    const dialog = await editing(playing);
    await expect(dialog.getByLabelText('Name')).toHaveValue('Rust');
    await expect(dialog.getByLabelText('Short name')).toHaveValue('rust');
  },
});

export const ProductUpdatedSuccessfully = meta.story({
  name: 'Product updated successfully',
  play: async (playing) => {
    await submitted(playing, await editing(playing), 'Save', 'Rust 2', 'rust_2');
    await screen.findByText('Product updated successfully');
    await expectNoDialog();
    await expect((await rowOf(playing.canvas, 2)).getByText('Rust 2')).toBeVisible();
  },
});

export const ErrorUpdatingProduct = meta.story({
  name: 'Error updating product',
  parameters: { outcomes: { 'products.update': 'noMessage' } },
  play: async (playing) => {
    const dialog = await submitted(playing, await editing(playing), 'Save', 'Rust 2', 'rust_2');
    await screen.findByText('Error updating product');
    await expect(dialog.getByLabelText('Name')).toHaveValue('Rust 2');
  },
});

export const Saving = meta.story({
  parameters: { outcomes: { 'products.update': 'neverAnswers' } },
  play: async (playing) => {
    const dialog = await submitted(playing, await editing(playing), 'Save', 'Rust 2', 'rust_2');
    await expect(await dialog.findByRole('button', { name: 'Saving...' })).toBeDisabled();
  },
});

export const DeleteFresh = meta.story({
  parameters: { screen: true },
  play: async (playing) => {
    const dialog = await deleting(playing);
    await expect(dialog.getByText('Warning: This action cannot be undone.')).toBeVisible();
    await expect(dialog.getByText('Are you sure you want to delete product “Rust”?')).toBeVisible();
  },
});

export const ProductDeletedSuccessfully = meta.story({
  name: 'Product deleted successfully',
  play: async (playing) => {
    const dialog = await deleting(playing);
    await playing.userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Product deleted successfully');
    await expect(shownIds(playing.canvas)).toEqual([6, 5, 4, 3, 1]);
    await expectNoDialog();
  },
});

export const ErrorDeletingProduct = meta.story({
  name: 'Error deleting product',
  parameters: { outcomes: { 'products.remove': 'noMessage' } },
  play: async (playing) => {
    const dialog = await deleting(playing);
    await playing.userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Error deleting product');
  },
});

export const ProductInUse = meta.story({
  name: 'Server refuses to delete a product in use',
  parameters: { outcomes: { 'products.remove': 'inUse' } },
  play: async (playing) => {
    const dialog = await deleting(playing);
    await playing.userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await screen.findByText('This product still has active subscriptions');
  },
});
