import { expect } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { HwidScreen } from '#src/screens/admin/hwid/HwidScreen.tsx';
import preview from '#storybook/preview.tsx';
import { listMeta } from '../../../support/admin-list.tsx';
import {
  dialog,
  expectToast,
  press,
  pressInDialog,
  pressInRow,
  rowElement,
  userSees,
} from '../../../support/index.ts';

const meta = preview.meta({
  title: 'Screens/Admin/HWID reset requests/Several at once',
  component: HwidScreen,
  ...listMeta(
    '/admin/hwid',
    'Administrators approve or decline several requests at once, after they have seen which HWIDs change. ' +
      'What somebody else has decided meanwhile stays.',
  ),
  beforeEach: () => {
    for (const id of [45, 44]) db.hwidRequests.update(id, { status: 'PENDING', requestHwid: `NEW-${id}` });
    db.hwidRequests.update(43, { status: 'PENDING', requestHwid: null });
    db.hwidRequests.update(42, { status: 'DECLINED' });
  },
});

async function decide(button: 'Approve' | 'Decline') {
  await rowElement(45);
  await press('Select');
  for (const id of [45, 44, 43, 42]) await pressInRow(id, `Select request ${id}`);
  await press(`${button} selected`);
  return dialog(button);
}

export const Preview = meta.story({
  name: 'Approve: what changes',
  tags: ['HWI-6', 'LIS-17'],
  parameters: { pictures: 'all', screen: true },
  play: async () => {
    await decide('Approve');
    await userSees('Are you sure you want to approve 3 requests?', 'dialog');
    await userSees('NEW-45', 'dialog');
    await userSees('1 without a new HWID. Approving leaves the user without an HWID.', 'dialog');
    await userSees('1 other is decided already.', 'dialog');
  },
});

export const Declined = meta.story({
  name: 'Declined together, one was decided meanwhile',
  tags: ['HWI-6'],
  play: async () => {
    await decide('Decline');
    db.hwidRequests.update(44, { status: 'APPROVED' });
    await pressInDialog('Decline 3 requests');
    await dialog('2 requests declined, 1 left alone');
    await userSees('Is approved already', 'dialog');
    await expect(db.hwidRequests.find(45)).toMatchObject({ status: 'DECLINED' });
    await expect(db.hwidRequests.find(44)).toMatchObject({ status: 'APPROVED' });
  },
});

/** The account names the server's reason. */
export const Failed = meta.story({
  name: 'Failed: decided while it ran (409)',
  tags: ['error'],
  parameters: { pictures: false, outcomes: { 'hwidRequests.approve': 'alreadyProcessed' } },
  play: async () => {
    await decide('Approve');
    await pressInDialog('Approve 3 requests');
    await dialog('0 requests approved, 3 failed');
  },
});

export const Approved = meta.story({
  name: 'Approved together',
  tags: ['HWI-6'],
  parameters: { pictures: false },
  play: async () => {
    await decide('Approve');
    await pressInDialog('Approve 3 requests');
    await expectToast('3 requests approved');
    await expect(db.users.find(db.hwidRequests.find(45)!.userId)).toMatchObject({ hwid: 'NEW-45' });
  },
});
