// @vitest-environment jsdom
import { render, renderHook, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useFocusRestoration } from './use-focus-restoration.ts';

interface Props {
  has?: readonly string[];
  dialog?: boolean;
}

function Page({ has = [], dialog = false }: Props) {
  useFocusRestoration(false);
  const draw = (name: string) => has.includes(name) && <button>{name}</button>;
  return (
    <>
      <button>Old</button>
      <h1>Heading</h1>
      {draw('beside')}
      <main tabIndex={-1}>{draw('in the page')}</main>
      <div data-focus-to="count">
        <p id="count" tabIndex={-1}>
          12 rows
        </p>
        <ul>{draw('in the list')}</ul>
        <section tabIndex={-1} aria-label="Part">
          {draw('in the part')}
        </section>
      </div>
      {dialog && (
        <div role="dialog" tabIndex={-1}>
          <button>OK</button>
        </div>
      )}
    </>
  );
}

function open(props: Props) {
  const { rerender } = render(<Page {...props} />);
  const button = (name: string) => screen.getByRole('button', { name });
  const become = (next: Props) => rerender(<Page {...next} />);
  const has = (text: string) =>
    waitFor(() =>
      expect(document.activeElement?.ariaLabel ?? document.activeElement?.textContent).toBe(text),
    );
  return { button, become, has };
}

it.each([
  ['in the list', '12 rows'],
  ['in the part', 'Part'],
  ['in the page', 'Heading'],
  ['beside', 'Heading'],
])('an element removed %s passes the focus to: %s (ACC-2)', async (name, keeper) => {
  const { button, become, has } = open({ has: [name] });
  button(name).focus();
  become({});
  await has(keeper);
});

it('a disabled control passes the focus on (ACC-2)', async () => {
  const { button, has } = open({ has: ['in the list'] });
  const pressed = button('in the list') as HTMLButtonElement;
  pressed.focus();
  pressed.disabled = true;
  await has('12 rows');
});

it('a dialog returns the focus to its opener, or to its replacement (ACC-2)', async () => {
  const { button, become, has } = open({ has: ['in the list'] });
  for (const [left, keeper] of [
    [['in the list'], 'in the list'],
    [[], '12 rows'],
  ] as const) {
    button('in the list').focus();
    become({ has: ['in the list'], dialog: true });
    button('OK').focus();
    become({ has: left, dialog: true });
    become({ has: left });
    button(left[0] ?? 'Old').focus(); // as Headless UI does if the opener was removed
    await has(keeper);
  }
});

it('a control enabled again gets the focus back, unless the focus has moved on (ACC-2)', async () => {
  const { button, has } = open({ has: ['in the list', 'in the part'] });
  const pressed = button('in the list') as HTMLButtonElement;
  for (const movesOn of [false, true]) {
    pressed.focus();
    pressed.disabled = true;
    pressed.blur(); // as browsers do, without an event
    if (movesOn) button('in the part').focus();
    pressed.disabled = false;
    await has(movesOn ? 'in the part' : 'in the list');
  }
});

it('does not restore focus that the user moved (ACC-2)', async () => {
  vi.useFakeTimers();
  const { button, become } = open({ has: ['in the list'] });
  button('in the list').focus();
  button('in the list').blur();
  await Promise.resolve();
  become({});
  await vi.runAllTimersAsync();
  expect(document.activeElement).toBe(document.body);
});

it('focuses the heading of a first page that a click opened (ACC-2)', async () => {
  render(<h1>First</h1>);
  renderHook(() => useFocusRestoration(true));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('First'));
});
