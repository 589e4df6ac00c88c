import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { personas } from '#mocks/scenarios/personas.ts';
import { AdminShell } from '#src/screens/admin/shell/AdminShell.tsx';
import { stubClipboard } from '#storybook/preview/clipboard.ts';
import preview from '#storybook/preview.tsx';
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
  pressInRowMenu,
  rowElement,
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
    docs: {
      description: {
        component:
          'Whole journeys of an administrator through the assembled app, from one list to another and on to ' +
          'what a customer then sees.',
      },
    },
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

export const CopiesKeysOnTheSecondTry = meta.story({
  name: 'Keys: copied by hand after the clipboard refused',
  parameters: { route: '/admin/keys' },
  play: async () => {
    const clipboard = stubClipboard({ allows: false });
    await press('Generate keys');
    await dialog('Generate keys');
    await choose('Product', 'CS2');
    await pressInDialog('Generate');
    await dialog('Your new keys');
    clipboard.allows = true;
    await pressInDialog('Copy keys');
    await userSees('Copied', 'dialog');
    await expect(clipboard.text).toBe(db.keys.all().at(-1)!.code);
    await pressInDialog('Close');
    await expectNoDialog();
  },
});

export const BansAndUnbansAUser = meta.story({
  name: 'Users: ban and unban',
  parameters: { route: '/admin/users?search=premium' },
  play: async ({ step }) => {
    const { id } = personas.premium;
    const before = { ...db.users.find(id)! };
    await step('ban', async () => {
      await pressInRowMenu(id, 'Ban');
      await pressInDialog('Ban');
      await expectToast('User updated successfully');
      await expectNoDialog();
    });
    await step('unban; nothing else of the account has changed', async () => {
      await pressInRowMenu(id, 'Unban');
      await expect(db.users.find(id)).toEqual({ ...before, isBanned: true });
      await pressInDialog('Unban');
      await expectNoDialog();
      await expect(db.users.find(id)).toEqual(before);
    });
  },
});

export const DeletesTwoUsers = meta.story({
  name: 'Users: delete two together',
  parameters: { route: '/admin/users?dir=asc' },
  play: async () => {
    const ids = [personas.premium.id, personas.banned.id];
    await rowElement(ids[0]!);
    await press('Select');
    for (const id of ids) await pressInRow(id, `Select user ${id}`);
    await press('Delete selected');
    await dialog('Delete');
    await fill({ 'Type delete 2 users to confirm': 'delete 2 users' });
    await pressInDialog('Delete 2 users');
    await expectToast('2 users deleted');
    await expectNoDialog();
    for (const id of ids) await expect(db.users.find(id)).toBeUndefined();
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

export const DeclinesTwoRequestsByKeyboard = meta.story({
  name: 'HWID reset: decline two by keyboard alone',
  parameters: { route: '/admin/hwid' },
  play: async () => {
    (await findPressable('Decline', await rowElement(44))).focus();
    for (const id of [44, 43]) {
      await userEvent.keyboard('{Enter}');
      await dialog(`Decline HWID reset request #${id}`);
      await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
      await userEvent.keyboard('{Tab}{Enter}');
      await waitFor(async () => expect((await rowOf(id)).getByText('declined')).toBeVisible());
      await waitFor(() => expect(document.activeElement).toHaveAccessibleDescription(String(id - 1)));
    }
    await expectToast('HWID reset request declined successfully');
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

export const CommandPaletteByKeyboard = meta.story({
  name: 'Command palette: to a list, another theme, then upload, by keyboard alone',
  globals: { theme: 'light' },
  play: async ({ step }) => {
    await rowElement(1);
    await step('to a list', async () => {
      await userEvent.keyboard('{Meta>}k{/Meta}');
      await dialog('Command palette');
      await userEvent.keyboard('hw{Enter}');
      await expectNoDialog();
      await screen.findByRole('heading', { level: 1, name: 'HWID reset requests' });
    });
    await step('Escape closes', async () => {
      await userEvent.keyboard('{Control>}k{/Control}');
      await dialog('Command palette');
      await userEvent.keyboard('{Escape}');
      await expectNoDialog();
    });
    await step('a command that acts at once', async () => {
      await userEvent.keyboard('{Control>}k{/Control}');
      await dialog('Command palette');
      await userEvent.keyboard('dark{Enter}');
      await expectNoDialog();
      await expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    });
    await step('a command that opens a dialog', async () => {
      await userEvent.keyboard('{Control>}k{/Control}');
      await dialog('Command palette');
      await userEvent.keyboard('upl{Enter}');
      await dialog('Upload client');
    });
  },
});
