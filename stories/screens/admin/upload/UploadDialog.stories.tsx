import { expect, fn, screen, userEvent as users, waitFor } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { type SendForm, uploadTransport } from '#src/api/upload.ts';
import { UploadDialog } from '#src/screens/admin/upload/UploadDialog.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Admin/Upload client',
  component: UploadDialog,
  args: { onClose: fn() },
  parameters: { persona: 'admin', route: '/admin/products' },
});

const client = (name = 'client.exe') => new File([new Uint8Array(4_200_000)], name, { type: 'application/octet-stream' });
const button = (name: string) => screen.findByRole('button', { name });

async function choose(file: File) {
  // the picker of a browser can be told to show all files, and a file can be dropped
  await users.setup({ applyAccept: false }).upload(await screen.findByLabelText('File'), file);
}

async function fillIn(version = '3.0.0') {
  await choose(client());
  await users.type(screen.getByLabelText('Version'), version);
}

/** Nothing chosen yet: today's date, and nothing to upload. */
export const Fresh = meta.story({
  parameters: { screen: true },
  play: async () => {
    const file = await screen.findByLabelText('File');
    await expect(file).toHaveAttribute('accept', '.exe');
    await expect(screen.getByPlaceholderText('e.g. 1.0.0')).toHaveValue('');
    await expect(screen.getByLabelText('Release Date')).toHaveValue('2026-01-15');
    await expect(await button('Upload')).toBeDisabled();
  },
});

/** File and version are what it needs. */
export const Filled = meta.story({
  play: async () => {
    await choose(client('Client-Setup_WITH-a-very-long-name-that-no-dialog-is-wide-enough-for.EXE'));
    await expect(await button('Upload')).toBeDisabled();
    await users.type(screen.getByLabelText('Version'), '3');
    await expect(await button('Upload')).toBeEnabled();
  },
});

/** 'Please select a valid executable' (SPEC.md §5). */
export const PleaseSelectAValidExecutable = meta.story({
  play: async () => {
    await choose(client('client.exe.zip'));
    await users.type(screen.getByLabelText('Version'), '3.0.0');
    await expect(screen.getByRole('alert')).toHaveTextContent('Please select a valid executable');
    await expect(await button('Upload')).toBeDisabled();
    await choose(client());
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
});

/** 'Please fill all required fields' (SPEC.md §5): Enter, while something is missing. */
export const PleaseFillAllRequiredFields = meta.story({
  play: async ({ args }) => {
    await users.type(await screen.findByLabelText('Version'), '3.0.0{Enter}');
    await expect(await screen.findByText('Please fill all required fields')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** A version of blanks is no version. */
export const VersionOfBlanks = meta.story({
  parameters: { visual: false },
  play: async () => {
    await fillIn('  ');
    await users.click(await button('Upload'));
    await expect(await screen.findByText('Please fill all required fields')).toBeVisible();
  },
});

/** On its way: percent, nothing to press, and no way out. */
export const Uploading = meta.story({
  beforeEach: () => {
    uploadTransport.send = stopAt(42);
  },
  play: async ({ args, step }) => {
    await fillIn();
    await users.click(await button('Upload'));
    await step('shows how far it is', async () => {
      await waitFor(() => expect(screen.getByRole('progressbar', { name: 'Upload progress' })).toHaveAttribute('aria-valuenow', '42'));
      await expect(screen.getByText('42%')).toBeVisible();
      for (const name of ['Uploading...', 'Cancel']) await expect(await button(name)).toBeDisabled();
      await expect(screen.getByLabelText('Version')).toHaveAttribute('readonly');
    });
    await step('stays', async () => {
      await users.keyboard('{Escape}');
      await users.click(document.body, { pointerEventsCheck: 0 });
      await expect(screen.getByRole('dialog')).toBeVisible();
      await expect(args.onClose).not.toHaveBeenCalled();
    });
  },
});

/** 'Client uploaded successfully' (SPEC.md §8), then the dialog closes. */
export const ClientUploadedSuccessfully = meta.story({
  play: async ({ args }) => {
    await fillIn(' 3.0.0 ');
    await users.click(await button('Upload'));
    await expect(await screen.findByText('Client uploaded successfully')).toBeVisible();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(db.clients.all().at(-1)).toMatchObject({ version: '3.0.0', releaseDate: '2026-01-15', size: 4_200_000 });
  },
});

/** The server says why it refused; file, version and date stay, and it can be tried again. */
export const RefusedWithMessage = meta.story({
  play: async ({ args }) => {
    await fillIn(db.clients.all()[0]!.version);
    await users.click(await button('Upload'));
    await expect(await screen.findByText(/already exists/)).toBeVisible();
    await expect(screen.getByText('client.exe')).toBeVisible();
    await expect(await button('Upload')).toBeEnabled();
    await expect(await button('Cancel')).toBeEnabled();
    await expect(args.onClose).not.toHaveBeenCalled();
    await users.clear(screen.getByLabelText('Version'));
    await users.type(screen.getByLabelText('Version'), '9.9.9');
    await users.click(await button('Upload'));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

/** 'Error uploading client' (SPEC.md §8). */
export const ErrorUploadingClient = meta.story({
  parameters: { outcomes: { 'adminClient.upload': 'noMessage' } },
  play: () => refusedWith('Error uploading client'),
});

/** The line breaks. */
export const NetworkError = meta.story({
  parameters: { outcomes: { 'adminClient.upload': 'networkError' }, visual: false },
  play: () => refusedWith('Error uploading client'),
});

/** A proxy in front of the server has a limit of its own, and answers in HTML. */
export const TooLargeForProxy = meta.story({
  parameters: { outcomes: { 'adminClient.upload': 'tooLargeForProxy' }, visual: false },
  play: () => refusedWith('Error uploading client'),
});

/** The server has a limit, and says so. */
export const TooLarge = meta.story({
  parameters: { outcomes: { 'adminClient.upload': 'tooLarge' }, visual: false },
  play: () => refusedWith('The file is larger than 500 MB'),
});

/** The server looks into the file. */
export const NotExecutable = meta.story({
  parameters: { outcomes: { 'adminClient.upload': 'notExecutable' }, visual: false },
  play: () => refusedWith('Please select a valid executable'),
});

/** A 429 has no special action (SPEC.md §4). */
export const TooManyRequests = meta.story({
  parameters: { outcomes: { 'adminClient.upload': 'tooManyRequests' }, visual: false },
  play: () => refusedWith('Too many requests, try again in a minute'),
});

/** The token expires while the file is on its way: refreshed, sent once more, and done. */
export const ExpiredToken = meta.story({
  parameters: { outcomes: { 'adminClient.upload': 'expiredToken' }, visual: false },
  play: async ({ args }) => {
    await fillIn();
    await users.click(await button('Upload'));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

async function refusedWith(message: string) {
  await fillIn();
  await users.click(await button('Upload'));
  await expect(await screen.findByText(message)).toBeVisible();
  await expect(screen.getByText('client.exe')).toBeVisible();
  await expect(screen.getByLabelText('Version')).toHaveValue('3.0.0');
  await expect(await button('Upload')).toBeEnabled();
}

/** A transport that gets as far as `percent` and hangs. */
const stopAt = (percent: number): SendForm => (_url, _form, { onProgress, signal }) => {
  onProgress(percent);
  return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
};
