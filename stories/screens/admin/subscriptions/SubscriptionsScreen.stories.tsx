import { db } from '#mocks/db/index.ts';
import { SubscriptionsScreen } from '#src/screens/admin/subscriptions/SubscriptionsScreen.tsx';
import preview from '#storybook/preview.tsx';
import { wholeList } from '../../../support/admin-list.tsx';
import { rowElement } from '../../../support/index.ts';
import { listStories } from '../../../support/list-states.ts';

const meta = preview.meta({
  title: 'Screens/Admin/Subscriptions',
  component: SubscriptionsScreen,
  tags: ['screen'],
  ...wholeList(
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
  play: async () => void (await rowElement(260)),
});

export const Empty = meta.story({ ...list.empty, tags: ['empty'] });

export const LongestTexts = meta.story({ ...list.longestTexts, name: 'Longest texts', tags: ['longest'] });
