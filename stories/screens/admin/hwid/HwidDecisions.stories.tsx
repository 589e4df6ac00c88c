import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { HwidScreen } from '#src/screens/admin/hwid/HwidScreen.tsx';
import preview from '#storybook/preview.tsx';
import { about } from '#stories/support/about.ts';
import { forceOutcome } from '#storybook/preview/world.ts';
import { withShellPadding, withStats, rowOf } from '../../../support/admin-list.tsx';
import {
  dialog,
  expectNoDialog,
  expectToast,
  pressInDialog,
  pressInRow,
  rowAction,
  rowElement,
  userSees,
} from '../../../support/index.ts';

/** A pending request, and the pending request below it. */
const ID = 44;
const NEXT = 43;
/** The address of the request, by which the list is searched. */
const IP = '203.0.113.44';

const meta = preview.meta({
  title: 'Screens/Admin/HWID reset requests/Decisions',
  component: HwidScreen,
  decorators: [withShellPadding, withStats],
  globals: { persona: 'admin', world: 'typical' },
  beforeEach: () => {
    if (db.hwidRequests.find(ID)) db.hwidRequests.update(ID, { requestIp: IP });
  },
  parameters: {
    route: `/admin/hwid?search=${IP}`,
    docs: about(
      'Administrators approve or decline a request after comparing both hardware IDs and reading the reason. Afterwards the focus moves on to the next pending request of the page.',
    ),
  },
});

type Decision = 'Approve' | 'Decline';

const wholeList = '/admin/hwid';
const pending = () => db.hwidRequests.where('status', 'PENDING').length;
const nameOf = (id: number) => db.users.find(db.hwidRequests.find(id)!.userId)!.username;

const open = async (decision: Decision) => {
  await pressInRow(ID, decision);
  return dialog(`${decision} HWID reset request #${ID}`);
};

async function decide(decision: Decision) {
  await open(decision);
  await userEvent.click(await screen.findByRole('button', { name: decision }));
}

/** Both values one above the other with their differences underlined, and the whole reason. */
export const Approve = meta.story({
  tags: ['HWI-2', 'HWI-4'],
  parameters: { pictures: 'all', screen: true },
  beforeEach: () =>
    void db.hwidRequests.update(ID, { currentHwid: '178bfbff00a20f12', requestHwid: '178bfbff00c20f1d' }),
  play: async () => {
    const next = (await rowOf(ID)).getByText('178bfbff00c20f1d');
    await expect(next.style.backgroundImage, 'underlined in the list').toContain('var(--color-warning)');
    await open('Approve');
    await screen.findByText('2 of 16 characters differ, underlined above.');
  },
});

export const Decline = meta.story({
  tags: ['HWI-2'],
  play: async () => void (await open('Decline')),
});

/** Approving a request without a new value removes the user's ID. */
export const ApproveWithoutANewValue = meta.story({
  name: 'Approve: no new value',
  beforeEach: () => void db.hwidRequests.update(ID, { requestHwid: null }),
  play: async () => {
    const { queryByText } = await open('Decline');
    await expect(queryByText(/^Approving/)).toBeNull();
    await pressInDialog('Cancel');
    await expectNoDialog();
    await open('Approve');
    await screen.findByText('Approving leaves the user without an HWID.');
  },
});

export const LongestTexts = meta.story({
  name: 'Approve: longest texts',
  tags: ['longest'],
  globals: { world: 'longest' },
  parameters: { screen: true, route: '/admin/hwid?dir=asc&page=2' },
  play: async () => {
    await pressInRow(14, 'Approve');
    const { getByRole, getByText } = await dialog('Approve HWID reset request #14');
    const reason = getByText(db.hwidRequests.find(14)!.reason);
    await expect(reason.offsetWidth, 'no wider than the dialog').toBeLessThanOrEqual(
      getByRole('heading', { level: 2 }).offsetWidth,
    );
  },
});

export const NothingLeftToDecide = meta.story({
  name: 'Last pending request decided',
  parameters: { route: wholeList, pictures: false },
  beforeEach: () =>
    db.hwidRequests
      .where('status', 'PENDING')
      .forEach(({ id }) => id !== ID && db.hwidRequests.update(id, { status: 'APPROVED' })),
  play: async () => {
    await decide('Decline');
    await screen.findByText('0 pending');
    await screen.findByText('No more pending requests on this page');
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^\d+ requests/));
  },
});

/** The row is not up to date, so its buttons stay disabled. */
export const ReloadFails = meta.story({
  name: 'Approved, but the list could not be loaded again',
  tags: ['error'],
  play: async () => {
    await rowElement(ID);
    forceOutcome('hwidRequests.list', 'noMessage');
    await decide('Approve');
    await expectToast('Error fetching HWID reset requests');
    await expectNoDialog();
  },
});

/** A toast says so, the list is reloaded, the row is marked, and the focus moves to the next request. */
export const HandledBySomebodyElse = meta.story({
  name: 'Refused: decided by another administrator (409)',
  tags: ['error'],
  parameters: { route: wholeList },
  play: async () => {
    await open('Decline');
    db.hwidRequests.update(ID, { status: 'DECLINED' });
    const left = pending();
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    await expectToast('This request has already been processed');
    await expectNoDialog();
    await screen.findByText(`Review ${left} pending`);
    await userSees(`Next pending request: #${NEXT}, ${nameOf(NEXT)}`);
    const next = await within(await rowElement(NEXT)).findByRole('button', { name: rowAction('Decline') });
    await waitFor(() => expect(next).toHaveFocus());
  },
});
