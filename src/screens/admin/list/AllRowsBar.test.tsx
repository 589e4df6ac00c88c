// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setViewer } from '#src/app/viewer.ts';
import {
  address,
  from,
  has,
  openAllProducts,
  openProducts,
  press,
  refused,
  shownIds,
  shows,
} from './products-list.fixtures.tsx';

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
const bar = () => screen.getByRole('region', { name: 'All rows' });
const firstRow = () => screen.getAllByRole('row')[1]!.textContent;
const truth = () => within(bar()).getByRole('status').textContent;

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
  const server = await openAllProducts(30, '?all&size=25');
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

it('where there is no row at all, the list says so and not the filters (LIS-5)', async () => {
  openProducts(0, { at: '?all' });
  await screen.findByText('No products yet', {}, patient);
  await screen.findByText('0 of 0 products, as of 12:03.', {}, patient);
  expect(screen.queryByText('No products match these filters')).toBeNull();
  expect(within(bar()).queryByLabelText('Contains')).toBeNull();
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

it('marks what is new when it is read again, where the newest stand first (LIS-11, LIS-15)', async () => {
  const server = await openAllProducts(3);
  const marked = () =>
    screen
      .getAllByRole('row')
      .filter((row) => row.hasAttribute('data-fresh'))
      .map((row) => within(row).getByRole('button', { name: /^\d+$/ }).textContent);
  const readAgain = async (count: number) => {
    server.ids.push(count);
    press('Read again');
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBeNull();
    await screen.findByText(`${count} of ${count} products, as of 12:03.`, {}, patient);
  };
  expect(screen.getByRole('columnheader', { name: /ID/ }).getAttribute('aria-sort')).toBe('descending');
  await readAgain(4);
  await waitFor(() => expect(marked()).toEqual(['4']), patient);
  press('ID');
  await shows(1, 2, 3, 4);
  await readAgain(5);
  expect(marked()).toEqual([]);
  press('Name');
  await waitFor(() => expect(address()).toBe('?all=Name'));
  press('Name');
  await shows(5, 4, 3, 2, 1);
  expect(screen.getByRole('columnheader', { name: /^Name/ }).getAttribute('aria-sort')).toBe('descending');
  await readAgain(6);
  expect(marked()).toEqual([]);
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
  await openAllProducts(12, '?all&Name=Game+1');
  await shows(12, 11, 10, 1);
  press('Export CSV');
  expect(saved.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual(['products.csv']);
  expect(await files[0]!.text()).toBe('ID,Name\r\n12,Game 12\r\n11,Game 11\r\n10,Game 10\r\n1,Game 1\r\n');
});
