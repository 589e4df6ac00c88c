import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { clock, db } from '#mocks/db/index.ts';
import { HwidScreen } from '#src/screens/admin/hwid/HwidScreen.tsx';
import preview from '#storybook/preview.tsx';
import { rowOf, shownIds, wholeList, withShellPadding, withStats } from '../../../support/admin-list.tsx';
import { dialog, pressInRow, rowAction, rowElement, userSees } from '../../../support/index.ts';
import { listStories } from '../../../support/list-states.ts';

const ID = 45;

const meta = preview.meta({
  title: 'Screens/Admin/HWID reset requests',
  component: HwidScreen,
  tags: ['screen'],
  ...wholeList(
    '/admin/hwid',
    'Customers with a new computer ask for another hardware ID; administrators judge here whether to approve. Current and new ID stand side by side with their differences underlined, and the reason can be read in full. A request that comes meanwhile shows by itself, unless rows would move under the pointer or the focus.',
  ),
  decorators: [withShellPadding, withStats],
});

const nameOf = (id: number) => db.users.find(db.hwidRequests.find(id)!.userId)!.username;

const pending = () => db.hwidRequests.where('status', 'PENDING').length;

const list = listStories(db.hwidRequests, 'Reset requests appear here.');

export const Typical = meta.story({
  tags: ['HWI-1'],
  parameters: { pictures: 'all', forcedColors: true },
  globals: { world: 'typical' },
  play: async () => {
    await rowElement(ID);
    await screen.findByText(`Review ${pending()} pending`);
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
    const row = await rowOf(45);
    for (const name of ['Approve', 'Decline'])
      await expect(row.getByRole('button', { name: `${name} ${nameOf(45)}` })).toHaveAccessibleDescription(
        '45',
      );
  },
});

/** The whole reason and the change of the ID, whatever the status. The button is there where the reason is cut. */
export const Details = meta.story({
  name: 'Details, longest texts; Close returns the focus to the button',
  tags: ['longest'],
  globals: { world: 'longest' },
  parameters: { route: '/admin/hwid?dir=asc&page=2' },
  beforeEach: () => void db.hwidRequests.update(12, { reason: 'PC' }),
  play: async () => {
    await pressInRow(11, 'Details');
    const { getByRole, getByText } = await dialog('HWID reset request #11');
    const reason = getByText(db.hwidRequests.find(11)!.reason);
    await expect(reason.offsetWidth, 'no wider than the dialog').toBeLessThanOrEqual(
      getByRole('heading', { level: 2 }).offsetWidth,
    );
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

/** Customers ask for another HWID. */
function request(count: number) {
  for (let at = 0; at < count; at++)
    db.hwidRequests.insert({
      userId: 2,
      currentHwid: 'OLD',
      requestHwid: `NEW-${at}`,
      reason: 'A new computer',
      requestIp: '203.0.113.7',
      status: 'PENDING',
      createdDate: new Date(clock.now()).toISOString(),
    });
}

/** No row moves while the focus is in the table. */
export const NewRequests = meta.story({
  tags: ['HWI-7'],
  name: 'Adds new requests, highlighted, or offers them while the focus is in the table',
  globals: { world: 'typical' },
  parameters: { timings: { pendingPoll: 200 }, pictures: false },
  play: async () => {
    await rowElement(ID);
    request(2);
    await rowElement(47);
    await expect((await rowElement(46)).hasAttribute('data-fresh')).toBe(true);
    await userSees(`Review ${pending()} pending`);
    (await rowElement(ID)).querySelector('button')!.focus();
    request(2);
    await screen.findByRole('button', { name: 'Show 2 new requests' });
    await userSees(`Review ${pending()} pending`);
    await expect(shownIds()[0]).toBe(47);
    await userEvent.click(await screen.findByRole('button', { name: 'Show 2 new requests' }));
    await rowElement(49);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Show \d/ })).toBeNull());
  },
});
