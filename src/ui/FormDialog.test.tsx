// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FormDialog } from './FormDialog.tsx';
import { backGuards } from './back-guards.ts';

it('Back is held up by a form that is sent, such as an upload, not by one that is unchanged (ROU-8)', () => {
  const form = (busy: boolean) => (
    <FormDialog title="Upload client" submitLabel="Upload" busy={busy} onSubmit={() => {}} onClose={vi.fn()}>
      <input aria-label="Version" />
    </FormDialog>
  );
  const { rerender } = render(form(false));
  expect(backGuards.top()).toBeUndefined();
  rerender(form(true));
  expect(backGuards.top()).toBeDefined();
});

it('a press closes that begins and ends outside, not one that ends inside (FRM-4)', () => {
  const onClose = vi.fn();
  render(
    <FormDialog title="Upload client" submitLabel="Upload" onSubmit={() => {}} onClose={onClose}>
      <input aria-label="Version" />
    </FormDialog>,
  );
  const outside = screen.getByLabelText('Version').closest('[data-dialog-panel]')!;
  function press(releasedOn: Element) {
    fireEvent.pointerDown(outside);
    fireEvent.pointerUp(releasedOn);
    fireEvent.click(outside);
  }
  press(screen.getByLabelText('Version'));
  expect(onClose).not.toHaveBeenCalled();
  press(outside);
  expect(onClose).toHaveBeenCalledOnce();
});

it('the page below is out of reach each time a dialog is open, not only the first time', () => {
  const dialog = (
    <FormDialog title="Upload client" submitLabel="Upload" onSubmit={() => {}} onClose={vi.fn()}>
      <input aria-label="Version" />
    </FormDialog>
  );
  const page = (isOpen: boolean) => <main>{isOpen && dialog}</main>;
  const { container, rerender } = render(page(false));
  for (const isOpen of [true, false, true]) {
    rerender(page(isOpen));
    expect(container.getAttribute('aria-hidden')).toBe(isOpen ? 'true' : null);
  }
});
