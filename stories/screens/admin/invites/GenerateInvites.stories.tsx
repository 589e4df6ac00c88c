import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { personas } from '#mocks/worlds/personas.ts';
import { adminInvites } from '#src/contract/admin/invites.ts';
import { InvitesScreen } from '#src/screens/admin/invites/InvitesScreen.tsx';
import { stubClipboard } from '#storybook/preview/clipboard.ts';
import preview from '#storybook/preview.tsx';
import { listMeta, rowOf } from '../../../support/admin-list.tsx';
import { expectNoDialog, expectToast, fill, rowElement } from '../../../support/index.ts';
import { sentBodies } from '../../../support/sent-bodies.ts';

const meta = preview.meta({
  title: 'Screens/Admin/Invites/Generate',
  component: InvitesScreen,
  ...listMeta(
    '/admin/invites',
    'Administrators make up to 100 codes, for one owner or for nobody yet, and get them on the clipboard; or the same number for every user, or every premium user, at once.',
  ),
  beforeEach: () => {
    clipboard = stubClipboard();
  },
});

let clipboard: ReturnType<typeof stubClipboard>;

async function open(name: 'Generate invites' | 'Mass generate') {
  await rowElement(120);
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
}

export const Fresh = meta.story({
  name: 'Generate invites: opened',
  parameters: { pictures: 'all', screen: true },
  play: async () => void (await open('Generate invites')),
});

export const ForAnOwner = meta.story({
  tags: ['INC-2'],
  name: 'Generated for an owner, after a name that nobody has',
  parameters: { pictures: false },
  play: async ({ msw }) => {
    const sent = sentBodies(msw, adminInvites.generate);
    await open('Generate invites');
    const owner = await screen.findByLabelText('Owner');
    await userEvent.type(owner, 'expirin');
    await userEvent.click(await screen.findByRole('button', { name: 'Generate' }));
    await expect(owner).toHaveAccessibleDescription('No owner is called “expirin”');
    await expect(owner).toHaveValue('expirin');
    await userEvent.type(owner, 'g');
    await userEvent.click(await screen.findByRole('option', { name: 'expiring' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Clear owner' }));
    await expect(owner).toHaveValue('');
    await userEvent.type(owner, 'expirinG');
    await userEvent.click(await screen.findByRole('button', { name: 'Generate' }));
    await expectToast('Codes generated and copied to clipboard');
    await expect(clipboard.text).toBe(db.invites.find(121)!.code);
    await expect(sent).toEqual([{ count: 1, userId: personas.expiring.id }]);
    const { getByRole } = within(await screen.findByRole('dialog', { name: '1 invite code generated' }));
    await expect(getByRole('region', { name: 'codes' })).toHaveTextContent(db.invites.find(121)!.code);
    await waitFor(() => expect(getByRole('button', { name: 'Copy code' })).toHaveFocus());
    await screen.findByText('Each works once. expiring also sees them on the dashboard.');
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await (await rowOf(121)).findByText('expiring');
  },
});

export const MassFresh = meta.story({
  name: 'Mass generate: opened',
  parameters: { screen: true },
  play: async () => void (await open('Mass generate')),
});

/** The toast is the server's message. */
export const MassGenerated = meta.story({
  tags: ['INC-2'],
  name: 'Mass generated for premium users',
  parameters: { pictures: false },
  play: async ({ msw }) => {
    const sent = sentBodies(msw, adminInvites.massGenerate);
    await open('Mass generate');
    await fill({ 'Codes per user': '2' });
    await screen.findByText(`Creates up to ${db.users.size * 2} codes, 2 for each user`);
    await userEvent.click(await screen.findByLabelText('Premium users only'));
    await screen.findByText(`Creates up to ${db.users.size * 2} codes`);
    await userEvent.click(await screen.findByRole('button', { name: 'Generate' }));
    await expectToast(/^\d+ codes generated for \d+ users$/);
    await expect(sent).toEqual([{ count: 2, premiumOnly: true }]);
    await expectNoDialog();
  },
});
