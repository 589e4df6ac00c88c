import { expect } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { InvitesScreen } from '#src/screens/admin/invites/InvitesScreen.tsx';
import preview from '#storybook/preview.tsx';
import { wholeList, rowOf } from '../../../support/admin-list.tsx';
import { listStories } from '../../../support/list-states.ts';

const meta = preview.meta({
  title: 'Screens/Admin/Invites',
  component: InvitesScreen,
  tags: ['screen'],
  ...wholeList(
    '/admin/invites',
    'Administrators hand out invite codes here: some for one owner, or some for every user at once. The list says whose each code is, and who used it and when.',
  ),
});

const list = listStories(db.invites, 'Generate codes for one user or for everyone.');

export const Typical = meta.story({
  tags: ['INC-1'],
  parameters: { pictures: 'all' },
  globals: { world: 'typical' },
  beforeEach: () => {
    db.invites.update(119, { status: 'USED', usedById: 2, usedDate: '2026-01-15T09:00:00.000Z' });
  },
  play: async () => {
    const code = (await rowOf(120)).getByText(db.invites.find(120)!.code);
    await expect(code.closest('[translate=no]')).not.toBeNull();
  },
});

export const Empty = meta.story({ ...list.empty, tags: ['empty'] });

export const LongestTexts = meta.story({ ...list.longestTexts, name: 'Longest texts', tags: ['longest'] });
