import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { db, isPremium } from '#mocks/db/index.ts';
import { personas } from '#mocks/worlds/personas.ts';
import { InvitesScreen } from '#src/screens/admin/invites/InvitesScreen.tsx';
import { clipboard, stubClipboard } from '#storybook/preview/clipboard.ts';
import preview from '#storybook/preview.tsx';
import { listMeta, rowOf } from '../../../support/admin-list.tsx';
import { dialog, expectNoDialog, expectToast, fill, pressInRow, rowElement } from '../../../support/index.ts';

const meta = preview.meta({
  title: 'Screens/Admin/Invites/Dialogs',
  component: InvitesScreen,
  ...listMeta(
    '/admin/invites',
    'Administrators make up to 100 codes, for one owner or for nobody yet, and get them on the clipboard; or the same number for every user, or every premium user, at once. A code can be given another wording, such as one for a campaign.',
  ),
  beforeEach: () => void stubClipboard(),
});

async function open(name: 'Generate invites' | 'Mass generate') {
  await rowElement(120);
  await userEvent.click(await screen.findByRole('button', { name }));
  await screen.findByRole('dialog', { name });
}

export const Edit = meta.story({
  parameters: { screen: true },
  play: async () => {
    await pressInRow(120, 'Edit');
    await screen.findByRole('dialog', { name: 'Editing invite code #120' });
  },
});

export const Generate = meta.story({
  name: 'Generate invites',
  parameters: { pictures: 'all', screen: true },
  play: () => open('Generate invites'),
});

export const ForAnOwner = meta.story({
  tags: ['INC-2'],
  name: 'Generated for an owner, after an unknown name',
  parameters: { pictures: false },
  play: async () => {
    await open('Generate invites');
    const owner = await screen.findByLabelText('Owner');
    await userEvent.type(owner, 'expirin');
    await userEvent.click(await screen.findByRole('button', { name: 'Generate' }));
    await expect(owner).toHaveAccessibleDescription('No owner is called “expirin”');
    await userEvent.type(owner, 'G');
    await userEvent.click(await screen.findByRole('button', { name: 'Generate' }));
    await expectToast('Codes generated and copied to clipboard');
    const { code, assignedToId } = db.invites.find(121)!;
    await expect(assignedToId).toBe(personas.expiring.id);
    await expect(clipboard.text).toBe(code);
    const { getByRole } = await dialog('1 invite code generated');
    await expect(getByRole('region', { name: 'codes' })).toHaveTextContent(code);
    await waitFor(() => expect(getByRole('button', { name: 'Copy code' })).toHaveFocus());
    await screen.findByText('Each works once. expiring also sees them on the dashboard.');
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await (await rowOf(121)).findByText('expiring');
  },
});

export const MassGenerate = meta.story({
  name: 'Mass generate',
  parameters: { screen: true },
  play: () => open('Mass generate'),
});

/** The toast is the server's message. */
export const MassGenerated = meta.story({
  tags: ['INC-2'],
  name: 'Mass generated for premium users',
  parameters: { pictures: false },
  play: async () => {
    await open('Mass generate');
    await fill({ 'Codes per user': '2' });
    await screen.findByText(`Creates up to ${db.users.size * 2} codes, 2 for each user`);
    await userEvent.click(await screen.findByLabelText('Premium users only'));
    await screen.findByText(`Creates up to ${db.users.size * 2} codes`);
    await userEvent.click(await screen.findByRole('button', { name: 'Generate' }));
    await expectToast(/^\d+ codes generated for \d+ users$/);
    const made = db.invites.all().filter(({ id }) => id > 120);
    await expect(made.every(({ assignedToId }) => isPremium(assignedToId!))).toBe(true);
    await expect(made.filter(({ assignedToId }) => assignedToId === personas.premium.id)).toHaveLength(2);
    await expectNoDialog();
  },
});
