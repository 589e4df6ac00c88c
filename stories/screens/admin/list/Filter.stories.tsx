import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { KeysScreen } from '#src/screens/admin/keys/KeysScreen.tsx';
import preview from '#storybook/preview.tsx';
import { requestListeners } from '#storybook/preview/worker.ts';
import { forceOutcome } from '#storybook/preview/world.ts';
import { about } from '#stories/support/about.ts';
import { withShellPadding } from '../../../support/admin-list.tsx';
import { fill, phoneViewport, rowElement } from '../../../support/index.ts';

const meta = preview.meta({
  title: 'Screens/Admin/Every list/Filter',
  component: KeysScreen,
  decorators: [withShellPadding],
  globals: { persona: 'admin', world: 'typical', locale: 'en-US', timeZone: 'UTC' },
  parameters: {
    route: '/admin/keys',
    frame: 'filter',
    docs: about(
      'A filter or a quick filter, such as keys unused for 90 days, is a pill. The first pill loads all rows into the browser, where every column sorts; removing the last one leads back to the page of the server. The end of the line says when the rows were loaded and what is missing. Shown with 400 keys.',
    ),
  },
});

const asOf = /^All 400 loaded at \d+:\d\d\s[AP]M$/;

const pill = (name: string) => screen.findByRole('button', { name });

/** Adds the first pill, which reads the whole list. */
async function ask() {
  await rowElement(400);
  await userEvent.click(await pill('Unused for 90 days'));
}

/** Adds a filter: of a column with few values by one of them, of any other by a text. */
async function addFilter(column: string, value: string | RegExp | { contains: string }) {
  await userEvent.click(await pill('+ Filter'));
  const columns = await screen.findByRole('group', { name: 'Add a filter' });
  await userEvent.click(await within(columns).findByRole('button', { name: column }));
  const panel = await screen.findByRole('group', { name: `Filter by ${column}` });
  if (typeof value === 'string' || value instanceof RegExp)
    return void (await userEvent.click(await within(panel).findByRole('button', { name: value })));
  await fill({ [`${column} contains`]: value.contains });
  await userEvent.keyboard('{Enter}');
  await expect(await pill(`${column} contains ${value.contains}`)).toHaveFocus();
}

/** Answers otherwise from the reading's second page on. */
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
  tags: ['LIS-15', 'LIS-16'],
  parameters: { pictures: 'all', screen: true },
  play: async () => {
    await ask();
    await screen.findByText(asOf);
  },
});

/** The values of a column have their number of rows beside them; an order is the last pill. */
export const Filtered = meta.story({
  name: 'Filtered: unused keys of a product, with a text, by duration',
  tags: ['LIS-15', 'LIS-2'],
  parameters: { screen: true },
  play: async () => {
    await rowElement(400);
    await expect(screen.queryByRole('button', { name: 'Duration (Hours)' })).toBeNull();
    const unused = db.keys.where('status', 'UNUSED');
    await addFilter('Status', `UNUSED (${unused.length})`);
    const ofRust = unused.filter(({ productId }) => productId === 2);
    await addFilter('Product', `Rust (${ofRust.length})`);
    await addFilter('Code', { contains: ofRust[0]!.code.slice(0, 4).toLowerCase() });
    await screen.findByText('1 of 400 keys');
    await userEvent.click(await pill('Duration (Hours)'));
    await userEvent.click(await pill('Duration (Hours) ascending'));
    await pill('Duration (Hours) descending');
  },
});

/** A pill from the moment its column is chosen, whose panel stays in its place beside the column. */
export const New = meta.story({
  name: 'A new filter, by the key F',
  tags: ['LIS-15', 'ACC-2'],
  parameters: { screen: true, pictures: false },
  play: async () => {
    (await rowElement(400)).querySelector('button')!.focus();
    await userEvent.keyboard('f');
    const columns = await screen.findByRole('group', { name: 'Add a filter' });
    await userEvent.click(await within(columns).findByRole('button', { name: 'Code' }));
    const field = await screen.findByRole('textbox', { name: 'Code contains' });
    await expect(field).toHaveFocus();
    await pill('Code contains …');
    const place = () =>
      JSON.stringify(screen.getByRole('textbox', { name: 'Code contains' }).getBoundingClientRect());
    const before = place();
    const column = screen.getByRole('columnheader', { name: 'Code' }).getBoundingClientRect();
    const { left, right } = field.closest('fieldset')!.getBoundingClientRect();
    await expect(right <= column.left || left >= column.right).toBe(true);
    await userEvent.keyboard('9a');
    await pill('Code contains 9a');
    await expect(place()).toBe(before);
    await userEvent.clear(field);
    await pill('Code contains …');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Code contains/ })).toBeNull());
    await expect(await pill('+ Filter')).toHaveFocus();
    await screen.findByText('400 keys');
  },
});

/** Question, order and filters are in the address; the last one that goes leaves a page of the server. */
export const LinkedTo = meta.story({
  name: 'Quick filter, order and filter from the URL',
  tags: ['LIS-7', 'LIS-15', 'LIS-16'],
  parameters: { route: '/admin/keys?filter=on&order=Code&ask=unused-90&Product=CS2', screen: true },
  play: async () => {
    await screen.findByText(asOf);
    await userEvent.click(await pill('Product: CS2'));
    const panel = await screen.findByRole('group', { name: 'Filter by Product' });
    await expect(await within(panel).findByRole('button', { name: /^CS2 / })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    screen.getByRole('button', { name: 'Columns, export' }).focus();
    await waitFor(() => expect(panel).not.toBeInTheDocument());
    await userEvent.click(await pill('Remove Product: CS2'));
    await userEvent.click(await pill('Unused for 90 days'));
    await userEvent.click(await pill('Remove order by Code'));
    await rowElement(400);
    await waitFor(() => expect(screen.queryByText(asOf)).toBeNull());
  },
});

export const NoneMatch = meta.story({
  name: 'Clears filters that match no row',
  tags: ['empty'],
  parameters: { route: '/admin/keys?Code=chess', screen: true, pictures: false },
  play: async () => {
    await screen.findByText('No keys match these filters');
    await userEvent.click(await screen.findByRole('button', { name: 'Clear the filters' }));
    await rowElement(400);
  },
});

export const Reading = meta.story({
  tags: ['loading'],
  parameters: { screen: true },
  play: async () => {
    await rowElement(400);
    afterTheFirstPage('neverAnswers');
    await ask();
    await screen.findByText('Loading 100 of 400 keys');
    await screen.findByRole('button', { name: 'Cancel' });
  },
});

export const FailedMidway = meta.story({
  name: 'Failed: after a hundred rows',
  tags: ['error', 'LIS-15'],
  parameters: { screen: true },
  play: async () => {
    await rowElement(400);
    afterTheFirstPage('noMessage');
    await ask();
    await screen.findByText(/^100 of 400 keys loaded at .+, then the server failed\./);
    await screen.findByRole('button', { name: 'Refresh' });
  },
});

export const Phone = meta.story({
  tags: ['phone', 'LIS-12'],
  globals: phoneViewport,
  parameters: { screen: true, pictures: false },
  play: async () => {
    await rowElement(400);
    await addFilter('Status', /^USED/);
    await userEvent.selectOptions(await screen.findByLabelText('Sort'), 'Sort: Created Date ↑');
    const [oldest] = db.keys
      .where('status', 'USED')
      .toSorted((a, b) => a.createdDate.localeCompare(b.createdDate));
    await rowElement(oldest!.id);
  },
});
