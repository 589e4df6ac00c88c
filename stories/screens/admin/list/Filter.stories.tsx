import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { KeysScreen } from '#src/screens/admin/keys/KeysScreen.tsx';
import preview from '#storybook/preview.tsx';
import { requestListeners } from '#storybook/preview/worker.ts';
import { forceOutcome } from '#storybook/preview/world.ts';
import { about } from '#stories/support/about.ts';
import { shownIds, withShellPadding } from '../../../support/admin-list.tsx';
import {
  catchDownloads,
  expectToast,
  fill,
  phoneViewport,
  press,
  rowElement,
  pressMore,
} from '../../../support/index.ts';

const meta = preview.meta({
  title: 'Screens/Admin/Every list/Filter',
  component: KeysScreen,
  decorators: [withShellPadding],
  globals: { persona: 'admin', world: 'typical', locale: 'en-GB', timeZone: 'UTC' },
  parameters: {
    route: '/admin/keys',
    frame: 'filter',
    docs: about(
      'Filter reads a whole list into the browser, where every column sorts and filters, with ready questions such as which keys have been unused for 90 days. The bar says as of when the rows are, and what is missing. Shown with 400 keys.',
    ),
  },
});

const asOf = /^Loaded at \d\d:\d\d$/;

async function readAll() {
  await rowElement(400);
  await userEvent.click(await screen.findByRole('button', { name: 'Filter' }));
  await screen.findByText(asOf);
}

/** Adds a filter: of a column with few values by one of them, of any other by a text. */
async function addFilter(column: string, value: string | { contains: string }) {
  if (!screen.queryByRole('group', { name: 'Add a filter' }))
    await userEvent.click(await screen.findByRole('button', { name: '+ Filter' }));
  const panel = await screen.findByRole('group', { name: 'Add a filter' });
  await userEvent.click(await within(panel).findByRole('button', { name: column }));
  if (typeof value === 'string') return void (await press(value, panel));
  await fill({ [`${column} contains`]: value.contains });
  await userEvent.keyboard('{Escape}');
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

export const Typical = meta.story({
  tags: ['LIS-15'],
  parameters: { pictures: 'all', screen: true },
  play: async () => {
    await readAll();
    await expect(shownIds()).toHaveLength(10);
    await screen.findByText('1–10 of 400');
    await expect(screen.getByRole('button', { name: 'Filter' })).toHaveAttribute('aria-pressed', 'true');
  },
});

/** The values of a column have their number of rows beside them. */
export const Filtered = meta.story({
  name: 'Filtered: unused keys of a product, with a text',
  tags: ['LIS-15'],
  parameters: { screen: true },
  play: async () => {
    await readAll();
    const unused = db.keys.where('status', 'UNUSED');
    await addFilter('Status', `UNUSED (${unused.length})`);
    await screen.findByText(`${unused.length} of 400 keys`);
    const ofRust = unused.filter(({ productId }) => productId === 2);
    await addFilter('Product', `Rust (${ofRust.length})`);
    await screen.findByText(`${ofRust.length} of 400 keys`);
    await screen.findByRole('button', { name: 'Product: Rust' });
    const [{ code }] = ofRust as [(typeof ofRust)[number]];
    await addFilter('Code', { contains: code.slice(0, 4).toLowerCase() });
    await screen.findByText(code);
    await screen.findByText('1 of 400 keys');
  },
});

/** The quick filter, the order and the filters are in the URL. */
export const LinkedTo = meta.story({
  name: 'Quick filter, order and filter from the URL',
  tags: ['LIS-15', 'LIS-16'],
  parameters: {
    route: '/admin/keys?filter=on&order=Code&ask=unused-90&Product=CS2',
    screen: true,
  },
  play: async () => {
    await screen.findByText(asOf);
    await expect(screen.getByRole('button', { name: 'Unused for 90 days' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const before = Date.now() - 90 * 86_400_000;
    const found = db.keys
      .where('productId', 1)
      .filter(({ status, createdDate }) => status === 'UNUSED' && Date.parse(createdDate) <= before);
    await screen.findByText(`${found.length} of 400 keys`);
    await userEvent.click(await screen.findByRole('button', { name: 'Product: CS2' }));
    const panel = await screen.findByRole('group', { name: 'Filter by Product' });
    await expect(await within(panel).findByRole('button', { name: /^CS2 / })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    screen.getByRole('button', { name: 'Columns, export' }).focus();
    await waitFor(() => expect(panel).not.toBeInTheDocument());
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Product: CS2' }));
    await waitFor(() => expect(screen.queryByText(`${found.length} of 400 keys`)).toBeNull());
    const quick = screen.getByRole('button', { name: 'Unused for 90 days' });
    for (const pressed of ['false', 'true']) {
      await userEvent.click(quick);
      await waitFor(() => expect(quick).toHaveAttribute('aria-pressed', pressed));
    }
    await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
    await screen.findByText('400 keys');
  },
});

export const NoneMatch = meta.story({
  name: 'No row matches the filters, which are cleared',
  tags: ['empty'],
  parameters: { route: '/admin/keys?filter=on&Code=chess', screen: true, pictures: false },
  play: async () => {
    await screen.findByText('No keys match these filters');
    await userEvent.click(await screen.findByRole('button', { name: 'Clear the filters' }));
    await rowElement(400);
    await expect(screen.getByRole('button', { name: 'Filter' })).toHaveAttribute('aria-pressed', 'true');
  },
});

export const Reading = meta.story({
  tags: ['loading'],
  parameters: { screen: true },
  play: async () => {
    await rowElement(400);
    afterTheFirstPage('neverAnswers');
    await userEvent.click(await screen.findByRole('button', { name: 'Filter' }));
    await screen.findByText('Loading 100 of 400 keys');
    await screen.findByRole('button', { name: 'Stop' });
  },
});

export const FailedMidway = meta.story({
  name: 'Failed: after a hundred rows',
  tags: ['error', 'LIS-15'],
  parameters: { screen: true },
  play: async () => {
    await rowElement(400);
    afterTheFirstPage('noMessage');
    await userEvent.click(await screen.findByRole('button', { name: 'Filter' }));
    await screen.findByText(
      /^100 of 400 keys loaded at .+, then the server failed\. The server gave no reason \(500\)\.$/,
    );
    await screen.findByRole('button', { name: 'Refresh' });
  },
});

let saved: string[] = [];

export const Exported = meta.story({
  name: 'CSV of exactly what is shown',
  tags: ['LIS-15', 'LIS-8'],
  parameters: { route: '/admin/keys?filter=on&Status=USED&Code=chess', pictures: false },
  beforeEach: () => {
    saved = [];
    return catchDownloads(saved);
  },
  play: async () => {
    await screen.findByText(asOf);
    await userEvent.click(await screen.findByRole('button', { name: 'Code: chess' }));
    await fill({ 'Code contains': '' });
    await userEvent.tab(); // an emptied filter goes with its panel
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Code: chess' })).toBeNull());
    await pressMore('Export CSV');
    await expectToast(`Exported ${db.keys.where('status', 'USED').length} rows`);
    await expect(saved).toEqual(['keys.csv']);
  },
});

export const Phone = meta.story({
  tags: ['phone', 'LIS-12'],
  globals: phoneViewport,
  parameters: { screen: true, pictures: false },
  play: async () => {
    await readAll();
    await userEvent.selectOptions(await screen.findByLabelText('Order'), 'Created Date, ascending');
    const [oldest] = [...db.keys.all()].sort((a, b) => a.createdDate.localeCompare(b.createdDate));
    await rowElement(oldest!.id);
  },
});
