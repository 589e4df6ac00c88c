import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { config } from '#src/app/config.ts';
import { KeysScreen } from '#src/screens/admin/keys/KeysScreen.tsx';
import { clipboard, stubClipboard } from '#storybook/preview/clipboard.ts';
import preview from '#storybook/preview.tsx';
import { listMeta } from '../../../support/admin-list.tsx';
import {
  catchDownloads,
  choose,
  downloads,
  expectToast,
  fill,
  pressInRow,
  rowElement,
} from '../../../support/index.ts';

const meta = preview.meta({
  title: 'Screens/Admin/Keys/Share keys',
  component: KeysScreen,
  ...listMeta(
    '/admin/keys',
    'Administrators give keys to customers: as links that fill the key in or as a message; rarely as a file. It follows the generation of keys, and stands beside the selected rows.',
  ),
  beforeEach: () => void stubClipboard(),
});

const newest = () => db.keys.all().at(-1)!;
const linkTo = (code: string) => `${config.siteOrigin}/dash?redeem=${code}`;

/** Generates two keys, and opens the window to hand them over. */
async function open() {
  await rowElement(newest().id);
  await userEvent.click(await screen.findByRole('button', { name: 'Generate keys' }));
  await choose('Product', 'CS2');
  await fill({ Amount: '2' });
  await userEvent.click(await screen.findByRole('button', { name: 'Generate' }));
  await expectToast('Keys generated and copied to clipboard');
  return within(await screen.findByRole('dialog', { name: '2 keys generated' }));
}

export const AfterGeneration = meta.story({
  tags: ['KEY-5'],
  name: 'Two new keys',
  parameters: { pictures: 'all', screen: true },
  play: async () => void (await open()),
});

/** List and message alternate, so that only one scrolls. */
export const MessageShown = meta.story({
  tags: ['KEY-5'],
  name: 'Message instead of the keys',
  play: async () => {
    const { queryByRole } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Preview message' }));
    await screen.findByText(/Each link works once\./);
    await expect(queryByRole('region', { name: 'Keys' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Show keys' }));
    await expect(queryByRole('region', { name: 'Keys' })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Preview message' }));
  },
});

export const Saved = meta.story({
  tags: ['KEY-5'],
  name: 'Copies links and a message, saves CSV and Excel',
  parameters: { pictures: false },
  beforeEach: catchDownloads,
  play: async () => {
    await open();
    clipboard.allows = false;
    await userEvent.click(await screen.findByRole('button', { name: 'Copy as links' }));
    await expectToast('The browser blocked copying the links');
    clipboard.allows = true;
    await userEvent.click(await screen.findByRole('button', { name: 'Copy as links' }));
    await expectToast('Links copied to clipboard');
    await userEvent.click(await screen.findByRole('button', { name: 'Copy as message' }));
    await expectToast('Message copied to clipboard');
    await expect(clipboard.text).toContain(
      `Your keys: CS2, 1 day each\n${linkTo(db.keys.find(newest().id - 1)!.code)}`,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Save CSV' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save Excel' }));
    await waitFor(() => expect(downloads).toEqual(['new-keys.csv', 'new-keys.xlsx']));
    await screen.findByRole('dialog', { name: '2 keys generated' });
  },
});

/** Used keys of the selection are left out. */
export const Selected = meta.story({
  name: 'Selected keys, one of them used',
  parameters: { screen: true },
  beforeEach: () => {
    db.keys.update(newest().id, { status: 'USED' });
    db.keys.update(newest().id - 1, { status: 'UNUSED' });
  },
  play: async () => {
    const { id } = newest();
    await rowElement(id);
    for (const row of [id, id - 1]) await pressInRow(row, `Select key ${row}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Share 1 unused' }));
    await screen.findByRole('dialog', { name: 'Share 1 key' });
    await userEvent.click(await screen.findByRole('button', { name: 'Copy as link' }));
    await expect(clipboard.text).toBe(linkTo(db.keys.find(id - 1)!.code));
  },
});
