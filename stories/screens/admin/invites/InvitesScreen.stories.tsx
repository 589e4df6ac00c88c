import { expect, screen, within } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { InvitesScreen } from '#src/screens/admin/invites/InvitesScreen.tsx';
import preview from '#storybook/preview.tsx';
import { headings, inMain, rowOf, shownIds } from '../../../support/admin-list.tsx';
import { expectNoSidewaysScroll, onPhone, rowAction, rowElement, userSees } from '../../../support/index.ts';
import {
  expectListFailed,
  expectListWithoutMatch,
  expectListEmpty,
  expectListLoading,
  pageToTheEnd,
} from '../../../support/list-states.ts';

const meta = preview.meta({
  title: 'Screens/Admin/Invites',
  component: InvitesScreen,
  tags: ['screen'],
  decorators: [inMain],
  globals: { persona: 'admin' },
  parameters: {
    route: '/admin/invites',
    screen: true,
    docs: {
      description: {
        component:
          'Administrators hand out invite codes here: some for one owner, or some for every user at once. ' +
          'The list says whose each code is, and who used it and when.',
      },
    },
  },
});

export const Typical = meta.story({
  tags: ['INC-1'],
  parameters: { pictures: 'all' },
  globals: { world: 'typical' },
  play: async ({ step }) => {
    const row = await rowOf(120);
    await step('columns', async () => {
      await expect(headings()).toEqual([
        'ID',
        'Code',
        'Assigned User',
        'Status',
        'Used By',
        'Used Date',
        'Created Date',
        'Actions',
      ]);
    });
    await step('ten rows, newest first', async () => {
      await expect(shownIds()).toEqual([120, 119, 118, 117, 116, 115, 114, 113, 112, 111]);
    });
    await step('an unused code has neither user nor date, some have no owner', async () => {
      await expect(row.getByText('UNUSED')).toBeVisible();
      await expect(row.getAllByText('Not used')).toHaveLength(2);
      const ownerless = shownIds().find((id) => db.invites.find(id)!.assignedToId === null)!;
      await expect((await rowOf(ownerless)).getByText('Not set')).toBeInTheDocument();
    });
  },
});

export const UsedCodes = meta.story({
  tags: ['INC-1'],
  name: 'Used and unused codes',
  globals: { world: 'typical' },
  parameters: { route: '/admin/invites?dir=asc', screen: false },
  play: async () => {
    await rowElement(1);
    await userSees('UNUSED');
    const [used] = screen.getAllByText('USED');
    await expect(within(used!.closest('tr')!).queryByText('Not used')).toBeNull();
  },
});

export const Loading = meta.story({
  tags: ['loading'],
  parameters: { pictures: false, outcomes: { 'adminInvites.list': 'neverAnswers' } },
  play: expectListLoading('invite codes'),
});

export const Empty = meta.story({
  tags: ['empty'],
  globals: { world: 'empty' },
  play: expectListEmpty,
});

export const NoMatch = meta.story({
  name: 'No match',
  tags: ['empty'],
  parameters: { pictures: false, route: '/admin/invites?search=no-such-code' },
  play: expectListWithoutMatch,
});

export const Crowded = meta.story({
  name: 'Crowded: 80,000 codes, paged to the last',
  globals: { world: 'crowded' },
  parameters: { pictures: false, screen: false },
  play: pageToTheEnd(() => db.invites.size),
});

export const LongestTexts = meta.story({
  name: 'Longest texts',
  tags: ['longest'],
  globals: { world: 'longest' },
  play: async () => {
    await rowElement(db.invites.size);
    await expectNoSidewaysScroll();
  },
});

/** Each row is a card with all its actions. 'Typical' has the picture at this width. */
export const Phone = meta.story({
  tags: ['phone'],
  globals: { world: 'typical', ...onPhone },
  parameters: { pictures: false },
  play: async () => {
    const row = await rowOf(120);
    for (const name of ['Edit', 'Delete'])
      await expect(row.getByRole('button', { name: rowAction(name) })).toBeVisible();
  },
});

export const ErrorFetchingInviteCodes = meta.story({
  name: 'Failed: Error fetching invite codes',
  tags: ['error'],
  parameters: { pictures: false, outcomes: { 'adminInvites.list': 'noMessage' } },
  play: expectListFailed('Error fetching invite codes'),
});
