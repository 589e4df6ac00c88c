// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notify } from '#src/app/notify.ts';
import { has, openProducts, press, shows, pressMore } from '../products-list.fixtures.tsx';

beforeEach(() => void vi.spyOn(notify, 'success').mockReturnValue(''));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const select = (...ids: number[]) =>
  ids.forEach((id) => fireEvent.click(screen.getByLabelText(`Select product ${id}`)));
const selection = () => screen.getByText(/products? selected/).textContent;

it('another page clears the selection and says so; it can be ended', async () => {
  openProducts(12, { bulkActions: (rows) => <button>{`Send ${rows.map(({ id }) => id).join()}`}</button> });
  await shows(12, 11, 10, 9, 8, 7, 6, 5, 4, 3);
  pressMore('Select rows');
  select(12, 5);
  expect(has('Send 12,5')).toBe(true);
  expect(has('Delete selected')).toBe(false);
  press('Next page');
  await shows(2, 1);
  expect(selection()).toBe('0 products selected. 2 no longer shown and deselected');
  press('Stop selecting');
  expect(screen.queryByText(/products? selected/)).toBeNull();
});

it('rows without an action cannot be selected or deleted', async () => {
  openProducts(2);
  await shows(2, 1);
  press('More for products');
  expect(screen.queryByRole('menuitem', { name: 'Select rows' })).toBeNull();
});
