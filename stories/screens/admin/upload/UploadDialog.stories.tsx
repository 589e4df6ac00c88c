import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { defaultSettings } from '#mocks/db/settings.ts';
import { type SendForm, uploadTransport } from '#src/api/upload.ts';
import { AdminShell } from '#src/screens/admin/shell/AdminShell.tsx';
import preview from '#storybook/preview.tsx';
import { about } from '#stories/support/about.ts';
import { openUpload } from '../../../support/admin-shell.ts';
import { executable, expectFieldError, expectToast, fill, uploadFile } from '../../../support/index.ts';

const meta = preview.meta({
  title: 'Screens/Admin/Upload client',
  component: AdminShell,
  globals: { persona: 'admin' },
  parameters: {
    app: true,
    route: '/admin/products?search=rust',
    docs: about(
      'Administrators publish a new version of the desktop client, from any page of the console. Customers with premium then find it in the download tab.',
    ),
  },
});

const client = (name?: string) => executable(name, 4_200_000);

/** Opens the dialog, fills it in and submits. */
async function upload(version = '3.0.0') {
  const opened = await openUpload();
  await uploadFile(client());
  await fill({ Version: version });
  await userEvent.click(await screen.findByRole('button', { name: 'Upload' }));
  return opened;
}

/** Today's date is set, and Upload is disabled. */
export const Fresh = meta.story({
  tags: ['UPL-1'],
  parameters: { pictures: 'all' },
  name: 'Opened',
  play: async () => {
    const { getByRole, getByLabelText, getByPlaceholderText } = await openUpload();
    await expect(getByLabelText('File')).toHaveAttribute('accept', '.exe');
    await expect(getByPlaceholderText('e.g. 1.0.0')).toHaveValue('');
    await expect(await screen.findByLabelText('Release Date')).toHaveValue('2026-01-15');
    const upload = getByRole('button', { name: 'Upload' });
    await expect(upload).toBeDisabled();
    await expect(upload).toHaveAccessibleDescription('Choose a file and enter a version');
  },
});

export const Filled = meta.story({
  name: 'Filled in, longest file name',
  tags: ['longest'],
  play: async () => {
    const { getByRole } = await openUpload();
    await uploadFile(client('Client-Setup_WITH-a-very-long-name-that-no-dialog-is-wide-enough-for.EXE'));
    await expect(getByRole('button', { name: 'Upload' })).toBeDisabled();
    await fill({ Version: '3' });
    await expect(getByRole('button', { name: 'Upload' })).toBeEnabled();
  },
});

export const PleaseSelectAValidExecutable = meta.story({
  name: 'Please select a valid executable',
  tags: ['error', 'UPL-1'],
  play: async () => {
    const { getByRole, getByLabelText } = await openUpload();
    await uploadFile(client('client.exe.zip'));
    await fill({ Version: '3.0.0' });
    await screen.findByText('Please select a valid executable');
    await expect(getByLabelText('File')).toHaveAccessibleDescription('Please select a valid executable');
    await expect(getByRole('button', { name: 'Upload' })).toBeDisabled();
  },
});

/** Enter without a file. */
export const PleaseFillAllRequiredFields = meta.story({
  name: 'Please fill all required fields',
  tags: ['error', 'UPL-1'],
  play: async () => {
    await openUpload();
    await fill({ Version: '3.0.0' });
    await userEvent.keyboard('{Enter}');
    await expectToast('Please fill all required fields');
    const { getByLabelText } = within(await screen.findByRole('dialog', { name: 'Upload client' }));
    await expect(getByLabelText('File')).toHaveAccessibleDescription('Choose an .exe file first');
    await expect(await screen.findByLabelText('Version')).toBeValid();
  },
});

/** Cancel, Escape and a click outside do not close the dialog while it uploads. */
export const Uploading = meta.story({
  name: 'Uploading, 42 %',
  tags: ['loading', 'UPL-2'],
  beforeEach: () => {
    uploadTransport.send = stopAt(42);
  },
  play: async () => {
    const { getByRole } = await upload();
    await waitFor(() =>
      expect(getByRole('progressbar', { name: 'Upload progress' })).toHaveAttribute('aria-valuenow', '42'),
    );
    await screen.findByText('42%');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Uploading...' })).toBeDisabled());
    await expect(getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect(await screen.findByLabelText('Version')).toHaveAttribute('readonly');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(document.body, { pointerEventsCheck: 0 });
    await screen.findByRole('dialog', { name: 'Upload client' });
  },
});

export const FileHasChanged = meta.story({
  name: 'Refused: the file has changed since it was chosen',
  tags: ['error', 'UPL-1'],
  globals: { timeZone: 'Tokyo' }, // where it is tomorrow
  parameters: { pictures: false, settings: { ...defaultSettings(), clockOffset: 8 * 3_600_000 } },
  play: async () => {
    await openUpload();
    await expect(await screen.findByLabelText('Release Date')).toHaveValue('2026-01-16');
    const change = () =>
      spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementation(function (this: FileReader) {
        this.dispatchEvent(new ProgressEvent('error')); // as a browser does
      });
    let read = change();
    await uploadFile(client());
    await fill({ Version: '3.0.0' });
    await userEvent.click(await screen.findByRole('button', { name: 'Upload' }));
    await expectFieldError('File', 'The file has changed. Choose it again');
    read.mockRestore();
    const { send } = uploadTransport;
    uploadTransport.send = async () => {
      read = change(); // meanwhile
      return { status: 500, text: '' };
    };
    await uploadFile(client());
    await waitFor(() => expect(screen.getByLabelText('File')).toBeValid());
    await userEvent.click(await screen.findByRole('button', { name: 'Upload' }));
    await expectFieldError('File', 'The file has changed. Choose it again');
    read.mockRestore();
    uploadTransport.send = send;
    await uploadFile(client());
    await userEvent.click(await screen.findByRole('button', { name: 'Upload' }));
    await expectToast('Client uploaded successfully');
  },
});

export const TriedAgain = meta.story({
  name: 'Failed, then tried again from 0 %',
  tags: ['error', 'UPL-2'],
  parameters: { pictures: false },
  beforeEach: () => {
    uploadTransport.send = async (_url, _form, { onProgress }) => {
      onProgress(42);
      return { status: 500, text: '' };
    };
  },
  play: async () => {
    await upload();
    await expectToast('Error uploading client');
    await expect(await screen.findByLabelText('Version')).toHaveValue('3.0.0');
    uploadTransport.send = stopAt(0);
    await userEvent.click(await screen.findByRole('button', { name: 'Upload' }));
    const bar = await screen.findByRole('progressbar', { name: 'Upload progress' });
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '0'));
  },
});

/** A transport that stops at `percent`. */
const stopAt =
  (percent: number): SendForm =>
  (_url, _form, { onProgress, signal }) => {
    onProgress(percent);
    return new Promise((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason as Error)),
    );
  };
