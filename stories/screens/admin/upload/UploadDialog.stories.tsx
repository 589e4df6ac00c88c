import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { defaultSettings } from '#mocks/db/settings.ts';
import { uploadTransport } from '#src/api/upload.ts';
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

export const Fresh = meta.story({
  tags: ['UPL-1'],
  parameters: { pictures: 'all' },
  name: 'Opened',
  play: async () => {
    const { getByRole, getByLabelText } = await openUpload();
    await expect(getByLabelText('File')).toHaveAttribute('accept', '.exe');
    await expect(getByRole('button', { name: 'Upload' })).toHaveAccessibleDescription(
      'Choose a file and enter a version',
    );
  },
});

export const Filled = meta.story({
  name: 'Filled in, longest file name',
  tags: ['longest'],
  play: async () => {
    await openUpload();
    await uploadFile(client('Client-Setup_WITH-a-very-long-name-that-no-dialog-is-wide-enough-for.EXE'));
    await fill({ Version: '3' });
  },
});

export const PleaseSelectAValidExecutable = meta.story({
  name: 'Please select a valid executable',
  tags: ['error', 'UPL-1'],
  play: async () => {
    await openUpload();
    await uploadFile(client('client.exe.zip'));
    await fill({ Version: '3.0.0' });
    await expectFieldError('File', 'Please select a valid executable');
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
    await expectFieldError('File', 'Choose an .exe file first');
  },
});

/** Cancel, Escape and a click outside do not close the dialog while it uploads. */
export const Uploading = meta.story({
  name: 'Uploading, 42 %',
  tags: ['loading', 'UPL-2'],
  beforeEach: () => {
    uploadTransport.send = (_url, _form, { onProgress, signal }) => {
      onProgress(42);
      return new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason as Error)),
      );
    };
  },
  play: async () => {
    await openUpload();
    await uploadFile(client());
    await fill({ Version: '3.0.0' });
    await userEvent.click(await screen.findByRole('button', { name: 'Upload' }));
    await screen.findByText('42%');
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
    uploadTransport.send = async (_url, _form, { onProgress }) => {
      await screen.findByText('0%'); // at the second try too
      onProgress(42);
      read = change(); // meanwhile
      return { status: 500, text: '' };
    };
    for (let tries = 0; tries < 2; tries++) {
      read.mockRestore();
      await uploadFile(client());
      await waitFor(() => expect(screen.getByLabelText('File')).toBeValid());
      await userEvent.click(await screen.findByRole('button', { name: 'Upload' }));
      await expectFieldError('File', 'The file has changed. Choose it again');
    }
  },
});
