import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { PRODUCT_MISSING } from '#src/contract/admin/products.ts';
import { KeysScreen } from '#src/screens/admin/keys/KeysScreen.tsx';
import { stubClipboard } from '#storybook/preview/clipboard.ts';
import preview from '#storybook/preview.tsx';
import { listMeta, shownIds } from '../../../support/admin-list.tsx';
import {
  choose,
  dialog,
  expectFieldError,
  expectNoDialog,
  expectNoToast,
  expectToast,
  fill,
  rowElement,
  userSees,
} from '../../../support/index.ts';

const meta = preview.meta({
  title: 'Screens/Admin/Keys/Generate',
  component: KeysScreen,
  ...listMeta(
    '/admin/keys',
    'Administrators make up to 100 keys of a product at once. The codes are copied to the clipboard, or shown where the browser does not allow that.',
  ),
  beforeEach: () => {
    clipboard = stubClipboard();
  },
});

let clipboard: ReturnType<typeof stubClipboard>;

const open = async () => {
  await rowElement(400);
  await userEvent.click(await screen.findByRole('button', { name: 'Generate keys' }));
  return within(await screen.findByRole('dialog', { name: 'Generate keys' }));
};

/** Opens the dialog, chooses a product, sets the amount and generates. */
async function generate() {
  const opened = await open();
  await choose('Product', 'CS2');
  await fill({ Amount: '3' });
  await userEvent.click(await screen.findByRole('button', { name: 'Generate' }));
  return opened;
}

export const Fresh = meta.story({
  name: 'Opened: one key for 24 hours',
  parameters: { pictures: 'all', forcedColors: true, screen: true },
  play: async () => void (await open()),
});

export const CommonDuration = meta.story({
  tags: ['KEY-2'],
  name: 'A common duration, 90 days',
  play: async () => {
    await open();
    await fill({ 'Duration (Hours)': '36' });
    await expect(await screen.findByLabelText('Duration (Hours)')).toHaveAccessibleDescription(
      '= 1 day 12 hours',
    );
    await userEvent.click(await screen.findByRole('button', { name: '90 days' }));
  },
});

export const KeysGeneratedAndCopiedToClipboard = meta.story({
  tags: ['KEY-2', 'KEY-5'],
  name: 'Keys generated and copied to clipboard',
  parameters: { pictures: false },
  play: async () => {
    await generate();
    await expectToast('Keys generated and copied to clipboard');
    const { getByRole } = within(await screen.findByRole('dialog', { name: '3 keys generated' }));
    await waitFor(() => expect(getByRole('button', { name: 'Copy as links' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expectNoDialog();
    await expect(screen.getByRole('button', { name: 'Generate keys' })).toHaveFocus();
    await expect(shownIds().slice(0, 3)).toEqual([403, 402, 401]);
    await expect(clipboard.text).toBe([401, 402, 403].map((id) => db.keys.find(id)!.code).join('\n'));
    await expect(db.keys.find(401)).toMatchObject({ productId: 1, durationHours: 24 });
  },
});

/** The codes are shown instead, and no toast claims a copy. */
export const ClipboardRefused = meta.story({
  name: 'Clipboard refused: the new keys are shown',
  play: async () => {
    clipboard.allows = false;
    await generate();
    const { getByRole } = await dialog('3 keys generated');
    await userEvent.keyboard('{Escape}');
    await expect(getByRole('button', { name: 'Copy keys' })).toBeVisible();
    await userSees(new RegExp(db.keys.find(401)!.code), 'dialog');
    await expectToast('Generated, but the browser blocked copying');
  },
});

export const NoProductChosen = meta.story({
  name: 'No product chosen',
  tags: ['error'],
  play: async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Generate' }));
    await expectFieldError('Product', PRODUCT_MISSING);
    await expectNoToast();
  },
});

export const AmountIsClamped = meta.story({
  tags: ['KEY-2'],
  name: 'Amount is 1 to 100; no number becomes 1',
  parameters: { pictures: false },
  play: async () => {
    await open();
    const amount = await screen.findByLabelText('Amount');
    for (const [typed, settled] of Object.entries({ '1,000 ': '100', many: '1' })) {
      await fill({ Amount: typed });
      await userEvent.tab();
      await expect(amount).toHaveValue(settled);
    }
    await expect(amount).toHaveAccessibleDescription('“many” is not a whole number: 1 is used');
    await fill({ 'Duration (Hours)': 'long' });
    await userEvent.tab();
    await expect(await screen.findByLabelText('Duration (Hours)')).toHaveValue('1');
  },
});
