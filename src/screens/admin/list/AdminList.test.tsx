// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { notify } from '#src/app/notify.ts';
import { has, openProducts, shows } from './products-list.fixtures.tsx';

beforeEach(() => void vi.spyOn(notify, 'error').mockReturnValue(''));

const patient = { timeout: 60_000 };

it('one row has no sort button', async () => {
  openProducts(1);
  await shows(1);
  expect(has('Newest first')).toBe(false);
});

it('a page of which no row can be read has no pages below it (LIS-5)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const server = openProducts(0);
  server.refuse = () => Response.json({ total: 30, items: [{ name: 'no id' }] });
  await screen.findByText('The products could not be loaded', {}, patient);
  expect(screen.getByText('1 row could not be read')).toBeDefined();
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('up to ten rows have no Filter and no page buttons', async () => {
  openProducts(10);
  await shows(10, 9, 8, 7, 6, 5, 4, 3, 2, 1);
  expect(['Filter', 'Next page', 'More for products'].map(has)).toEqual([false, false, true]);
  cleanup();
  openProducts(11);
  await shows(11, 10, 9, 8, 7, 6, 5, 4, 3, 2);
  expect(['Filter', 'Next page'].map(has)).toEqual([true, true]);
});
