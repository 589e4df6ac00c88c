// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { listCountId } from './ListCount.tsx';
import { useFocusKept } from './use-focus-kept.ts';

beforeEach(() => void vi.useFakeTimers());

interface Props {
  state: string;
  gone?: boolean;
}

function Page({ state, gone }: Props) {
  return (
    <>
      <button>Outside</button>
      <div {...useFocusKept(state)}>
        <p id={listCountId} tabIndex={-1}>
          Count
        </p>
        {!gone && <button>Next</button>}
        <button>Other</button>
      </div>
    </>
  );
}

function open() {
  const { rerender } = render(<Page state="idle" />);
  const focus = (name: string) => screen.getByRole('button', { name }).focus();
  const focused = () => document.activeElement!.textContent;
  const become = (props: Props) => {
    rerender(<Page {...props} />);
    vi.advanceTimersByTime(100);
  };
  return { focus, focused, become };
}

it('an element that was disabled meanwhile has the focus again', () => {
  const { focus, focused, become } = open();
  focus('Next');
  // browsers take the focus from a disabled element without an event; jsdom does not
  const active = vi.spyOn(document, 'activeElement', 'get').mockReturnValue(document.body);
  const again = vi.spyOn(screen.getByRole('button', { name: 'Next' }), 'focus');
  become({ state: 'busy' });
  active.mockRestore();
  expect(again).toHaveBeenCalledOnce();
  expect(focused()).toBe('Next');
});

it('the number of rows has it when the element is gone', () => {
  const { focus, focused, become } = open();
  focus('Next');
  become({ state: 'rows', gone: true });
  expect(focused()).toBe('Count');
});

it('nothing happens while the list stays as it is', () => {
  const { focus, become } = open();
  focus('Next');
  become({ state: 'idle', gone: true });
  expect(document.activeElement).toBe(document.body);
});

it('an element that still has the focus keeps it', () => {
  const { focus, focused, become } = open();
  focus('Next');
  const again = vi.spyOn(screen.getByRole('button', { name: 'Next' }), 'focus');
  become({ state: 'busy' });
  expect([again.mock.calls.length, focused()]).toEqual([0, 'Next']);
});

it('a focus that was moved elsewhere stays there', () => {
  const { focus, focused, become } = open();
  focus('Next');
  focus('Other');
  become({ state: 'rows', gone: true });
  expect(focused()).toBe('Other');
  focus('Outside');
  become({ state: 'busy', gone: true });
  expect(focused()).toBe('Outside');
});

it('a focus that was blurred on purpose is not restored', () => {
  const { focus, become } = open();
  focus('Next');
  (document.activeElement as HTMLElement).blur();
  become({ state: 'rows', gone: true });
  expect(document.activeElement).toBe(document.body);
});
