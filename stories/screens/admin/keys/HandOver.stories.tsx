import { expect, screen, waitFor } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { config } from '#src/app/config.ts';
import { KeysScreen } from '#src/screens/admin/keys/KeysScreen.tsx';
import { QrSheet } from '#src/screens/admin/keys/QrSheet.tsx';
import { stubClipboard } from '#storybook/preview/clipboard.ts';
import preview from '#storybook/preview.tsx';
import { listMeta } from '../../../support/admin-list.tsx';
import {
  catchDownloads,
  choose,
  dialog,
  expectNoDialog,
  expectToast,
  fill,
  press,
  pressInDialog,
  pressInRow,
  rowElement,
  userSees,
} from '../../../support/index.ts';

const meta = preview.meta({
  title: 'Screens/Admin/Keys/Hand over',
  component: KeysScreen,
  ...listMeta(
    '/admin/keys',
    'Administrators give keys to customers: as links that fill the key in or as a message; rarely as a ' +
      'table, or as a sheet of QR codes to print. The way there stands above the list after keys were generated, ' +
      'and beside the selected rows.',
  ),
  beforeEach: () => {
    clipboard = stubClipboard();
  },
});

let clipboard: ReturnType<typeof stubClipboard>;

const newest = () => db.keys.all().at(-1)!;
const linkTo = (code: string) => `${config.siteOrigin}/dash?redeem=${code}`;

/** Generates two keys, and opens the window to hand them over. */
async function open() {
  await rowElement(newest().id);
  await press('Generate keys');
  await choose('Product', 'CS2');
  await fill({ Amount: '2' });
  await pressInDialog('Generate');
  await expectToast('Keys generated and copied to clipboard');
  await expectNoDialog();
  await press('Hand over 2 new keys');
  return dialog('Hand over 2 keys');
}

export const AfterGeneration = meta.story({
  tags: ['KEY-5'],
  name: 'Two new keys',
  parameters: { pictures: 'all', screen: true },
  play: async () => {
    const { getByRole, queryByText } = await open();
    await expect(getByRole('region', { name: 'Keys' })).toHaveTextContent(newest().code);
    await expect(queryByText(/Each link works once\./)).toBeNull();
  },
});

/** One of them is shown at a time, so that there is one list to scroll. */
export const MessageShown = meta.story({
  tags: ['KEY-5'],
  name: 'The message, in place of the keys',
  play: async () => {
    const { queryByRole } = await open();
    await pressInDialog('Show message');
    await userSees(/Each link works once\./, 'dialog');
    await expect(queryByRole('region', { name: 'Keys' })).toBeNull();
    await pressInDialog('Show keys');
    await expect(queryByRole('region', { name: 'Keys' })).toBeVisible();
    await pressInDialog('Show message');
  },
});

/** The menu lies over the dialog, which stays open. */
export const More = meta.story({
  tags: ['KEY-5'],
  name: 'More: as a table, or to print',
  play: async () => {
    await open();
    await pressInDialog('More');
    await expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Save CSV',
      'Print QR sheet',
    ]);
    await dialog('Hand over 2 keys');
  },
});

export const CopiedAsLinks = meta.story({
  name: 'Copied as links and as a message',
  parameters: { pictures: false },
  play: async () => {
    await open();
    const codes = db.keys
      .all()
      .slice(-2)
      .map(({ code }) => code);
    await pressInDialog('Copy as links');
    await expectToast('Links copied to clipboard');
    await expect(clipboard.text).toBe(codes.map(linkTo).join('\n'));
    await pressInDialog('Copy as message');
    await expectToast('Message copied to clipboard');
    await expect(clipboard.text).toContain(`CS2, 1 day: ${linkTo(codes[0]!)}`);
  },
});

export const ClipboardRefused = meta.story({
  name: 'Failed: the browser did not allow copying',
  tags: ['error'],
  play: async () => {
    await open();
    clipboard.allows = false;
    await pressInDialog('Copy as links');
    await expectToast('The browser did not allow copying');
  },
});

let saved: string[] = [];

export const SavedAsCsv = meta.story({
  name: 'Saved as CSV',
  parameters: { pictures: false },
  beforeEach: () => {
    saved = [];
    return catchDownloads(saved);
  },
  play: async () => {
    await open();
    await pressInDialog('More');
    await press('Save CSV');
    await dialog('Hand over 2 keys');
    await expect(saved).toEqual(['new-keys.csv']);
  },
});

/** The sheet stands in the page only while it is printed. */
export const Printed = meta.story({
  tags: ['KEY-5'],
  name: 'QR sheet printed',
  parameters: { pictures: false },
  beforeEach: () => {
    const { print } = window;
    window.print = () => {
      printed = [...document.querySelectorAll('.print-sheet svg')].map((code) =>
        code.getAttribute('aria-label'),
      );
      window.dispatchEvent(new Event('afterprint'));
    };
    return () => {
      window.print = print;
    };
  },
  play: async () => {
    await open();
    await pressInDialog('More');
    await press('Print QR sheet');
    await waitFor(() => expect(printed).toContain(linkTo(newest().code)));
    await expect(printed).toHaveLength(2);
    await expect(document.querySelector('.print-sheet')).toBeNull();
  },
});

let printed: (string | null)[] = [];

export const Sheet = meta.story({
  name: 'QR sheet, on paper',
  render: () => (
    <div className="p-8">
      <QrSheet
        keys={[
          'AB12-CD34-EF56-GH78',
          'JK90-LM12-NP34-QR56',
          'ST78-UV90-WX12-YZ34',
          'BC56-DE78-FG90-HJ12',
        ].map((code) => ({ code, product: 'CS2', durationHours: 2160 }))}
        dashboard="https://shop.example/dash"
      />
    </div>
  ),
  play: async () => {
    const code = screen.getByRole('img', { name: 'https://shop.example/dash?redeem=AB12-CD34-EF56-GH78' });
    await expect(code).toBeVisible();
    const { backgroundColor, color } = getComputedStyle(screen.getByRole('list'));
    await expect([backgroundColor, color], 'in every theme').toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  },
});

/** Used keys of the selection are left out. */
export const Selected = meta.story({
  name: 'Selected keys, of which one is used',
  parameters: { screen: true },
  beforeEach: () => {
    db.keys.update(newest().id, { status: 'USED' });
    db.keys.update(newest().id - 1, { status: 'UNUSED' });
  },
  play: async () => {
    const { id } = newest();
    await rowElement(id);
    await press('Select');
    for (const row of [id, id - 1]) await pressInRow(row, `Select key ${row}`);
    await press('Hand over 1 unused');
    await dialog('Hand over 1 key');
    await pressInDialog('Copy as link');
    await expect(clipboard.text).toBe(linkTo(db.keys.find(id - 1)!.code));
  },
});
