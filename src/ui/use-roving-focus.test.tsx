// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useRovingFocus } from './use-roving-focus.ts';

interface Row {
  id: number;
  /** True if its last cell has the two buttons. */
  isOpen: boolean;
}

function Table({ rows, dir }: { rows: Row[]; dir?: 'rtl' }) {
  const table = useRef<HTMLTableElement>(null);
  return (
    <>
      <button>before</button>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- as in DataTable */}
      <table ref={table} {...useRovingFocus(table)} style={dir && { direction: dir }}>
        <thead>
          <tr>
            <th>
              <button>sort</button>
            </th>
            <th>Text</th>
            <th>Actions</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, isOpen }) => (
            <tr key={id}>
              <td>
                <button>id {id}</button>
              </td>
              <td>text</td>
              <td>
                {isOpen && <button>yes {id}</button>}
                {isOpen && <button>no {id}</button>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const rows = [
  { id: 1, isOpen: true },
  { id: 2, isOpen: false },
  { id: 3, isOpen: true },
];
const button = (name: string) => screen.getByRole('button', { name });
const stops = () =>
  [...document.querySelectorAll<HTMLElement>('table button')]
    .filter(({ tabIndex }) => tabIndex >= 0)
    .map(({ textContent }) => textContent);

/** Presses the keys one after the other, from a button on; where the focus is then. */
function after(from: string, ...keys: string[]) {
  button(from).focus();
  for (const key of keys)
    fireEvent.keyDown(document.activeElement!, {
      key: key.replace('Ctrl ', ''),
      ctrlKey: key.startsWith('Ctrl '),
    });
  return document.activeElement?.textContent;
}

let rerender: (rows: Row[]) => void;
beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run());
  const view = render(<Table rows={rows} />);
  rerender = (next) => view.rerender(<Table rows={next} />);
});

it('is one Tab stop: the first control of the first row, then the last focused control (ACC-3)', () => {
  expect(stops()).toEqual(['id 1']);
  button('no 3').focus();
  expect(stops()).toEqual(['no 3']);
  button('before').focus();
  expect(stops()).toEqual(['no 3']);
});

describe('arrow keys', () => {
  it.each([
    ['id 1', ['ArrowDown'], 'id 2'],
    ['yes 1', ['ArrowDown'], 'yes 3'],
    ['no 1', ['ArrowDown', 'ArrowUp'], 'no 1'],
    ['id 1', ['ArrowUp'], 'sort'],
    ['sort', ['ArrowUp'], 'sort'],
    ['id 3', ['ArrowDown'], 'id 3'],
    ['id 1', ['ArrowRight'], 'yes 1'],
    ['id 1', ['ArrowRight', 'ArrowRight', 'ArrowRight'], 'no 1'],
    ['yes 1', ['ArrowLeft', 'ArrowLeft'], 'id 1'],
    ['yes 3', ['Home'], 'id 3'],
    ['id 3', ['End'], 'no 3'],
    ['yes 3', ['Ctrl Home'], 'id 1'],
    ['id 1', ['Ctrl End'], 'no 3'],
    ['id 1', ['a', 'Enter', 'Escape', 'PageDown'], 'id 1'],
  ])('move from %s by %o to %s', (from, keys, to) => {
    expect(after(from, ...keys)).toBe(to);
  });

  it('follow the direction of the page', () => {
    cleanup();
    render(<Table rows={rows} dir="rtl" />);
    expect(after('id 1', 'ArrowLeft')).toBe('yes 1');
    expect(after('yes 1', 'ArrowRight')).toBe('id 1');
  });

  it('ignore handled keys', () => {
    const trigger = button('id 1');
    trigger.addEventListener('keydown', (event) => event.preventDefault());
    expect(after('id 1', 'ArrowDown')).toBe('id 1');
  });

  it('skip disabled controls', () => {
    (button('yes 1') as HTMLButtonElement).disabled = true;
    expect(after('id 1', 'ArrowRight')).toBe('no 1');
  });
});

it('takes rows that come later out of the Tab order', async () => {
  rerender([...rows, { id: 4, isOpen: true }]);
  await waitFor(() => expect(stops()).toEqual(['id 1']));
});

it('moves the stop from the header to the first row that appears, unless the user has been there', async () => {
  rerender([]);
  await waitFor(() => expect(stops()).toEqual(['sort']));
  rerender(rows);
  await waitFor(() => expect(stops()).toEqual(['id 1']));
  button('sort').focus();
  rerender([...rows, { id: 4, isOpen: true }]);
  await waitFor(() => expect(button('id 4').tabIndex).toBe(-1));
  expect(stops()).toEqual(['sort']);
});

it('moves the stop when its row goes or its control is disabled', async () => {
  button('yes 3').focus();
  rerender(rows.slice(0, 2));
  await waitFor(() => expect(stops()).toEqual(['id 1']));
  (button('id 1') as HTMLButtonElement).disabled = true;
  await waitFor(() => expect(stops()).toEqual(['yes 1']));
});
