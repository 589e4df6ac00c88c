// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Product } from '#src/contract/admin/products.ts';
import { address, from, has, navigation, openAllProducts, press, shows } from './products-list.fixtures.tsx';

beforeEach(() => void vi.useFakeTimers({ now: 0, toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const patient = { timeout: 5000 };
const bar = () => screen.getByRole('region', { name: 'All rows' });
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

it('a text is looked for in the column that is chosen, as it is typed (LIS-15)', async () => {
  await openAllProducts(12);
  expect(await optionsOf('Column')).toEqual(['ID', 'Name', 'Short Name']);
  expect(has('Clear filters')).toBe(false);
  await choose('Column', 'Short Name');
  expect([field('Column').textContent, address()]).toEqual(['Short Name', '?all']);
  await choose('Column', 'Name');
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
  await openAllProducts(12, '?all&Short+Name=g11', { enumerable: ['Name'] });
  await shows(11);
  expect(field('Column').textContent).toBe('Short Name');
  expect((field('Contains') as HTMLInputElement).value).toBe('g11');
  expect(field('Name').textContent).toBe('Any (1)');
});

it('the filter of a column with few values is no text, and no text is asked for where all columns are such (LIS-15)', async () => {
  await openAllProducts(12, '?all&Name=Game+11', { enumerable: ['Name'] });
  await shows(11);
  expect((field('Contains') as HTMLInputElement).value).toBe('');
  expect(field('Column').textContent).toBe('Short Name');
  cleanup();
  await openAllProducts(2, '?all', { enumerable: ['id', 'Name', 'Short Name'] });
  expect(within(bar()).queryByLabelText('Contains')).toBeNull();
});

it('a column with few values has each with its number of rows (LIS-15)', async () => {
  await openAllProducts(3, '?all', { enumerable: ['Name'] });
  expect(await optionsOf('Column')).toEqual(['ID', 'Short Name']);
  expect(await optionsOf('Name')).toEqual(['Any (3)', 'Game 1 (1)', 'Game 2 (1)', 'Game 3 (1)']);
  await choose('Name', 'Game 2 (1)');
  await shows(2);
  expect(field('Name').textContent).toBe('Game 2 (1)');
  await choose('Name', 'Any (3)');
  await shows(3, 2, 1);
});

it('the order can be chosen where cards have no header (LIS-12)', async () => {
  await openAllProducts(3);
  expect(field('Order').textContent).toBe('ID, descending');
  expect((await optionsOf('Order')).slice(0, 3)).toEqual([
    'ID, descending',
    'ID, ascending',
    'Name, descending',
  ]);
  await choose('Order', 'ID, ascending');
  await shows(1, 2, 3);
  expect(field('Order').textContent).toBe('ID, ascending');
  await choose('Order', 'Name, descending');
  await shows(3, 2, 1);
  expect([field('Order').textContent, address()]).toEqual(['Name, descending', '?all=-Name']);
  expect(has('Oldest first')).toBe(false);
});

it('a question is asked by its button, and again no more (LIS-16)', async () => {
  const isMeant = vi.fn(({ id }: Product) => id > 2);
  await openAllProducts(3, '?all', { questions: [{ id: 'new', label: 'New ones', isMeant }] });
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

it('a list without questions has no group of them', async () => {
  await openAllProducts(2);
  expect(screen.queryByRole('group', { name: 'Questions' })).toBeNull();
});
