// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearNotifications, notify } from '#src/app/notify.ts';
import { Toaster } from './Toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toaster />);
});
afterEach(() => void act(clearNotifications));

const pass = (time: number) => act(() => void vi.advanceTimersByTime(time));
const shown = () => screen.queryByText('Key updated successfully');
const say = () => act(() => void notify.success('Key updated successfully.'));

/** Expects that the toast is there until then. */
function expectToGoAfter(time: number) {
  pass(time - 10);
  expect(shown()).not.toBeNull();
  pass(20);
  expect(shown()).toBeNull();
}

it('shows a repeated text once, and hides its toast 5 s after the last time (TOA-1)', () => {
  say();
  pass(3000);
  say();
  expect(screen.getAllByText('Key updated successfully')).toHaveLength(1);
  expectToGoAfter(5000);
});

it('repeats a text already shown by another Toaster', () => {
  say();
  pass(5000);
  pass(10);
  cleanup();
  render(<Toaster />);
  say();
  pass(1500);
  expect(shown()).not.toBeNull();
});

it.each([
  ['the pointer is on the toast', 'mouseEnter', 'mouseLeave'],
  ['the focus is inside', 'focus', 'blur'],
] as const)('waits while %s', (_, begins, ends) => {
  say();
  pass(3000);
  fireEvent[begins](screen.getByRole('button', { name: 'Dismiss' }));
  fireEvent[begins](screen.getByRole('region', { name: 'Notifications' }));
  pass(60_000);
  expect(shown()).not.toBeNull();
  fireEvent[ends](screen.getByRole('button', { name: 'Dismiss' }));
  fireEvent[ends](screen.getByRole('region', { name: 'Notifications' }));
  expectToGoAfter(2000);
});
