import { http, HttpResponse } from 'msw';
import { expect, screen, within } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { keys } from '#src/contract/admin/keys.ts';
import { PRODUCT_MISSING } from '#src/contract/admin/products.ts';
import { KeysScreen } from '#src/screens/admin/keys/KeysScreen.tsx';
import preview from '#storybook/preview.tsx';
import { choose, dialogOf, expectNoDialog, inMain, retype, rowOf, type Playing } from '../list/play.tsx';
import { press } from '../list/press.ts';

const meta = preview.meta({
  title: 'Screens/Admin/Keys/Edit',
  component: KeysScreen,
  decorators: [inMain],
  parameters: { persona: 'admin', route: '/admin/keys' },
});

const title = 'Editing activation key #400';

async function opened(playing: Playing) {
  await press(playing, 400, 'Edit');
  return dialogOf(title);
}

/** Types a code and saves. */
async function saved(playing: Playing, code: string) {
  const dialog = await opened(playing);
  await retype(playing.userEvent, dialog.getByLabelText('Code'), code);
  await playing.userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  return dialog;
}

export const Fresh = meta.story({
  parameters: { screen: true },
  play: async (playing) => {
    const dialog = await opened(playing);
    const { code, durationHours } = db.keys.find(400)!;
    await expect(dialog.getByLabelText('Code')).toHaveValue(code);
    await expect(dialog.getByLabelText('Code')).toHaveAccessibleDescription('Only letters, numbers, and hyphens are allowed');
    await expect(dialog.getByLabelText('Product')).toHaveTextContent('CS2');
    await expect(dialog.getByLabelText('Duration (Hours)')).toHaveValue(String(durationHours));
  },
});

export const KeyUpdatedSuccessfully = meta.story({
  name: 'Key updated successfully',
  play: async (playing) => {
    const dialog = await opened(playing);
    await retype(playing.userEvent, dialog.getByLabelText('Code'), '  NEW-CODE-1  ');
    await choose(playing.userEvent, dialog.getByLabelText('Product'), 'Rust');
    await retype(playing.userEvent, dialog.getByLabelText('Duration (Hours)'), '48');
    await playing.userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Key updated successfully');
    await expectNoDialog();
    const row = await rowOf(playing.canvas, 400);
    await expect(row.getByText('NEW-CODE-1')).toBeVisible();
    await expect(row.getByText('Rust')).toBeVisible();
    await expect(row.getByText('48')).toBeVisible();
  },
});

export const CodeCannotBeEmpty = meta.story({
  name: 'Code cannot be empty',
  play: async (playing) => {
    const dialog = await saved(playing, '   ');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Code cannot be empty');
    await expect(dialog.getByLabelText('Code')).toHaveFocus();
  },
});

export const CodeCannotBeLongerThan255Characters = meta.story({
  name: 'Code cannot be longer than 255 characters',
  play: async (playing) => {
    const dialog = await opened(playing);
    await playing.userEvent.clear(dialog.getByLabelText('Code'));
    await playing.userEvent.click(dialog.getByLabelText('Code'));
    await playing.userEvent.paste('X'.repeat(256));
    await playing.userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Code cannot be longer than 255 characters');
  },
});

export const CodeCanOnlyContainLettersNumbersAndHyphens = meta.story({
  name: 'Code can only contain letters, numbers, and hyphens',
  play: async (playing) => {
    const dialog = await saved(playing, 'a_b');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Code can only contain letters, numbers, and hyphens');
  },
});

export const DurationIsAtLeastOne = meta.story({
  play: async (playing) => {
    const dialog = await opened(playing);
    const duration = dialog.getByLabelText('Duration (Hours)');
    await retype(playing.userEvent, duration, '0');
    await playing.userEvent.tab();
    await expect(duration).toHaveValue('1');
  },
});

export const CodeAlreadyExists = meta.story({
  name: 'Server refuses the code: message under the field, no toast',
  play: async (playing) => {
    const taken = db.keys.find(399)!.code;
    const dialog = await saved(playing, taken);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Code already exists');
    await expect(dialog.getByLabelText('Code')).toHaveFocus();
    await expect(dialog.getByLabelText('Code')).toHaveValue(taken);
    await expect(within(screen.getByRole('region', { name: 'Notifications' })).queryByRole('alert')).toBeNull();
  },
});

export const RefusedWithoutMessage = meta.story({
  parameters: { outcomes: { 'keys.update': 'badRequestWithoutMessage' } },
  play: async (playing) => {
    const dialog = await saved(playing, 'A-1');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Error updating key');
  },
});

export const ErrorUpdatingKey = meta.story({
  name: 'Error updating key',
  parameters: { outcomes: { 'keys.update': 'noMessage' } },
  play: async (playing) => {
    const dialog = await saved(playing, 'A-1');
    await screen.findByText('Error updating key');
    await expect(dialog.getByLabelText('Code')).toHaveValue('A-1');
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
  },
});

export const Gone = meta.story({
  name: 'Deleted by somebody else',
  parameters: { outcomes: { 'keys.update': 'gone' } },
  play: async (playing) => {
    await saved(playing, 'A-1');
    await screen.findByText('Key not found');
  },
});

export const Busy = meta.story({
  parameters: { outcomes: { 'keys.update': 'neverAnswers' } },
  play: async (playing) => {
    const dialog = await saved(playing, 'A-1');
    await expect(await dialog.findByRole('button', { name: 'Saving...' })).toBeDisabled();
    await playing.userEvent.keyboard('{Escape}');
    await dialogOf(title);
  },
});

export const ErrorFetchingProducts = meta.story({
  name: 'Error fetching products',
  parameters: { outcomes: { 'adminSubscriptions.products': 'noMessage' } },
  play: async (playing) => {
    const dialog = await opened(playing);
    await screen.findByText('Error fetching products');
    await expect(dialog.getByLabelText('Product')).toHaveTextContent('CS2');
  },
});

/** A backend may keep the keys of a product that is no more: one such row must not take the list along. */
export const WithoutAProduct = meta.story({
  parameters: { visual: false },
  beforeEach: ({ msw }) => {
    const { id, code, status, durationHours, createdDate } = db.keys.find(400)!;
    msw.use(http.get(`*${keys.list.path}`, () => HttpResponse.json({ items: [{ id, code, product: null, status, durationHours, usedBy: [], usedDate: null, createdDate }], total: 1 })));
  },
  play: async (playing) => {
    const dialog = await opened(playing);
    await playing.userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText(PRODUCT_MISSING)).toBeVisible();
    await choose(playing.userEvent, dialog.getByLabelText('Product'), 'Rust');
    await playing.userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Key updated successfully');
  },
});
