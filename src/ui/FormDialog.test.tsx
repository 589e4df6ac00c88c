// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FormDialog } from './FormDialog.tsx';
import { topDialog } from './open-dialogs.ts';

afterEach(cleanup);

it.each([
  ['a form that is sent, such as an upload, stays', true, 0],
  ['a form closes', false, 1],
])('on Back %s', (_, busy, closes) => {
  const onClose = vi.fn();
  render(
    <FormDialog title="Upload client" submitLabel="Upload" busy={busy} onSubmit={() => {}} onClose={onClose}>
      <input aria-label="Version" />
    </FormDialog>,
  );
  act(() => topDialog()?.());
  expect(onClose).toHaveBeenCalledTimes(closes);
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
