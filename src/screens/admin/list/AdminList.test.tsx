// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { notify } from '#src/app/notify.ts';
import { ListToolbar } from './ListToolbar.tsx';
import { has, openProducts, press, pressMore, shows } from './products-list.fixtures.tsx';

beforeEach(() => void vi.spyOn(notify, 'error').mockReturnValue(''));

it('a page with invalid rows only has no page buttons (LIS-5)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const server = openProducts(0);
  server.refuse = () => Response.json({ total: 30, items: [{ name: 'no id' }] });
  await screen.findByText('The products could not be loaded');
  expect(screen.getByText('1 row could not be read')).toBeDefined();
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('a single row has no order, up to ten rows have no filters and no page buttons', async () => {
  openProducts(1);
  await shows(1);
  expect(has('Newest first')).toBe(false);
  cleanup();
  openProducts(10);
  await shows(10, 9, 8, 7, 6, 5, 4, 3, 2, 1);
  expect(['+ Filter', 'Next page', 'Columns, export'].map(has)).toEqual([false, false, true]);
  cleanup();
  openProducts(11);
  await shows(11, 10, 9, 8, 7, 6, 5, 4, 3, 2);
  expect(['+ Filter', 'Next page'].map(has)).toEqual([true, true]);
});

it('exports the shown rows and columns of a filtered list, in their order (LIS-15, LIS-8)', async () => {
  let file: Blob | undefined;
  URL.createObjectURL = (blob) => `blob:${(file = blob as Blob).size}`;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  localStorage.setItem('columns:products', '{"Short Name":false}');
  openProducts(11, { at: '?order=Name&Name=Game+1' });
  await screen.findByText(/^All 11 loaded at/);
  pressMore('Export CSV');
  await waitFor(() => expect(file).toBeDefined());
  const lines = (await file!.text()).trim().split('\r\n');
  expect(lines).toEqual(['ID,Name', '1,Game 1', '10,Game 10', '11,Game 11']);
});

it.each<[string, number, { isOn?: boolean; isPrevious?: boolean; progress?: ReactElement }]>([
  ['exports filtered rows', 1, { isOn: true }],
  ['exports a list while its next page loads', 1, { isPrevious: true }],
  ['does not export rows before the filters or of another search', 0, { isOn: true, isPrevious: true }],
  ['does not export rows beside a running export', 0, { progress: <>10 of 402</> }],
])('%s (LIS-8, LIS-15)', (_, times, { isOn = false, isPrevious = false, progress }) => {
  const start = vi.fn();
  render(
    <ListToolbar
      list={
        {
          source: { total: 12, isPrevious },
          controls: { state: {}, sortsAll: true },
          filter: { isOn, reading() {} },
        } as never
      }
      noun={['key', 'keys']}
      columns={[]}
      columnVisibility={{ visibility: {} } as never}
      exports={{ start, progress }}
    />,
  );
  press('Columns, export');
  fireEvent.click(screen.getByText('Export CSV'));
  expect(start).toHaveBeenCalledTimes(times);
});
