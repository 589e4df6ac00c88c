// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog.tsx';

it.each([
  ['admin', ' admin ', true],
  ['admin ', 'admin', false],
  ['admin ', 'admin ', true],
  ['admin ', 'admin[U+0020]', true],
  ['frost  goblin', 'frost goblin', false],
  ['frost  goblin', 'frost  goblin', true],
])('%j is confirmed by %j: %s (API-5)', (phrase, typed, isConfirmed) => {
  render(
    <ConfirmDialog title="Delete" confirmLabel="Go" onConfirm={() => {}} onClose={() => {}} phrase={phrase}>
      Delete it?
    </ConfirmDialog>,
  );
  fireEvent.change(screen.getByRole('textbox', { hidden: true }), { target: { value: typed } });
  expect(screen.getByText('Go').closest('button')!.disabled).toBe(!isConfirmed);
});
