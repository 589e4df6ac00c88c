// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { loadPage } from '../app/leave-page.ts';
import { FormDialog } from './FormDialog.tsx';
import { backGuards } from './back-guards.ts';

const onClose = vi.fn();
const onSubmit = vi.fn();
const form = (busy = false, hasDraft = false) => (
  <FormDialog title="Mass generate" labels={['Generate']} {...{ busy, hasDraft, onSubmit, onClose }}>
    <input aria-label="Codes per user" />
    <button type="button">Another</button>
  </FormDialog>
);
const field = () => screen.getByLabelText('Codes per user');
const outside = () => field().closest('[data-dialog-panel]')!;

it('a form being sent blocks Back, an unchanged form does not (ROU-8)', () => {
  const { rerender } = render(form());
  expect(backGuards.top()).toBeUndefined();
  rerender(form(true));
  expect(backGuards.top()).toBeDefined();
});

it('the browser asks before leaving unsaved input, but not on a page load by the app (SES-12)', () => {
  const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const { rerender, unmount } = render(form());
  expect(isAsked()).toBe(false);
  rerender(form(false, true));
  expect(isAsked()).toBe(true);
  loadPage('#next');
  expect([isAsked(), isAsked()]).toEqual([false, true]);
  unmount();
  expect(isAsked()).toBe(false);
});

it('a press that begins and ends outside closes, a press that ends inside does not (FRM-4)', () => {
  render(form());
  function press(releasedOn: Element) {
    fireEvent.pointerDown(outside());
    fireEvent.pointerUp(releasedOn);
    fireEvent.click(outside());
  }
  press(field());
  expect(onClose).not.toHaveBeenCalled();
  press(outside());
  expect(onClose).toHaveBeenCalledOnce();
});

it('the page below is out of reach each time a dialog is open, not only the first time', () => {
  const page = (isOpen: boolean) => <main>{isOpen && form()}</main>;
  const { container, rerender } = render(page(false));
  for (const isOpen of [true, false, true]) {
    rerender(page(isOpen));
    expect(container.getAttribute('aria-hidden')).toBe(isOpen ? 'true' : null);
  }
});

it('a held Enter or the second click of a double click does not reach the next page (API-6)', () => {
  render(form());
  const enter = (repeat: boolean) => fireEvent.keyDown(field(), { key: 'Enter', repeat });
  expect([enter(true), enter(false)]).toEqual([false, true]);
  const button = screen.getByText('Generate');
  const click = (element: Element, detail: number) => {
    fireEvent.pointerDown(element);
    fireEvent.pointerUp(element);
    fireEvent.click(element, { detail });
  };
  for (const element of [outside(), button]) click(element, 2);
  click(screen.getByText('Another'), 1);
  click(button, 2);
  expect([onClose.mock.calls, onSubmit.mock.calls]).toEqual([[], []]);
  for (const detail of [1, 2]) click(button, detail);
  expect(onSubmit).toHaveBeenCalledTimes(2);
  click(outside(), 1);
  expect(onClose).toHaveBeenCalledOnce();
});
