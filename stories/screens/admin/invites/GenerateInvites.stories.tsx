import { expect, screen } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { personas } from '#mocks/scenarios/personas.ts';
import { InvitesScreen } from '#src/screens/admin/invites/InvitesScreen.tsx';
import { pretendClipboard } from '#storybook/clipboard.ts';
import preview from '#storybook/preview.tsx';
import { dialogOf, expectNoDialog, inMain, type Playing, retype, rowOf, shownIds } from '../list/play.tsx';

const meta = preview.meta({
  title: 'Screens/Admin/Invites/Generate',
  component: InvitesScreen,
  decorators: [inMain],
  parameters: { persona: 'admin', route: '/admin/invites' },
  beforeEach: () => {
    clipboard = pretendClipboard();
  },
});

let clipboard: ReturnType<typeof pretendClipboard>;

async function opened({ canvas, userEvent }: Playing, name: 'Generate invites' | 'Mass generate') {
  await rowOf(canvas, 120);
  await userEvent.click(canvas.getByRole('button', { name }));
  return dialogOf(name);
}

async function generated(playing: Playing, amount = '2') {
  const dialog = await opened(playing, 'Generate invites');
  await retype(playing.userEvent, dialog.getByLabelText('Amount'), amount);
  await playing.userEvent.click(dialog.getByRole('button', { name: 'Generate' }));
  return dialog;
}

async function massGenerated(playing: Playing, each = '2') {
  const dialog = await opened(playing, 'Mass generate');
  await retype(playing.userEvent, dialog.getByLabelText('Codes per user'), each);
  await playing.userEvent.click(dialog.getByRole('checkbox', { name: 'Premium users only' }));
  await playing.userEvent.click(dialog.getByRole('button', { name: 'Generate' }));
  return dialog;
}

export const Fresh = meta.story({
  parameters: { screen: true },
  play: async (playing) => {
    const dialog = await opened(playing, 'Generate invites');
    await expect(dialog.getByText('Codes are copied to the clipboard automatically.')).toBeVisible();
    await expect(dialog.getByLabelText('Amount')).toHaveValue('1');
    await expect(dialog.getByRole('combobox', { name: 'Owner' })).toHaveValue('');
  },
});

export const CodesGeneratedAndCopiedToClipboard = meta.story({
  name: 'Codes generated and copied to clipboard',
  play: async (playing) => {
    await generated(playing);
    await screen.findByText('Codes generated and copied to clipboard');
    await expectNoDialog();
    await expect(shownIds(playing.canvas).slice(0, 2)).toEqual([122, 121]);
    await expect(clipboard.text).toBe([121, 122].map((id) => db.invites.find(id)!.code).join('\n'));
    await expect(db.invites.find(121)!.assignedToId).toBeNull();
  },
});

export const ForAnOwner = meta.story({
  play: async (playing) => {
    const dialog = await opened(playing, 'Generate invites');
    await playing.userEvent.type(dialog.getByRole('combobox', { name: 'Owner' }), 'expir');
    await playing.userEvent.click(await screen.findByRole('option', { name: 'expiring' }));
    await playing.userEvent.click(dialog.getByRole('button', { name: 'Generate' }));
    await screen.findByText('Codes generated and copied to clipboard');
    await expect(db.invites.find(121)!.assignedToId).toBe(personas.expiring.id);
    await expect((await rowOf(playing.canvas, 121)).getByText('expiring')).toBeVisible();
  },
});

export const ClipboardRefused = meta.story({
  name: 'The browser refuses to copy: the codes are shown, nothing is claimed',
  play: async (playing) => {
    clipboard.allows = false;
    await generated(playing);
    const dialog = await dialogOf('Your new codes');
    await expect(dialog.getByText(db.invites.find(121)!.code, { exact: false })).toBeVisible();
    await expect(screen.queryByText('Codes generated and copied to clipboard')).toBeNull();
  },
});

export const AmountIsClamped = meta.story({
  name: 'Amount is 1..100, no number is 1',
  play: async (playing) => {
    const dialog = await opened(playing, 'Generate invites');
    const amount = dialog.getByLabelText('Amount');
    for (const [typed, settled] of [['1000', '100'], ['0', '1'], ['x', '1']] as const) {
      await retype(playing.userEvent, amount, typed);
      await playing.userEvent.tab();
      await expect(amount).toHaveValue(settled);
    }
  },
});

export const ErrorGeneratingCodes = meta.story({
  name: 'Error generating codes',
  parameters: { outcomes: { 'adminInvites.generate': 'noMessage' } },
  play: async (playing) => {
    const dialog = await generated(playing, '5');
    await screen.findByText('Error generating codes');
    await expect(dialog.getByLabelText('Amount')).toHaveValue('5');
  },
});

export const OwnerGone = meta.story({
  name: 'Owner deleted by somebody else',
  parameters: { outcomes: { 'adminInvites.generate': 'ownerGone' } },
  play: async (playing) => {
    await generated(playing);
    await screen.findByText('User not found');
  },
});

export const Busy = meta.story({
  parameters: { outcomes: { 'adminInvites.generate': 'neverAnswers' } },
  play: async (playing) => {
    const dialog = await generated(playing);
    await expect(await dialog.findByRole('button', { name: 'Generating...' })).toBeDisabled();
  },
});

export const ErrorFetchingUsers = meta.story({
  name: 'Error fetching users',
  parameters: { outcomes: { 'users.refs': 'noMessage' } },
  play: async (playing) => {
    await opened(playing, 'Generate invites');
    await screen.findByText('Error fetching users');
  },
});

export const MassFresh = meta.story({
  parameters: { screen: true },
  play: async (playing) => {
    const dialog = await opened(playing, 'Mass generate');
    await expect(dialog.getByLabelText('Codes per user')).toHaveValue('1');
    await expect(dialog.getByRole('checkbox', { name: 'Premium users only' })).not.toBeChecked();
  },
});

export const MassGenerated = meta.story({
  name: 'Mass generated: the server says how many',
  play: async (playing) => {
    await massGenerated(playing);
    await screen.findByText(/^\d+ codes generated for \d+ users$/);
    await expectNoDialog();
  },
});

export const CodesGeneratedSuccessfully = meta.story({
  name: 'Codes generated successfully',
  parameters: { outcomes: { 'adminInvites.massGenerate': 'successWithoutMessage' } },
  play: async (playing) => {
    await massGenerated(playing);
    await screen.findByText('Codes generated successfully');
  },
});

export const ErrorMassGeneratingCodes = meta.story({
  name: 'Error mass generating codes',
  parameters: { outcomes: { 'adminInvites.massGenerate': 'noMessage' } },
  play: async (playing) => {
    const dialog = await massGenerated(playing, '9');
    await screen.findByText('Error mass generating codes');
    await expect(dialog.getByLabelText('Codes per user')).toHaveValue('9');
    await expect(dialog.getByRole('checkbox', { name: 'Premium users only' })).toBeChecked();
  },
});

export const MassBusy = meta.story({
  parameters: { outcomes: { 'adminInvites.massGenerate': 'neverAnswers' } },
  play: async (playing) => {
    const dialog = await massGenerated(playing);
    await expect(await dialog.findByRole('button', { name: 'Generating...' })).toBeDisabled();
  },
});
