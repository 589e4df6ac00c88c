// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Product } from '#src/contract/admin/products.ts';
import { setViewer } from '#src/app/viewer.ts';
import { address, navigation, openProducts, press, refused, shownIds } from './products-list.fixtures.tsx';
import type { AllRowsConfig } from './use-all-rows.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 24, 12, 3), toFake: ['Date'] });
  setViewer({ locale: 'en-GB', timeZone: 'UTC' });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  setViewer({});
});

const patient = { timeout: 5000 };
const firstRow = () => screen.getAllByRole('row')[1]!.textContent;
const bar = () => screen.getByRole('region', { name: 'All rows' });
const truth = () => within(bar()).getByRole('status').textContent;
const has = (name: string) => screen.queryByRole('button', { name }) !== null;
const shows = (...ids: number[]) => waitFor(() => expect(shownIds()).toEqual(ids), patient);
const from = (first: number, last: number) =>
  Array.from({ length: first - last + 1 }, (_, index) => first - index);

/** As each test begins: all rows have been read. */
async function openAll(count: number, at = '?all', allRows?: AllRowsConfig<Product>) {
  const server = openProducts(count, { at, ...(allRows && { allRows }) });
  await screen.findByText(/ products, as of 12:03\./, {}, patient);
  return server;
}

const field = (label: string) => within(bar()).getByLabelText(label);
async function choose(label: string, option: string) {
  fireEvent.keyDown(field(label), { key: 'ArrowDown', altKey: true });
  fireEvent.click(await screen.findByRole('option', { name: option }, patient));
}
const optionsOf = async (label: string) => {
  fireEvent.keyDown(field(label), { key: 'ArrowDown', altKey: true });
  const list = await screen.findByRole('listbox', {}, patient);
  const names = within(list)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  fireEvent.keyDown(list, { key: 'Escape' });
  return names;
};
const type = (text: string) => fireEvent.change(field('Contains'), { target: { value: text } });

it('shows all rows in the order of any column, and the page of the server again when it is switched off (LIS-15)', async () => {
  openProducts(250);
  await shows(...from(250, 241));
  press('All rows');
  await screen.findByText('250 of 250 products, as of 12:03.', {}, patient);
  press('Name');
  await waitFor(() => expect(firstRow()).toContain('Game 1g1'));
  press('Name');
  await waitFor(() => expect(firstRow()).toContain('Game 250g250'));
  expect(address()).toBe('?all=-Name');
  press('ID');
  await waitFor(() => expect(address()).toBe('?all=-id'));
  press('All rows');
  await shows(...from(250, 241));
  expect(has('Name')).toBe(false);
  expect(screen.queryByRole('region', { name: 'All rows' })).toBeNull();
});

it('pages through all rows without asking the server, and sorting leads to the first page (LIS-15)', async () => {
  const server = await openAll(30, '?all&size=25');
  await shows(...from(30, 6));
  const asked = server.asked.length;
  press('Next page');
  await shows(...from(5, 1));
  press('Name');
  await waitFor(() => expect(shownIds().slice(0, 2)).toEqual([1, 2]), patient);
  fireEvent.change(screen.getByLabelText('Rows per page'), { target: { value: '10' } });
  await waitFor(() => expect(shownIds()).toHaveLength(10), patient);
  expect(server.asked).toHaveLength(asked);
  expect(address()).toBe('?size=25&all=Name');
});

it('a text is looked for in the column that is chosen, as it is typed (LIS-15)', async () => {
  await openAll(12);
  expect(await optionsOf('Column')).toEqual(['ID', 'Name', 'Short Name']);
  expect(has('Clear filters')).toBe(false);
  type('game 1');
  expect((field('Contains') as HTMLInputElement).value).toBe('game 1');
  await shows(12, 11, 10, 1);
  expect([address(), navigation()]).toEqual(['?all=-id&Name=game+1', 'REPLACE']);
  await choose('Column', 'Short Name');
  await screen.findByText('No products match these filters', {}, patient);
  expect([address(), navigation()]).toEqual(['?all=-id&Short+Name=game+1', 'PUSH']);
  press('Clear the filters');
  await shows(...from(12, 3));
  expect((field('Contains') as HTMLInputElement).value).toBe('');
  expect(field('Column').textContent).toBe('Short Name');
  type('g12');
  await shows(12);
  press('Clear filters');
  await shows(...from(12, 3));
});

it('a filter in the address stands in its fields (LIS-15)', async () => {
  await openAll(12, '?all&Short+Name=g11', { enumerable: ['Name'] });
  await shows(11);
  expect(field('Column').textContent).toBe('Short Name');
  expect((field('Contains') as HTMLInputElement).value).toBe('g11');
  expect(field('Name').textContent).toBe('Any (1)');
});

it('a column with few values has each with its number of rows (LIS-15)', async () => {
  await openAll(3, '?all', { enumerable: ['Name'] });
  expect(await optionsOf('Column')).toEqual(['ID', 'Short Name']);
  expect(await optionsOf('Name')).toEqual(['Any (3)', 'Game 1 (1)', 'Game 2 (1)', 'Game 3 (1)']);
  await choose('Name', 'Game 2 (1)');
  await shows(2);
  expect(field('Name').textContent).toBe('Game 2 (1)');
  await choose('Name', 'Any (3)');
  await shows(3, 2, 1);
});

it('the order can be chosen where cards have no header (LIS-12)', async () => {
  await openAll(3);
  expect(field('Order').textContent).toBe('ID, descending');
  expect((await optionsOf('Order')).slice(0, 3)).toEqual([
    'ID, descending',
    'ID, ascending',
    'Name, descending',
  ]);
  await choose('Order', 'ID, ascending');
  await shows(1, 2, 3);
  expect(has('Oldest first')).toBe(false);
});

it('a question is asked by its button, and again no more (LIS-16)', async () => {
  const isMeant = vi.fn(({ id }: Product) => id > 2);
  await openAll(3, '?all', { questions: [{ id: 'new', label: 'New ones', isMeant }] });
  expect(isMeant).not.toHaveBeenCalled();
  const question = within(screen.getByRole('group', { name: 'Questions' })).getByRole('button');
  expect(question.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(question);
  await shows(3);
  expect(isMeant).toHaveBeenLastCalledWith(expect.objectContaining({ id: 1 }), Date.now());
  expect([question.getAttribute('aria-pressed'), address()]).toEqual(['true', '?all=-id&ask=new']);
  fireEvent.click(question);
  await shows(3, 2, 1);
  fireEvent.click(question);
  await shows(3);
  press('Clear filters');
  await shows(3, 2, 1);
});

it('where there is no row at all, the list says so and not the filters (LIS-5)', async () => {
  openProducts(0, { at: '?all' });
  await screen.findByText('No products yet', {}, patient);
  await screen.findByText('0 of 0 products, as of 12:03.', {}, patient);
  expect(screen.queryByText('No products match these filters')).toBeNull();
  expect(within(bar()).queryByLabelText('Contains')).toBeNull();
});

it('a list without questions has no group of them', async () => {
  await openAll(2);
  expect(screen.queryByRole('group', { name: 'Questions' })).toBeNull();
});

/** The server answers the first page, and others when `go` is called. */
async function openHalf(at = '?all') {
  const waiting: (() => void)[] = [];
  const server = openProducts(250, { at });
  server.refuse = ({ url }) =>
    new URL(url).searchParams.get('page') === '1'
      ? undefined
      : new Promise<undefined>((answer) => waiting.push(() => answer(undefined)));
  await screen.findByText('Reading: 100 of 250 products', {}, patient);
  return { server, go: () => act(async () => waiting.splice(0).forEach((answer) => answer())) };
}

it('says how far it is without announcing each step, and stops with the rows it has (LIS-15)', async () => {
  await openHalf();
  expect(truth()).toBe('');
  expect(screen.getByRole('progressbar', { name: 'Read' }).getAttribute('aria-valuenow')).toBe('40');
  expect(has('Read again')).toBe(false);
  press('Stop');
  await screen.findByText('100 of 250 products, as of 12:03. Stopped: the newest were read.', {}, patient);
  await shows(...from(250, 241));
  expect([has('Stop'), screen.queryByRole('progressbar')]).toEqual([false, null]);
});

it('is read again on demand (LIS-15)', async () => {
  const { server, go } = await openHalf();
  await go();
  await screen.findByText('250 of 250 products, as of 12:03.', {}, patient);
  server.ids = [1, 2];
  server.refuse = () => undefined;
  press('Read again');
  await screen.findByText('2 of 2 products, as of 12:03.', {}, patient);
  await shows(2, 1);
});

it('Stop before the first row shows the page of the server again (LIS-15)', async () => {
  const server = openProducts(3);
  await shows(3, 2, 1);
  server.refuse = () => new Promise(() => {});
  press('All rows');
  await screen.findByText('Reading…', {}, patient);
  expect(screen.getByRole('progressbar').hasAttribute('aria-valuenow')).toBe(false);
  press('Stop');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'All rows' })).toBeNull(), patient);
  expect(shownIds()).toEqual([3, 2, 1]);
});

it('says why nothing was read, and why reading again failed (LIS-15)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const server = openProducts(3);
  await shows(3, 2, 1);
  server.refuse = () => refused('Out of memory');
  press('All rows');
  await waitFor(
    () => expect(truth()).toContain('Nothing was read. The server answered “Out of memory”'),
    patient,
  );
  server.refuse = () => undefined;
  press('Read again');
  await screen.findByText('3 of 3 products, as of 12:03.', {}, patient);
  server.refuse = () => refused('Out of memory');
  press('Read again');
  await waitFor(
    () =>
      expect(truth()).toBe(
        '3 of 3 products, as of 12:03. Reading again failed. The server answered “Out of memory”',
      ),
    patient,
  );
  expect(shownIds()).toEqual([3, 2, 1]);
});

it('exports the rows and columns that are shown, of all pages (LIS-15)', async () => {
  const files: Blob[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}` }));
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  localStorage.setItem('columns:products', '{"Short Name":false}');
  await openAll(12, '?all&Name=Game+1');
  await shows(12, 11, 10, 1);
  press('Export CSV');
  expect(saved.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual(['products.csv']);
  expect(await files[0]!.text()).toBe('ID,Name\r\n12,Game 12\r\n11,Game 11\r\n10,Game 10\r\n1,Game 1\r\n');
});
