// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { HouseIcon } from 'lucide-react';
import { expect, it, vi } from 'vitest';
import { CommandPalette } from './CommandPalette.tsx';

it.each([false, true])('accepts typing at once (touch screen: %s)', async (isTouch) => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isTouch }));
  Element.prototype.scrollIntoView = () => {};
  const command = { id: '/dash', group: 'Go to', label: 'Customer dashboard', Icon: HouseIcon, run: vi.fn() };
  render(
    <CommandPalette
      commands={[command]}
      searches={() => []}
      typed=""
      onType={vi.fn()}
      found={[]}
      note=""
      isWarning={false}
      onClose={vi.fn()}
    />,
  );
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox')));
});
