import { expect, screen, waitFor } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { KeysScreen } from '#src/screens/admin/keys/KeysScreen.tsx';
import { pretendClipboard } from '#storybook/clipboard.ts';
import preview from '#storybook/preview.tsx';
import { choose, dialogOf, expectNoDialog, inMain, retype, rowOf, shownIds, type Playing } from '../list/play.tsx';

const meta = preview.meta({
  title: 'Screens/Admin/Keys/Generate',
  component: KeysScreen,
  decorators: [inMain],
  parameters: { persona: 'admin', route: '/admin/keys' },
  beforeEach: () => {
    clipboard = pretendClipboard();
  },
});

let clipboard: ReturnType<typeof pretendClipboard>;

async function opened({ canvas, userEvent }: Playing) {
  await rowOf(canvas, 400);
  await userEvent.click(canvas.getByRole('button', { name: 'Generate keys' }));
  return dialogOf('Generate keys');
}

/** Chooses a product, sets the amount and generates. */
async function generated(playing: Playing, amount = '3') {
  const dialog = await opened(playing);
  await choose(playing.userEvent, dialog.getByLabelText('Product'), 'CS2');
  await retype(playing.userEvent, dialog.getByLabelText('Amount'), amount);
  await playing.userEvent.click(dialog.getByRole('button', { name: 'Generate' }));
  return dialog;
}

export const Fresh = meta.story({
  parameters: { screen: true },
  play: async (playing) => {
    const dialog = await opened(playing);
    await expect(dialog.getByText('Keys are copied to the clipboard automatically.')).toBeVisible();
    await expect(dialog.getByLabelText('Amount')).toHaveValue('1');
    await expect(dialog.getByLabelText('Duration (Hours)')).toHaveValue('24');
  },
});

export const KeysGeneratedAndCopiedToClipboard = meta.story({
  name: 'Keys generated and copied to clipboard',
  play: async (playing) => {
    await generated(playing);
    await screen.findByText('Keys generated and copied to clipboard');
    await expectNoDialog();
    await expect(shownIds(playing.canvas).slice(0, 3)).toEqual([403, 402, 401]);
    await expect(clipboard.text).toBe([401, 402, 403].map((id) => db.keys.find(id)!.code).join('\n'));
    await expect(db.keys.find(401)).toMatchObject({ productId: 1, durationHours: 24 });
  },
});

export const ClipboardRefused = meta.story({
  name: 'The browser refuses to copy: the keys are shown, nothing is claimed',
  play: async (playing) => {
    clipboard.allows = false;
    await generated(playing);
    const dialog = await dialogOf('Your new keys');
    await expect(dialog.getByText(db.keys.find(401)!.code, { exact: false })).toBeVisible();
    await expect(screen.queryByText('Keys generated and copied to clipboard')).toBeNull();
    clipboard.allows = true;
    await playing.userEvent.click(dialog.getByRole('button', { name: 'Copy keys' }));
    await dialog.findByText('Copied');
    await playing.userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expectNoDialog();
  },
});

export const NoProductChosen = meta.story({
  play: async (playing) => {
    const dialog = await opened(playing);
    await playing.userEvent.click(dialog.getByRole('button', { name: 'Generate' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Please select a product');
  },
});

export const AmountIsClamped = meta.story({
  name: 'Amount is 1..100, no number is 1',
  play: async (playing) => {
    const dialog = await opened(playing);
    const amount = dialog.getByLabelText('Amount');
    for (const [typed, settled] of [['101', '100'], ['0', '1'], ['-5', '1'], ['many', '1'], ['42', '42']] as const) {
      await retype(playing.userEvent, amount, typed);
      await expect(amount).toHaveValue(typed);
      await playing.userEvent.tab();
      await expect(amount).toHaveValue(settled);
    }
    const duration = dialog.getByLabelText('Duration (Hours)');
    await retype(playing.userEvent, duration, 'long');
    await playing.userEvent.tab();
    await expect(duration).toHaveValue('1');
  },
});

export const ClampedOnSubmit = meta.story({
  name: 'Enter in the amount clamps it first',
  play: async (playing) => {
    const dialog = await opened(playing);
    await choose(playing.userEvent, dialog.getByLabelText('Product'), 'CS2');
    await retype(playing.userEvent, dialog.getByLabelText('Amount'), '500{Enter}');
    await screen.findByText('Keys generated and copied to clipboard');
    await waitFor(() => expect(playing.canvas.getByText('500 keys')).toBeVisible());
  },
});

export const ErrorGeneratingKeys = meta.story({
  name: 'Error generating keys',
  parameters: { outcomes: { 'keys.generate': 'noMessage' } },
  play: async (playing) => {
    const dialog = await generated(playing, '7');
    await screen.findByText('Error generating keys');
    await expect(dialog.getByLabelText('Amount')).toHaveValue('7');
  },
});

export const ProductGone = meta.story({
  name: 'Product deleted by somebody else',
  parameters: { outcomes: { 'keys.generate': 'productGone' } },
  play: async (playing) => {
    await generated(playing);
    await screen.findByText('Product not found');
  },
});

export const AnswerWithoutKeys = meta.story({
  parameters: { outcomes: { 'keys.generate': 'noKeys' } },
  play: async (playing) => {
    await generated(playing);
    await screen.findByText('The server answered without codes');
    await expect(screen.queryByText('Keys generated and copied to clipboard')).toBeNull();
  },
});

export const Busy = meta.story({
  parameters: { outcomes: { 'keys.generate': 'neverAnswers' } },
  play: async (playing) => {
    const dialog = await generated(playing);
    await expect(await dialog.findByRole('button', { name: 'Generating...' })).toBeDisabled();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
});

export const ErrorFetchingProducts = meta.story({
  name: 'Error fetching products',
  parameters: { outcomes: { 'adminSubscriptions.products': 'noMessage' } },
  play: async (playing) => {
    await opened(playing);
    await screen.findByText('Error fetching products');
  },
});
