import { expect } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { SubscriptionsScreen } from '#src/screens/admin/subscriptions/SubscriptionsScreen.tsx';
import preview from '#storybook/preview.tsx';
import { headings, inMain, rowOf, shownIds } from '../list/play.tsx';
import { failsAndRetries, failsWithTheServersMessage, findsNothing, fitsTheWindow, isEmpty, isLoading, pagesToItsEnd } from '../list/states.ts';

const meta = preview.meta({
  title: 'Screens/Admin/Subscriptions',
  component: SubscriptionsScreen,
  decorators: [inMain],
  parameters: { persona: 'admin', route: '/admin/subs', screen: true },
});

export const Typical = meta.story({
  play: async ({ canvas, step }) => {
    await step('columns in the order of SPEC.md', async () => {
      await rowOf(canvas, 260);
      await expect(headings(canvas)).toEqual(['ID', 'User', 'Product', 'Status', 'Expiration Date', 'Actions']);
    });
    await step('ten rows, newest first', async () => {
      await expect(shownIds(canvas)).toEqual([260, 259, 258, 257, 256, 255, 254, 253, 252, 251]);
      await expect(canvas.getByText('1–10 of 260')).toBeVisible();
    });
    await step('nothing to add: SPEC.md has no call for it', async () => {
      await expect(canvas.queryByRole('button', { name: /add/i })).toBeNull();
    });
  },
});

/** The chip follows the status that the server names (READINGS.md T67). */
export const ActiveAndExpired = meta.story({
  beforeEach: () => {
    db.subscriptions.update(260, { isExpired: false, end: '2026-03-01T12:00:00.000Z' });
    db.subscriptions.update(259, { isExpired: true, end: '2026-03-01T12:00:00.000Z' });
  },
  play: async ({ canvas }) => {
    const active = await rowOf(canvas, 260);
    await expect(active.getByText('ACTIVE')).toBeVisible();
    await expect(active.getByText('01/03/2026, 12:00:00')).toBeVisible();
    await expect((await rowOf(canvas, 259)).getByText('EXPIRED')).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { outcomes: { 'adminSubscriptions.list': 'neverAnswers' } },
  play: isLoading('subscriptions'),
});

export const Empty = meta.story({
  parameters: { world: 'empty' },
  play: isEmpty,
});

export const NoMatch = meta.story({
  parameters: { route: '/admin/subs?search=no-such-product' },
  play: findsNothing,
});

export const Crowded = meta.story({
  parameters: { world: 'crowded', visual: false, screen: false },
  play: pagesToItsEnd(() => db.subscriptions.size),
});

export const LongestTexts = meta.story({
  parameters: { world: 'longest' },
  play: async ({ canvas }) => {
    await rowOf(canvas, db.subscriptions.size);
    await fitsTheWindow();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 260);
    await expect(row.getByRole('button', { name: 'Edit' })).toBeVisible();
    await expect(row.getByRole('button', { name: 'Delete' })).toHaveAccessibleDescription('260');
  },
});

export const ErrorFetchingSubscriptions = meta.story({
  name: 'Error fetching subscriptions',
  parameters: { outcomes: { 'adminSubscriptions.list': 'noMessage' } },
  play: failsAndRetries('adminSubscriptions.list', 'Error fetching subscriptions', 260),
});

export const FailsWithTheServersMessage = meta.story({
  parameters: { outcomes: { 'adminSubscriptions.list': 'serverMessage' } },
  play: failsWithTheServersMessage,
});
