// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { inRouter } from '#src/app/in-router.fixtures.tsx';
import { setViewer } from '#src/app/viewer.ts';
import { DataTable } from '#src/ui/DataTable.tsx';
import { listColumns } from './columns.tsx';
import { EditAndDelete } from './EditAndDelete.tsx';
import { RequestDelete } from './delete-config.ts';
import { OpenUserContext } from './UserLink.tsx';

interface Row {
  id: number;
  name?: string | null;
  hours?: number | null;
  user?: { username: string } | null;
  at?: string | null;
}
const column = listColumns<Row>();

setViewer({ locale: 'en-GB', timeZone: 'UTC' });

function show(columns: readonly ReturnType<typeof column.id>[], ...rows: Row[]) {
  return render(<DataTable caption="Rows" columns={columns} rows={rows} />);
}
const rowsOfCells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell'));

it('formats each kind of value, with a text for missing values', () => {
  const words = (hours: number) => `${hours / 24} days`;
  show(
    [
      column.name('Name', ({ name }) => name, { empty: 'no name' }),
      column.number('Hours', ({ hours }) => hours ?? null, { words }),
      column.code('Code', ({ name }) => name, 'code', { empty: 'no code', short: 4 }),
      column.person('User', ({ user }) => user, 'nobody'),
      column.date('Date', ({ at }) => at, { empty: 'never' }),
      column.date('Day', ({ at }) => at, { show: 'date' }),
      column.status('Status', ({ name }) => (name ? 'USED' : 'UNUSED'), { USED: 'success', UNUSED: 'info' }),
      column.custom(
        'Own',
        ({ id }) => id,
        (id, { name }) => `${id} ${name}`,
      ),
    ],
    { id: 1, name: 'JHMW-33AE', hours: 48, user: { username: 'ada' }, at: '2026-01-15T07:48:00Z' },
    { id: 2, name: '', hours: 0 },
    { id: 3 },
  );
  expect(rowsOfCells().map((cells) => cells.map(({ textContent }) => textContent))).toEqual([
    ['JHMW-33AE', '48 2 days', 'JHMW…', 'ada', '15 Jan 2026, 07:48', '15 Jan 2026', 'USED', '1 JHMW-33AE'],
    ['no name', '0 0 days', 'no code', 'nobody', 'never', '', 'UNUSED', '2 '],
    ['no name', '', 'no code', 'nobody', 'never', '', 'UNUSED', '3 undefined'],
  ]);
  expect(screen.getByText('JHMW-33AE', { selector: 'bdi' }).title).toBe('JHMW-33AE');
  expect(screen.getByText('JHMW…').closest('button')!.getAttribute('aria-description')).toBe('Copy code');
  expect(screen.getAllByText('no name').every((text) => text.hasAttribute('data-empty'))).toBe(true);
  expect(screen.getAllByRole('columnheader').filter((head) => within(head).queryByRole('button'))).toEqual(
    [],
  );
});

it('a value without a card slot stands behind Details on phones, after its label (LIS-12)', () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  const name = column.name('Name', ({ name }) => name, { phone: 'title' });
  const hours = (phone?: 'fact') => column.number('Hours', ({ hours }) => hours ?? null, { phone });
  show([name, hours('fact')], { id: 1, name: 'a', hours: 2 });
  expect(screen.queryByRole('button', { name: 'Details' })).toBeNull();
  cleanup();
  show([name, hours()], { id: 1, name: 'a', hours: 2 });
  expect(screen.getByRole('button', { name: 'Details' })).toBeDefined();
  expect(rowsOfCells()[0]!.map(({ textContent }) => textContent)).toEqual(['a', 'Hours 2', 'Details']);
});

it('a name opens the user’s sheet, as a link that works in another tab (PER-1)', () => {
  const open = vi.fn();
  const columns = [column.person('User', ({ user }) => user, '')];
  const row = { id: 1, user: { username: 'a&b' } };
  show(columns, row);
  expect(screen.getByText('a&b').title).toBe('a&b');
  expect(screen.queryByRole('link')).toBeNull();
  cleanup();
  render(
    <OpenUserContext value={{ open, hrefOf: (name) => `?user=${name}` }}>
      <DataTable caption="Rows" columns={columns} rows={[row]} />
    </OpenUserContext>,
  );
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'a&b' });
  expect([link.getAttribute('href'), link.title]).toEqual(['?user=a&b', 'a&b']);
  for (const elsewhere of [
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ]) {
    let isTaken: boolean | undefined;
    const browser = (click: Event) => {
      isTaken = click.defaultPrevented;
      click.preventDefault(); // jsdom follows no link
    };
    window.addEventListener('click', browser, { once: true });
    fireEvent.click(link, elsewhere);
    expect(isTaken, JSON.stringify(elsewhere)).toBe(false);
  }
  expect(open).not.toHaveBeenCalled();
  expect(fireEvent.click(link), 'the page stays').toBe(false);
  expect(open).toHaveBeenCalledExactlyOnceWith('a&b');
});

it('the buttons of a row are named after the row and described by its id (LIS-13)', async () => {
  const onDelete = vi.fn();
  const { router, InRouter } = inRouter('/admin/keys');
  const columns = [column.id(), column.actions((row) => <EditAndDelete row={row} name="key A-1" />)];
  render(
    <RequestDelete value={onDelete}>
      <DataTable caption="Rows" columns={columns} rows={[{ id: 7 }]} />
    </RequestDelete>,
    { wrapper: InRouter },
  );
  const [edit, remove] = ['Edit key A-1', 'Delete key A-1'].map((name) =>
    screen.getByRole('button', { name }),
  );
  const id = screen.getByText('7');
  expect([edit, remove].map((button) => button!.getAttribute('aria-describedby'))).toEqual([id.id, id.id]);
  fireEvent.click(edit!);
  fireEvent.click(remove!);
  expect(onDelete.mock.calls).toEqual([[{ id: 7 }]]);
  await vi.waitFor(() => expect(router.state.location.search).toBe('?dialog=edit&id=7'));
});
