import { expect, screen } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { KeysScreen } from '#src/screens/admin/keys/KeysScreen.tsx';
import preview from '#storybook/preview.tsx';
import { wholeList, rowOf } from '../../../support/admin-list.tsx';
import {
  expectToast,
  phoneViewport,
  pressInRow,
  rowAction,
  rowElement,
  userSees,
} from '../../../support/index.ts';
import { listStories } from '../../../support/list-states.ts';

const meta = preview.meta({
  title: 'Screens/Admin/Keys',
  component: KeysScreen,
  tags: ['screen'],
  ...wholeList(
    '/admin/keys',
    'Administrators generate activation keys here, pass them on and see which are used, by whom and when. Each key can be edited and deleted.',
  ),
});

const list = listStories(db.keys, 'Generate keys to sell them.');

export const Typical = meta.story({
  tags: ['KEY-1'],
  parameters: { pictures: 'all' },
  globals: { world: 'typical' },
  beforeEach: () => {
    db.keys.update(399, { status: 'USED', usedById: 2, usedDate: '2026-01-15T09:00:00.000Z' });
  },
  play: async () => void (await rowElement(400)),
});

export const Empty = meta.story({
  ...list.empty,
  tags: ['empty', 'LIS-5'],
  parameters: {},
});

export const NoMatch = meta.story({
  name: 'No match',
  tags: ['empty', 'LIS-5'],
  parameters: { route: '/admin/keys?search=no-such-key' },
  play: async () => void (await userSees('No keys match “no-such-key”')),
});

export const LongestTexts = meta.story({ ...list.longestTexts, name: 'Longest texts', tags: ['longest'] });

/** The rest of a row opens in its card. */
export const PhoneDetails = meta.story({
  name: 'Phone: details of a key',
  tags: ['phone', 'LIS-12'],
  globals: { world: 'typical', ...phoneViewport },
  play: async () => {
    const row = await rowOf(400);
    await expect(row.queryByRole('button', { name: rowAction('Edit') })).toBeNull();
    await pressInRow(400, 'Details');
  },
});

export const ErrorFetchingActivationKeys = meta.story({
  name: 'Failed: Error fetching activation keys',
  tags: ['error', 'LIS-5'],
  parameters: { outcomes: { 'keys.list': 'noMessage' } },
  play: async () => {
    await expectToast('Error fetching activation keys');
    await screen.findByText('The keys could not be loaded');
  },
});
