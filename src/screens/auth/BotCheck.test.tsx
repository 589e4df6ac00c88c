// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BotCheck, type BotCheckHandle } from './BotCheck.tsx';
import type { TurnstileOptions } from './turnstile.ts';

let widgets: TurnstileOptions[];
const onToken = vi.fn();
const fails = () => {
  throw new Error('no such widget');
};

beforeEach(() => {
  widgets = [];
  vi.useFakeTimers();
  window.turnstile = {
    render(container, options) {
      container.append(`Widget ${widgets.push(options)}`);
      return undefined;
    },
    reset: fails,
    remove: fails,
  };
});
afterEach(() => {
  delete window.turnstile;
});

async function open() {
  const ref = createRef<BotCheckHandle>();
  const { container } = render(<BotCheck ref={ref} onToken={onToken} />);
  await pass(0);
  return { ref, container };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const problem = () => screen.queryByRole('alert')?.textContent;

const NOT_LOADED = 'Failed to load captcha. Please refresh the page and try again.';

it('reports a silent widget after 12 s, until a late token arrives (BOT-1)', async () => {
  await open();
  await pass(11_999);
  expect(problem()).toBeUndefined();
  await pass(1);
  expect(problem()).toBe(NOT_LOADED);
  act(() => widgets[0]!.callback('late'));
  expect(problem()).toBeUndefined();
  expect(onToken).toHaveBeenLastCalledWith('late');
});

it.each<[string, (widget: TurnstileOptions) => unknown, string]>([
  ['an error', (widget) => widget['error-callback'](), 'Captcha verification failed. Please try again'],
  ['an empty token', (widget) => widget.callback(''), 'Captcha verification failed. Please try again'],
  ['an expired token', (widget) => widget['expired-callback'](), 'Captcha expired. Please verify again'],
  ['no answer', (widget) => widget['timeout-callback'](), 'Captcha expired. Please verify again'],
])('renders another widget after %s, and ignores the old widget', async (_name, goWrong, said) => {
  const { container } = await open();
  act(() => void goWrong(widgets[0]!));
  act(() => void goWrong(widgets[0]!));
  expect(problem()).toBe(said);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(0);
  expect(container.textContent).toBe('Widget 2');
  act(() => void goWrong(widgets[0]!));
  expect(problem()).toBeUndefined();
});

it('renders a new widget if the provider can neither reset nor remove the old widget', async () => {
  const { ref, container } = await open();
  act(() => widgets[0]!.callback('used'));
  act(() => ref.current!.reset());
  await pass(0);
  expect(container.textContent).toBe('Widget 2');
  expect(onToken).toHaveBeenLastCalledWith('');
});
