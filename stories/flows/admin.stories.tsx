import { expect, screen, userEvent } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { AdminShell } from '#src/screens/admin/shell/AdminShell.tsx';
import preview from '#storybook/preview.tsx';
import { about } from '#stories/support/about.ts';
import { openRow } from '../support/admin-list.tsx';
import { goToList, searchFor, showMenu } from '../support/admin-shell.ts';
import { expectNoDialog, expectToast, pressInRow, userSees } from '../support/index.ts';

const meta = preview.meta({
  title: 'Flows/Admin',
  component: AdminShell,
  tags: ['flow'],
  globals: { persona: 'admin', world: 'typical' },
  parameters: {
    route: '/admin/products',
    app: true,
    pictures: false,
    docs: about(
      'Whole journeys of an administrator through the assembled app, from one list to another and on to ' +
        'what a customer then sees.',
    ),
  },
});

export const ApprovesAResetAndTheUserHasTheNewHwid = meta.story({
  tags: ['HWI-3'],
  name: 'HWID reset: approve, then the user has the new HWID',
  play: async ({ step }) => {
    const pending = db.hwidRequests.where('status', 'PENDING');
    await expect(pending.length, 'more than one page').toBeGreaterThan(10);
    const request = pending.filter(({ requestHwid }) => requestHwid).at(-1)!;
    const { username } = db.users.find(request.userId)!;
    await step('approve; the badge of the header follows', async () => {
      await goToList('HWID reset requests');
      await searchFor(username);
      await pressInRow(request.id, 'Approve');
      await userSees(`Are you sure you want to approve the request for user ${username}?`, 'dialog');
      await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
      await expectToast('HWID reset request approved successfully');
      await expectNoDialog();
      await showMenu();
      await screen.findByRole('link', { name: `HWID reset requests ${pending.length - 1} pending` });
    });
    await step('the user', async () => {
      await goToList('Users');
      await expect(screen.getByRole('searchbox')).toHaveValue('');
      await searchFor(username);
      await expect(
        (await openRow(request.userId)).getAllByText(new RegExp(`^${request.requestHwid!.slice(0, 8)}`))[0],
      ).toBeVisible();
    });
  },
});
