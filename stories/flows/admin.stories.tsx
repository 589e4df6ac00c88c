import { expect, screen, userEvent as users, waitFor, within } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { personas } from '#mocks/scenarios/personas.ts';
import { AdminShell } from '#src/screens/admin/shell/AdminShell.tsx';
import { sessionStore } from '#src/session/session.ts';
import { pretendClipboard } from '#storybook/clipboard.ts';
import preview from '#storybook/preview.tsx';
import { choose, dialogOf, expectNoDialog, type Playing, retype, rowOf } from '../screens/admin/list/play.tsx';

/** Whole journeys of an administrator through the assembled app. */
const meta = preview.meta({
  title: 'Flows/Admin',
  component: AdminShell,
  parameters: { persona: 'admin', route: '/admin/products', app: true, visual: false },
});

/** To another list, once the console is there. */
async function goTo({ canvas, userEvent }: Playing, name: string) {
  const nav = within(await canvas.findByRole('navigation', { name: 'Admin' }));
  await userEvent.click(nav.getByRole('link', { name: new RegExp(`^${name}`) }));
  await canvas.findByRole('heading', { level: 1, name });
}

const search = async ({ canvas, userEvent }: Playing, text: string) => retype(userEvent, await canvas.findByRole('searchbox'), text);

export const GeneratesFindsEditsAndDeletesKeys = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const playing = { canvas, userEvent };
    const clipboard = pretendClipboard();
    await step('generate', async () => {
      await goTo(playing, 'Keys');
      await userEvent.click(canvas.getByRole('button', { name: 'Generate keys' }));
      const dialog = await dialogOf('Generate keys');
      await choose(userEvent, dialog.getByRole('combobox', { name: 'Product' }), 'CS2');
      await retype(userEvent, dialog.getByLabelText('Amount'), '2');
      await userEvent.click(dialog.getByRole('button', { name: 'Generate' }));
      await expect(await screen.findByText('Keys generated and copied to clipboard')).toBeVisible();
      await expectNoDialog();
    });
    const [code] = clipboard.text!.split('\n');
    const { id } = db.keys.where('code', code!)[0]!;
    await step('find', async () => {
      await search(playing, code!);
      await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
    });
    await step('edit', async () => {
      await userEvent.click((await rowOf(canvas, id)).getByRole('button', { name: 'Edit' }));
      const dialog = await dialogOf(`Editing activation key #${id}`);
      await retype(userEvent, dialog.getByLabelText('Duration (Hours)'), '48');
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await expect(await screen.findByText('Key updated successfully')).toBeVisible();
      await expect((await rowOf(canvas, id)).getByText('48')).toBeVisible();
    });
    await step('delete', async () => {
      await expectNoDialog();
      await userEvent.click((await rowOf(canvas, id)).getByRole('button', { name: 'Delete' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Delete Key' }));
      await expect(await screen.findByText('Key deleted successfully')).toBeVisible();
      await expect(await canvas.findByText('No results')).toBeVisible();
      await expect(db.keys.find(id)).toBeUndefined();
    });
  },
});

export const ApprovesAResetAndTheUserHasTheNewHwid = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const playing = { canvas, userEvent };
    const pending = db.hwidRequests.where('status', 'PENDING');
    const request = pending.filter(({ requestHwid }) => requestHwid).at(-1)!;
    const { username } = db.users.find(request.userId)!;
    await step('approve', async () => {
      await goTo(playing, 'HWID reset requests');
      await search(playing, username);
      await userEvent.click((await rowOf(canvas, request.id)).getByRole('button', { name: 'Approve' }));
      const dialog = within(await screen.findByRole('dialog'));
      await expect(dialog.getByText(`Are you sure you want to approve the request for user ${username}?`)).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
      await expect(await screen.findByText('HWID reset request approved successfully')).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('link', { name: `HWID reset requests ${pending.length - 1} pending` })).toBeVisible());
    });
    await step('the user', async () => {
      await goTo(playing, 'Users');
      await expect(canvas.getByRole('searchbox')).toHaveValue('');
      await search(playing, username);
      await expect((await rowOf(canvas, request.userId)).getAllByText(new RegExp(`^${request.requestHwid!.slice(0, 8)}`))[0]).toBeVisible();
    });
  },
});

export const UploadsAClientThatCustomersFind = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('upload', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Upload client' }));
      const dialog = await dialogOf('Upload client');
      await users.upload(dialog.getByLabelText('File'), new File(['MZ'], 'client.exe'));
      await userEvent.type(dialog.getByLabelText('Version'), '77.0.1');
      await userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
      await expect(await screen.findByText('Client uploaded successfully')).toBeVisible();
      await expectNoDialog();
    });
    await step('the download tab', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Software Provider' }));
      await userEvent.click(await canvas.findByRole('tab', { name: 'Download client' }));
      await expect(await canvas.findByText('77.0.1')).toBeVisible();
    });
  },
});

export const LosesTheRole = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table');
    db.users.update(personas.admin.id, { roles: ['ROLE_USER'] });
    await userEvent.click(canvas.getByRole('link', { name: 'Keys' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  },
});

export const SessionEnds = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table');
    db.sessions.all().forEach(({ id }) => db.sessions.remove(id));
    await userEvent.click(canvas.getByRole('link', { name: 'Keys' }));
    await expect(await canvas.findByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(sessionStore.get().status).toBe('anonymous');
  },
});
