import { expect, within } from 'storybook/test';
import { InvitesScreen } from '#src/screens/admin/invites/InvitesScreen.tsx';
import preview from '#storybook/preview.tsx';
import { headings, inMain, rowOf, shownIds } from '../list/play.tsx';
import { failsAndRetries, findsAllAgain, fitsTheWindow, isEmpty, isLoading } from '../list/states.ts';

const meta = preview.meta({
  title: 'Screens/Admin/Invites',
  component: InvitesScreen,
  decorators: [inMain],
  parameters: { persona: 'admin', route: '/admin/invites', screen: true },
});

export const Typical = meta.story({
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 120);
    await expect(headings(canvas)).toEqual(['ID', 'Code', 'Assigned User', 'Status', 'Used By', 'Used Date', 'Created Date', 'Actions']);
    await expect(shownIds(canvas)).toEqual([120, 119, 118, 117, 116, 115, 114, 113, 112, 111]);
    await expect(row.getByText('UNUSED')).toBeVisible();
    await expect(row.getAllByText('Not used')).toHaveLength(2);
    await expect(canvas.getAllByText('Not set')[0]).toBeVisible();
  },
});

export const UsedCodes = meta.story({
  parameters: { route: '/admin/invites?dir=asc' },
  play: async ({ canvas }) => {
    const [used] = await canvas.findAllByText('USED');
    await expect(within(used!.closest('tr')!).queryByText('Not used')).toBeNull();
  },
});

export const Loading = meta.story({
  parameters: { outcomes: { 'adminInvites.list': 'neverAnswers' } },
  play: isLoading('invite codes'),
});

export const Empty = meta.story({
  parameters: { world: 'empty' },
  play: isEmpty,
});

export const NoMatch = meta.story({
  parameters: { route: '/admin/invites?search=no-such-code' },
  play: findsAllAgain(120),
});

export const Crowded = meta.story({
  parameters: { world: 'crowded' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^\d+,000 invite codes$/, {}, { timeout: 10_000 })).toBeVisible();
  },
});

export const LongestTexts = meta.story({
  parameters: { world: 'longest' },
  play: async ({ canvas }) => {
    await canvas.findByText(/^\d+ invite codes$/);
    await fitsTheWindow();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 120);
    await expect(row.getByRole('button', { name: 'Delete' })).toBeVisible();
  },
});

export const ErrorFetchingInviteCodes = meta.story({
  name: 'Error fetching invite codes',
  parameters: { outcomes: { 'adminInvites.list': 'noMessage' } },
  play: failsAndRetries('adminInvites.list', 'Error fetching invite codes', 120),
});
