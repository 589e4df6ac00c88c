import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { HwidScreen } from '#src/screens/admin/hwid/HwidScreen.tsx';
import preview from '#storybook/preview.tsx';
import { withShellPadding, withStats, rowOf, wholeList } from '../../../support/admin-list.tsx';
import { pressInRow, rowAction, rowElement, userSees } from '../../../support/index.ts';
import { listStories } from '../../../support/list-states.ts';

const ID = 45;

const meta = preview.meta({
  title: 'Screens/Admin/HWID reset requests',
  component: HwidScreen,
  tags: ['screen'],
  ...wholeList(
    '/admin/hwid',
    'Customers with a new computer ask for another hardware ID; administrators judge here whether to approve. Current and new ID stand side by side with their differences underlined, and the reason can be read in full.',
  ),
  decorators: [withShellPadding, withStats],
});

const nameOf = (id: number) => db.users.find(db.hwidRequests.find(id)!.userId)!.username;

const list = listStories(db.hwidRequests, 'Reset requests appear here.');

export const Typical = meta.story({
  tags: ['HWI-1'],
  parameters: { pictures: 'all', forcedColors: true },
  globals: { world: 'typical' },
  play: async () => {
    await rowElement(ID);
    await screen.findByText(`Review ${db.hwidRequests.where('status', 'PENDING').length} pending`);
  },
});

/** Only pending requests have buttons; the others show the decision. */
export const EachStatus = meta.story({
  tags: ['HWI-1', 'HWI-4', 'LIS-13'],
  name: 'Pending, approved and declined',
  globals: { world: 'typical' },
  parameters: { screen: false },
  beforeEach: () => {
    db.hwidRequests.update(45, { status: 'PENDING', requestHwid: null, currentHwid: null });
    db.hwidRequests.update(44, { status: 'APPROVED' });
    db.hwidRequests.update(43, { status: 'DECLINED' });
  },
  play: async () => {
    const pending = await rowOf(45);
    for (const name of ['Approve', 'Decline'])
      await expect(
        pending.getByRole('button', { name: `${name} ${nameOf(45)}` }),
      ).toHaveAccessibleDescription('45');
  },
});

/** The whole reason and the change of the ID, whatever the status. The button is there where the reason is cut. */
export const Details = meta.story({
  name: 'Details, longest texts; closed, the focus is back on the button',
  tags: ['longest'],
  globals: { world: 'longest' },
  parameters: { route: '/admin/hwid?dir=asc&page=2' },
  beforeEach: () => void db.hwidRequests.update(12, { reason: 'PC' }),
  play: async () => {
    await pressInRow(11, 'Details');
    const { getByRole } = within(await screen.findByRole('dialog', { name: 'HWID reset request #11' }));
    const reason = await userSees(db.hwidRequests.find(11)!.reason, 'dialog');
    await expect(reason.offsetWidth, 'no wider than the dialog').toBeLessThanOrEqual(
      getByRole('heading', { level: 2 }).offsetWidth,
    );
    await screen.findByText(/of 64 characters differ/);
    await userSees(db.hwidRequests.find(11)!.requestIp!, 'dialog');
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(async () =>
      expect((await rowOf(11)).getByRole('button', { name: rowAction('Details') })).toHaveFocus(),
    );
    await expect((await rowOf(12)).queryByRole('button', { name: /^Details/ })).toBeNull();
  },
});

export const Empty = meta.story({
  ...list.empty,
  tags: ['empty'],
  play: async () => {
    await list.empty.play();
    await screen.findByText('0 pending');
  },
});

export const LongestTexts = meta.story({ ...list.longestTexts, name: 'Longest texts', tags: ['longest'] });
