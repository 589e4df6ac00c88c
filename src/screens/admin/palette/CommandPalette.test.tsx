// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { HouseIcon } from 'lucide-react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CommandPalette } from './CommandPalette.tsx';
import type { Command } from './commands.ts';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});

/** Returns the palette with one command. */
function open(command: Partial<Command> = {}) {
  const shown = {
    id: '/dash',
    group: 'Go to',
    label: 'Customer dashboard',
    Icon: HouseIcon,
    run: vi.fn(),
  } as const;
  render(
    <CommandPalette
      commands={[{ ...shown, ...command }]}
      searches={() => []}
      typed=""
      onType={vi.fn()}
      found={[]}
      note=""
      isWarning={false}
      onClose={vi.fn()}
    />,
  );
  return screen.findByRole('combobox');
}

it.each([false, true])('accepts typing at once (touch screen: %s)', async (isTouch) => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isTouch }));
  await open();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox')));
});

it('a held Ctrl Enter shows the command in its list once (ADM-6)', async () => {
  const [run, toList] = [vi.fn(), vi.fn()];
  const field = await open({ run, toList });
  for (const repeat of [false, true]) fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true, repeat });
  expect(toList).toHaveBeenCalledOnce();
  expect(run).not.toHaveBeenCalled();
});
