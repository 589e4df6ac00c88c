// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { PaletteProps } from './Palette.tsx';
import { usePalette } from './use-palette.tsx';

vi.mock('./Palette.tsx', () => ({
  Palette: ({ initial }: PaletteProps) => (
    <input
      role="combobox"
      aria-expanded
      aria-controls="list"
      aria-label="Search commands"
      defaultValue={initial}
    />
  ),
}));

const Page = () => usePalette({ onUpload() {}, onPerson() {}, onSignOut() {} }).shown;

it('letters right after Ctrl K arrive in the field, later letters focus the field (ADM-4)', async () => {
  render(<Page />);
  const press = (key: string, ctrlKey = false) => fireEvent.keyDown(document.body, { key, ctrlKey });
  press('k', true);
  expect([press('u'), press('s')]).toEqual([false, false]);
  const field = await screen.findByDisplayValue('us');
  expect(press('e')).toBe(true);
  expect(document.activeElement).toBe(field);
});
