import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { memo, type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '#src/data/query-client.ts';
import { useRead } from '#src/data/use-read.ts';
import { formatDate, formatDateTime } from '#src/app/format-date.ts';
import type { ListEndpoint } from '#src/screens/admin/list/list-endpoint.ts';
import { queryOf, readListState } from '#src/screens/admin/list/list-state.ts';
import type { TableColumn } from '#src/ui/table-features.ts';
import { floorLists, type Row } from './lists.ts';
import './floor.css';

/**
 * What the long lists are compared with: `/floor/?list=users&size=100` shows the values of a list, read the same
 * way, in a plain table with plain buttons; with `&menu` the buttons are in a Headless UI menu in each row, as
 * a team with the same libraries would begin.
 */
const params = new URLSearchParams(location.search);
const { endpoint, columns, buttons } = floorLists[params.get('list') ?? 'users']!;
const valued = columns.filter((column): column is Valued => 'accessorFn' in column);
const Actions = params.has('menu') ? MenuActions : PlainActions;

type Valued = TableColumn<Row> & { id: string; accessorFn(row: Row, index: number): unknown };

function Floor() {
  const [page, setPage] = useState(0);
  const read = useRead<ListEndpoint>(endpoint, {
    input: { query: queryOf({ ...readListState(params), page }) },
    keepPrevious: true,
  });
  return (
    <>
      <table>
        <thead>
          <tr>
            {valued.map(({ id }) => (
              <th key={id}>{id}</th>
            ))}
            <th>Actions</th>
          </tr>
        </thead>
        <tbody>
          {(read.data?.items as Row[] | undefined)?.map((row) => (
            <FloorRow key={row.id} row={row} />
          ))}
        </tbody>
      </table>
      <nav aria-label="Pagination">
        <button type="button" aria-label="Next page" onClick={() => setPage(page + 1)}>
          Next
        </button>
      </nav>
    </>
  );
}

const FloorRow = memo(({ row }: { row: Row }) => (
  <tr>
    {valued.map((column) => (
      <td key={column.id}>{shown(column.id, column.accessorFn(row, 0))}</td>
    ))}
    <td>
      <Actions />
    </td>
  </tr>
));

function shown(id: string, value: unknown): ReactNode {
  if (id === 'Join Date') return formatDate(String(value));
  if (id.endsWith('Date')) return value ? formatDateTime(String(value)) : '';
  return String(value ?? '');
}

function PlainActions() {
  return buttons.map((label) => (
    <button key={label} type="button">
      {label}
    </button>
  ));
}

function MenuActions() {
  return (
    <Menu>
      <MenuButton className="rounded-md px-2 py-1 hover:bg-gray-100">…</MenuButton>
      <MenuItems anchor="bottom end" className="rounded-md bg-white p-1 shadow-lg">
        {buttons.map((label) => (
          <MenuItem key={label}>
            <button type="button">{label}</button>
          </MenuItem>
        ))}
      </MenuItems>
    </Menu>
  );
}

createRoot(document.getElementById('root')!).render(
  <QueryClientProvider client={createQueryClient()}>
    <Floor />
  </QueryClientProvider>,
);
