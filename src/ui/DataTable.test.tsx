// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataTable } from './DataTable.tsx';
import { columnsOf } from './table-features.ts';

interface Row {
  id: number;
  code: string;
}

const columns = [columnsOf<Row>().accessor('code', { header: 'Code' })];
const rowsFrom = (first: number, count = 100): Row[] =>
  Array.from({ length: count }, (_, at) => ({ id: first + at, code: `code ${first + at}` }));

/** Number of rows that fit into the window below. */
const FIRST = 20;

let root: Root;
beforeEach(() => {
  vi.stubGlobal('innerHeight', FIRST * 40);
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  // tests React's own scheduling: `act` would run both passes at once
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

const render = (rows: Row[]) =>
  flushSync(() => root.render(<DataTable caption="Keys" rows={rows} columns={columns} />));
// hidden: without looking at the styles of every cell, which takes jsdom most of the time
const renderedTexts = () => screen.getAllByRole('cell', { hidden: true }).map((cell) => cell.textContent);
const allRendered = (rows: Row[]) =>
  waitFor(() => expect(renderedTexts()).toEqual(rows.map(({ code }) => code)));

it('a long page shows the rows that fit into the window at once and the other rows right after', async () => {
  const rows = rowsFrom(1);
  render(rows);
  expect(renderedTexts()).toEqual(rowsFrom(1, FIRST).map(({ code }) => code));
  await allRendered(rows);
});

it('the next page shows its first rows at once, without rows of the page before', async () => {
  render(rowsFrom(1));
  await allRendered(rowsFrom(1));
  render(rowsFrom(101));
  expect(renderedTexts()).toEqual(rowsFrom(101, FIRST).map(({ code }) => code));
  await allRendered(rowsFrom(101));
});

it('renders rows that arrive while other rows are still being rendered', async () => {
  render(rowsFrom(1));
  await Promise.resolve(); // a step waits for its turn
  render(rowsFrom(101));
  await allRendered(rowsFrom(101));
});

it('renders a changed row far below at once, and keeps the rows around', async () => {
  const rows = rowsFrom(1);
  render(rows);
  await allRendered(rows);
  const changed = rows.with(90, { id: 91, code: 'edited' });
  render(changed);
  expect(renderedTexts()).toEqual(changed.map(({ code }) => code));
});

it('sets its height on the header alone, so that no row is restyled', async () => {
  render(rowsFrom(1));
  const bearers = () =>
    [...document.querySelectorAll('[style*="--content-height"]')].map(({ tagName }) => tagName);
  await waitFor(() => expect(bearers()).toEqual(['THEAD']));
  expect(screen.getByRole('group', { hidden: true }).parentElement!.dataset.scrolls).toBe('false');
});

it('a held X selects once (ACC-3)', () => {
  const onSelect = vi.fn();
  const selection = { selected: new Set<number>(), onSelect, isOn: true };
  flushSync(() =>
    root.render(<DataTable caption="Keys" rows={rowsFrom(1, 1)} columns={columns} selection={selection} />),
  );
  const box = screen.getAllByRole('checkbox', { hidden: true }).at(-1)!;
  for (const repeat of [false, true]) fireEvent.keyDown(box, { key: 'x', repeat });
  expect(onSelect).toHaveBeenCalledOnce();
});
