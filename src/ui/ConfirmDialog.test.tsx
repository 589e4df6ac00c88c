// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { FormDialog } from './FormDialog.tsx';
import { topDialog } from './open-dialogs.ts';

afterEach(cleanup);

it('confirms once the phrase has been typed, by the button and by Enter', () => {
  const onConfirm = vi.fn();
  render(
    <ConfirmDialog title="Delete" confirmLabel="Delete" phrase="ada" onConfirm={onConfirm} onClose={() => {}}>
      Sure?
    </ConfirmDialog>,
  );
  const field = screen.getByRole('textbox');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Delete' });
  fireEvent.change(field, { target: { value: 'ad' } });
  fireEvent.submit(field);
  expect([button.disabled, onConfirm.mock.calls]).toEqual([true, []]);
  fireEvent.change(field, { target: { value: 'ada' } });
  fireEvent.submit(field);
  expect([button.disabled, onConfirm.mock.calls.length]).toEqual([false, 1]);
});

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
