import { expect, screen, waitFor, within } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { KeysScreen } from '#src/screens/admin/keys/KeysScreen.tsx';
import preview from '#storybook/preview.tsx';
import { requestListeners } from '#storybook/preview/worker.ts';
import { forceOutcome } from '#storybook/preview/world.ts';
import { listMeta, shownIds } from '../../../support/admin-list.tsx';
import {
  catchDownloads,
  choose,
  expectToast,
  fill,
  findPressable,
  onPhone,
  press,
  rowElement,
  userSees,
} from '../../../support/index.ts';

const meta = preview.meta({
  title: 'Screens/Admin/Every list/All rows',
  component: KeysScreen,
  ...listMeta(
    '/admin/keys',
    'Administrators read a whole list into the browser, where every column sorts and filters, and answer ' +
      'questions such as which keys have been unused for 90 days. A line says how much of the list that is, ' +
      'and as of when. Shown with 400 keys.',
  ),
  globals: { persona: 'admin', world: 'typical', locale: 'en-GB', timeZone: 'UTC' },
});

const truth = /^400 of 400 keys, as of \d\d:\d\d\.$/;

async function readAll() {
  await rowElement(400);
  await press('All rows');
  await userSees(truth);
}

/** From the second page of the reading on, the server does otherwise. */
function afterTheFirstPage(outcome: 'neverAnswers' | 'noMessage') {
  let pages = 0;
  const listener = (request: string) => {
    if (!request.startsWith('GET /api/admin/keys') || ++pages < 2) return;
    forceOutcome('keys.list', outcome);
    requestListeners.delete(listener);
  };
  requestListeners.add(listener);
}

const header = (name: string) => within(screen.getByRole('columnheader', { name }));

export const Typical = meta.story({
  tags: ['LIS-15'],
  parameters: { pictures: 'all', screen: true },
  play: async () => {
    await readAll();
    await expect(shownIds()).toHaveLength(10);
    await userSees('1–10 of 400');
    await expect(screen.getByRole('button', { name: 'All rows' })).toHaveAttribute('aria-pressed', 'true');
  },
});

export const Sorted = meta.story({
  name: 'Sorted by code, falling, then paged',
  tags: ['LIS-15', 'flow'],
  parameters: { pictures: false },
  play: async () => {
    await readAll();
    const codes = db.keys
      .all()
      .map(({ code }) => code)
      .sort(new Intl.Collator('en', { numeric: true }).compare);
    await press('Code', header('Code').getByRole('button').parentElement!);
    await userSees(codes[0]!);
    await press('Code', header('Code').getByRole('button').parentElement!);
    await userSees(codes.at(-1)!);
    await expect(screen.getByRole('columnheader', { name: 'Code' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await press('Last page');
    await userSees(codes[0]!);
  },
});

/** The values of a column stand with their number of rows. */
export const Filtered = meta.story({
  name: 'Filtered: unused keys of a product, with a text',
  tags: ['LIS-15'],
  parameters: { screen: true },
  play: async () => {
    await readAll();
    const unused = db.keys.where('status', 'UNUSED');
    await choose('Status', `UNUSED (${unused.length})`);
    const ofRust = unused.filter(({ productId }) => productId === 2);
    await choose('Product', `Rust (${ofRust.length})`);
    await userSees(`${ofRust.length} keys`);
    const [{ code }] = ofRust as [(typeof ofRust)[number]];
    await fill({ Contains: code.slice(0, 4).toLowerCase() });
    await userSees(code);
    await userSees('1 key');
  },
});

/** The question, the order and the filters stand in the address. */
export const LinkedTo = meta.story({
  name: 'Question, order and filter from the URL',
  tags: ['LIS-15', 'LIS-16'],
  parameters: {
    route: '/admin/keys?all=Code&ask=unused-90&Product=CS2',
    screen: true,
  },
  play: async () => {
    await userSees(truth);
    await expect(screen.getByRole('button', { name: 'Unused for 90 days' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const before = Date.now() - 90 * 86_400_000;
    const meant = db.keys
      .where('productId', 1)
      .filter(({ status, createdDate }) => status === 'UNUSED' && Date.parse(createdDate) <= before);
    await userSees(`${meant.length} keys`);
    await press('Clear filters');
    await userSees('400 keys');
  },
});

export const NoneMatch = meta.story({
  name: 'No row matches the filters, which are cleared',
  tags: ['empty'],
  parameters: { route: '/admin/keys?all=-id&Code=chess', screen: true, pictures: false },
  play: async () => {
    await userSees('No keys match these filters');
    await press('Clear the filters');
    await rowElement(400);
  },
});

export const Reading = meta.story({
  tags: ['loading'],
  parameters: { screen: true },
  play: async () => {
    await rowElement(400);
    afterTheFirstPage('neverAnswers');
    await press('All rows');
    await userSees('Reading: 100 of 400 keys');
    await findPressable('Stop');
  },
});

/** What has come by then stays. */
export const Stopped = meta.story({
  name: 'Stopped after a hundred rows',
  tags: ['LIS-15'],
  parameters: { screen: true, pictures: false },
  play: async () => {
    await rowElement(400);
    afterTheFirstPage('neverAnswers');
    await press('All rows');
    await userSees('Reading: 100 of 400 keys');
    await press('Stop');
    await userSees(/^100 of 400 keys, as of \d\d:\d\d\. Stopped: the newest were read\.$/);
    await userSees('1–10 of 100');
  },
});

export const FailedMidway = meta.story({
  name: 'Failed: after a hundred rows',
  tags: ['error', 'LIS-15'],
  parameters: { screen: true },
  play: async () => {
    await rowElement(400);
    afterTheFirstPage('noMessage');
    await press('All rows');
    await userSees(/^100 of 400 keys, .+ Then reading failed\. The server gave no reason \(500\)\.$/);
    await findPressable('Read again');
  },
});

/** Another administrator generates and deletes keys; the rows change when they are read again. */
export const ReadAgain = meta.story({
  name: 'Read again',
  tags: ['LIS-15', 'flow'],
  parameters: { pictures: false },
  play: async () => {
    await readAll();
    db.keys.remove(399);
    db.keys.remove(398);
    await press('Read again');
    await userSees(/^398 of 398 keys, as of \d\d:\d\d\.$/);
    await expect(shownIds()).toEqual([400, 397, 396, 395, 394, 393, 392, 391, 390, 389]);
  },
});

let saved: string[] = [];

export const Exported = meta.story({
  name: 'CSV of exactly what is shown',
  tags: ['LIS-15', 'LIS-8'],
  parameters: { route: '/admin/keys?all=-id&Status=USED', pictures: false },
  beforeEach: () => {
    saved = [];
    return catchDownloads(saved);
  },
  play: async () => {
    await userSees(truth);
    await press('Export CSV');
    await expectToast(`Exported ${db.keys.where('status', 'USED').length} rows`);
    await expect(saved).toEqual(['keys.csv']);
  },
});

/** Of 200,000 keys the newest 20,000. */
export const TooMany = meta.story({
  name: 'More rows than are read',
  tags: ['LIS-15'],
  globals: { world: 'crowded' },
  parameters: { screen: true, pictures: false, route: '/admin/keys?all=-id' },
  play: async () => {
    await waitFor(
      () => userSees(/^20,000 of 200,000 keys, .+ at most 20,000 are read, a search finds others\.$/),
      { timeout: 60_000 },
    );
    await userSees('1–10 of 20,000');
  },
});

export const Phone = meta.story({
  tags: ['phone', 'LIS-12'],
  globals: onPhone,
  parameters: { screen: true, pictures: false },
  play: async () => {
    await readAll();
    await choose('Order', 'Created Date, ascending');
    const [oldest] = [...db.keys.all()].sort((a, b) => a.createdDate.localeCompare(b.createdDate));
    await rowElement(oldest!.id);
  },
});
