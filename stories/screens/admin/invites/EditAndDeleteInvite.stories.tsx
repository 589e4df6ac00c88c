import { expect, waitFor } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { InvitesScreen } from '#src/screens/admin/invites/InvitesScreen.tsx';
import preview from '#storybook/preview.tsx';
import { listMeta } from '../../../support/admin-list.tsx';
import {
  dialog,
  expectFieldError,
  expectNoToast,
  field,
  fill,
  pressInDialog,
  pressInRow,
  userSees,
} from '../../../support/index.ts';

const meta = preview.meta({
  title: 'Screens/Admin/Invites/Edit and delete',
  component: InvitesScreen,
  ...listMeta(
    '/admin/invites?search=120',
    'Administrators give a code another wording, such as one for a campaign, or delete it. What is ' +
      'wrong with the code is said under its field, also when the server refuses it.',
  ),
});

const open = async () => {
  await pressInRow(120, 'Edit');
  return dialog('Editing invite code #120');
};

/** Opens the dialog, types a code and saves. */
async function save(code: string) {
  await open();
  await fill({ Code: code });
  await pressInDialog('Save');
}

const openDeletion = async () => {
  await pressInRow(120, 'Delete');
  return dialog('Delete');
};

export const EditFresh = meta.story({
  name: 'Edit',
  parameters: { pictures: 'all', screen: true },
  play: async () => {
    await open();
    await expect(await field('Code')).toHaveValue(db.invites.find(120)!.code);
    await expect(await field('Code')).toHaveAccessibleDescription('Only letters and numbers are allowed');
  },
});

const refusals = {
  ' ': 'Code cannot be empty',
  ['X'.repeat(256)]: 'Code cannot be longer than 255 characters',
  'A-1': 'Code can only contain letters and numbers',
};

export const InvalidCodes = meta.story({
  name: 'Invalid codes: empty, too long, wrong characters',
  tags: ['error', 'INC-3'],
  parameters: { pictures: false },
  play: async ({ step }) => {
    await open();
    for (const [code, refusal] of Object.entries(refusals))
      await step(refusal, async () => {
        await fill({ Code: code });
        await pressInDialog('Save');
        await expectFieldError('Code', refusal);
      });
  },
});

/** The message is shown under the field, not in a toast. */
export const CodeAlreadyExists = meta.story({
  name: 'Refused: code already exists (400)',
  tags: ['error', 'INC-3'],
  play: async () => {
    await save(db.invites.find(119)!.code);
    await expectFieldError('Code', 'Code already exists');
    await waitFor(async () => expect(await field('Code')).toHaveFocus());
    await expectNoToast();
  },
});

export const Delete = meta.story({
  play: async () => {
    const { getByRole } = await openDeletion();
    await userSees('This action cannot be undone.', 'dialog');
    await expect(getByRole('button', { name: 'Delete' })).toBeEnabled();
  },
});
