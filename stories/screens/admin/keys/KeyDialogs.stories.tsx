import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { KeysScreen } from '#src/screens/admin/keys/KeysScreen.tsx';
import { clipboard, stubClipboard } from '#storybook/preview/clipboard.ts';
import preview from '#storybook/preview.tsx';
import { listMeta } from '../../../support/admin-list.tsx';
import {
  choose,
  dialog,
  expectToast,
  fill,
  pressInRow,
  rowElement,
  userSees,
} from '../../../support/index.ts';

const meta = preview.meta({
  title: 'Screens/Admin/Keys/Dialogs',
  component: KeysScreen,
  ...listMeta(
    '/admin/keys',
    'Administrators make up to 100 keys of a product at once, change code, product and duration of a key, or take one back that was made by mistake. New codes are copied to the clipboard, or shown where the browser does not allow that.',
  ),
  beforeEach: () => void stubClipboard(),
});

async function open() {
  await rowElement(400);
  await userEvent.click(await screen.findByRole('button', { name: 'Generate keys' }));
  await screen.findByRole('dialog', { name: 'Generate keys' });
}

export const Edit = meta.story({
  parameters: { screen: true },
  play: async () => {
    await pressInRow(400, 'Edit');
    await dialog('Editing activation key #400');
    await waitFor(() => expect(screen.getByLabelText('Product')).toHaveDisplayValue('CS2'));
  },
});

export const Delete = meta.story({
  tags: ['LIS-13', 'KEY-4'],
  parameters: { pictures: 'all', screen: true },
  play: async () => {
    await pressInRow(400, 'Delete');
    const { getByRole } = within(await screen.findByRole('alertdialog', { name: 'Delete' }));
    await waitFor(() => expect(getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
});

export const Generate = meta.story({
  name: 'Generate: one key for 24 hours',
  parameters: { pictures: 'all', forcedColors: true, screen: true },
  play: open,
});

export const CommonDuration = meta.story({
  tags: ['KEY-2'],
  name: 'Generate: a common duration, 90 days',
  play: async () => {
    await open();
    await fill({ 'Duration (Hours)': '36' });
    await expect(await screen.findByLabelText('Duration (Hours)')).toHaveAccessibleDescription(
      '= 1 day 12 hours',
    );
    await userEvent.click(await screen.findByRole('button', { name: '90 days' }));
  },
});

/** The codes are shown instead, and no toast claims a copy. */
export const ClipboardRefused = meta.story({
  name: 'Generated, clipboard refused: the new keys are shown',
  play: async () => {
    clipboard.allows = false;
    await open();
    await choose('Product', 'CS2');
    await fill({ Amount: '3' });
    await userEvent.click(await screen.findByRole('button', { name: 'Generate' }));
    const { getByRole } = await dialog('3 keys generated');
    await userEvent.keyboard('{Escape}');
    await expect(getByRole('button', { name: 'Copy keys' })).toBeVisible();
    await userSees(new RegExp(db.keys.find(401)!.code), 'dialog');
    await expectToast('Generated, but the browser blocked copying');
  },
});

export const NoProductChosen = meta.story({
  name: 'Generate: no product chosen',
  tags: ['error'],
  play: async () => {
    await open();
    const generate = await screen.findByRole('button', { name: 'Generate' });
    await expect(generate).toHaveAccessibleDescription('Choose a product');
    await expect(generate).toBeDisabled();
  },
});

export const AmountIsClamped = meta.story({
  tags: ['KEY-2'],
  name: 'Generate: amount is 1 to 100; no number becomes 1',
  parameters: { pictures: false },
  play: async () => {
    await open();
    for (const [label, typed, settled] of [
      ['Amount', '1,000 ', '100'],
      ['Amount', 'many', '1'],
      ['Duration (Hours)', 'long', '1'],
    ] as const) {
      await fill({ [label]: typed });
      await userEvent.tab();
      await expect(await screen.findByLabelText(label)).toHaveValue(settled);
    }
    await expect(await screen.findByLabelText('Amount')).toHaveAccessibleDescription(
      '“many” is not a whole number: 1 is used',
    );
  },
});
