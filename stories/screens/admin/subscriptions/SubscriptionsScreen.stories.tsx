import { expect, screen } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { SubscriptionsScreen } from '#src/screens/admin/subscriptions/SubscriptionsScreen.tsx';
import preview from '#storybook/preview.tsx';
import { screenAt } from '#stories/support/about.ts';
import { headings, withShellPadding, rowOf, shownIds } from '../../../support/admin-list.tsx';
import { rowElement } from '../../../support/index.ts';
import { listStories } from '../../../support/list-states.ts';

const meta = preview.meta({
  title: 'Screens/Admin/Subscriptions',
  component: SubscriptionsScreen,
  tags: ['screen'],
  decorators: [withShellPadding],
  globals: { persona: 'admin' },
  parameters: screenAt(
    '/admin/subs',
    'Administrators see here who has which product until when, and correct or delete a subscription. New ones are added on the Users screen.',
  ),
});

const list = listStories(
  db.subscriptions,
  'Subscriptions start with a payment, a redeemed key, or when you add one to a user.',
);

export const Typical = meta.story({
  tags: ['SBS-1'],
  parameters: { pictures: 'all' },
  globals: { world: 'typical' },
  beforeEach: () => {
    db.subscriptions.update(260, { isExpired: false, end: '2026-03-01T12:00:00.000Z' });
    db.subscriptions.update(259, { isExpired: true, end: '2026-03-01T12:00:00.000Z' });
  },
  play: async ({ step }) => {
    await rowElement(260);
    await step('columns', async () => {
      await expect(headings()).toBe('ID, User, Product, Status, Expiration Date, Actions');
    });
    await step('ten rows, newest first', async () => {
      await expect(shownIds()).toEqual([260, 259, 258, 257, 256, 255, 254, 253, 252, 251]);
      await screen.findByText('1–10 of 260');
    });
    await step("the status is the server's, whatever the date says", async () => {
      await expect((await rowOf(260)).getByText('ACTIVE')).toBeVisible();
      await expect((await rowOf(259)).getByText('EXPIRED')).toBeVisible();
    });
    await step('no button to add one', async () => {
      await expect(screen.queryByRole('button', { name: /add/i })).toBeNull();
    });
  },
});

export const Empty = meta.story({ ...list.empty, tags: ['empty'] });

export const LongestTexts = meta.story({ ...list.longestTexts, name: 'Longest texts', tags: ['longest'] });
