import { expect, screen, waitFor } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { AdminShell } from '#src/screens/admin/shell/AdminShell.tsx';
import { stubClipboard } from '#storybook/preview/clipboard.ts';
import preview from '#storybook/preview.tsx';
import { about } from '#stories/support/about.ts';
import { openRow, rowOf } from '../support/admin-list.tsx';
import { goToList, openUpload, searchFor, showMenu } from '../support/admin-shell.ts';
import {
  choose,
  dialog,
  executable,
  expectNoDialog,
  expectToast,
  fill,
  findPressable,
  openTab,
  press,
  pressInDialog,
  pressInRow,
  uploadFile,
  userSees,
} from '../support/index.ts';

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

export const GeneratesFindsEditsAndDeletesKeys = meta.story({
  name: 'Keys: generate, find, edit, delete',
  play: async ({ step }) => {
    const clipboard = stubClipboard();
    await step('generate', async () => {
      await goToList('Keys');
      await press('Generate keys');
      await dialog('Generate keys');
      await choose('Product', 'CS2');
      await fill({ Amount: '2' });
      await pressInDialog('Generate');
      await expectToast('Keys generated and copied to clipboard');
      await expectNoDialog();
    });
    const [code] = clipboard.text!.split('\n');
    const { id } = db.keys.where('code', code!)[0]!;
    await step('find', async () => {
      await searchFor(code!);
      await userSees('1 key found');
    });
    await step('edit', async () => {
      await pressInRow(id, 'Edit');
      await dialog(`Editing activation key #${id}`);
      await fill({ Code: `  ${code}-NEW  ` });
      await choose('Product', 'Rust');
      await fill({ 'Duration (Hours)': '48' });
      await pressInDialog('Save');
      await expectToast('Key updated successfully');
      await expectNoDialog();
      const row = await rowOf(id);
      for (const text of [`${code}-NEW`, 'Rust', '48']) await expect(row.getByText(text)).toBeVisible();
    });
    await step('delete', async () => {
      await pressInRow(id, 'Delete');
      await pressInDialog('Delete Key');
      await expectToast('Key deleted successfully');
      await userSees(/^No keys match/);
      await expect(db.keys.find(id)).toBeUndefined();
    });
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
      await pressInDialog('Approve');
      await expectToast('HWID reset request approved successfully');
      await expectNoDialog();
      await showMenu();
      await findPressable(`HWID reset requests ${pending.length - 1} pending`);
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

export const UploadsAClientThatCustomersFind = meta.story({
  name: 'Client: upload, then customers find it',
  play: async ({ step }) => {
    await step('cancel leads back to the button', async () => {
      await openUpload();
      await pressInDialog('Cancel');
      await expectNoDialog();
      await waitFor(async () => expect(await findPressable('Upload client')).toHaveFocus());
    });
    await step('a wrong file, then the right one', async () => {
      await openUpload();
      await uploadFile(executable('client.zip'));
      await userSees('Please select a valid executable', 'dialog');
      await uploadFile(executable());
      await waitFor(() => expect(screen.queryByText('Please select a valid executable')).toBeNull());
    });
    await step('a version that exists, then a new one', async () => {
      await fill({ Version: db.clients.all()[0]!.version });
      await pressInDialog('Upload');
      await expectToast(/already exists/);
      await fill({ Version: '77.0.1' });
      await pressInDialog('Upload');
      await expectToast('Client uploaded successfully');
      await expectNoDialog();
    });
    await step('the download tab', async () => {
      await press('Software Provider');
      await openTab('Download client');
      await userSees('77.0.1');
    });
  },
});
