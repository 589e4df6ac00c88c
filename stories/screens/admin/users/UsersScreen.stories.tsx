import { expect } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { UsersScreen } from '#src/screens/admin/users/UsersScreen.tsx';
import preview from '#storybook/preview.tsx';
import { wholeList } from '../../../support/admin-list.tsx';
import { phoneViewport } from '../../../support/phone.ts';
import { rowElement } from '../../../support/index.ts';
import { listStories } from '../../../support/list-states.ts';

const meta = preview.meta({
  title: 'Screens/Admin/Users',
  component: UsersScreen,
  tags: ['screen'],
  ...wholeList(
    '/admin/users',
    'Administrators find an account here by name, id, hardware ID or address and see its role, premium, ban and last visit. Each row can be edited, deleted and given a subscription.',
  ),
});

const list = listStories(db.users, 'Everyone who signs up appears here.');

export const Typical = meta.story({
  tags: ['USR-1'],
  parameters: { pictures: 'all', forcedColors: true },
  globals: { world: 'typical' },
  play: async () => void (await rowElement(140)),
});

/** A row mirrors: its details are at the left, a separator stands between its facts. */
export const RightToLeft = meta.story({
  tags: ['THE-4', 'phone'],
  name: 'Phone, right to left',
  globals: { world: 'typical', direction: 'rtl', ...phoneViewport },
  play: async () => {
    const row = await rowElement(140);
    const [details, name] = [
      row.querySelector('.data-table-details'),
      row.querySelector('[data-phone=title]'),
    ];
    await expect(leftOf(details)).toBeLessThan(leftOf(name) + 1);
  },
});

const leftOf = (element: Element | null) => element!.getBoundingClientRect().left;

/** An administrator, a customer without hardware ID, premium with a pending one, a banned account. */
export const Cells = meta.story({
  tags: ['USR-1', 'USR-2'],
  name: 'Roles, premium, hardware IDs and bans',
  globals: { world: 'typical', locale: 'en-US', timeZone: 'UTC' },
  parameters: { route: '/admin/users?dir=asc', screen: false },
  beforeEach: () => {
    db.users.update(2, { lastIp: null, hwid: 'short-id', joinDate: '2025-12-31T23:30:00.000Z' });
  },
  play: async () => void (await rowElement(1)),
});

export const Empty = meta.story({
  tags: ['empty'],
  parameters: { outcomes: { 'users.list': 'noRows' } },
  play: list.empty.play,
});

export const LongestTexts = meta.story({ ...list.longestTexts, name: 'Longest texts', tags: ['longest'] });
