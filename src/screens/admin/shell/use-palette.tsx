import { type ReactNode, useEffect, useState } from 'react';
import { useShortcuts } from '#src/lib/use-shortcuts.ts';
import { lazyDialog } from '#src/ui/lazy-dialog.tsx';
import type { PaletteProps } from './Palette.tsx';

const Palette = lazyDialog(() => import('./Palette.tsx'), 'Palette');

/** Returns the command palette, opened by Ctrl K, Cmd K or `open()`. */
export function usePalette(does: Omit<PaletteProps, 'onClose' | 'initial'>): {
  open(): void;
  shown: ReactNode;
} {
  const [isOpen, setOpen] = useState(false);

  const initial = useEarlyLetters(isOpen);
  const open = () => setOpen(true);
  useShortcuts((key, event) => {
    if (key !== 'Ctrl k' || event.shiftKey) return;
    event.preventDefault(); // a browser shortcut as well
    if (event.repeat) return;
    if (isOpen) setOpen(false);
    else if (!document.querySelector('[role=dialog], [role=alertdialog]')) open();
  });

  return { open, shown: isOpen && <Palette {...does} initial={initial} onClose={() => setOpen(false)} /> };
}

const field = '[role=combobox][aria-label="Search commands"]';

/** Returns the letters typed after the palette was opened and before it had its field, which later ones go to. */
function useEarlyLetters(isOpen: boolean): string {
  const [letters, setLetters] = useState('');
  useEffect(() => {
    if (!isOpen) return;
    function catchLetter(event: KeyboardEvent) {
      if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      const input = document.querySelector<HTMLElement>(field);
      if (input) return input.focus();
      event.preventDefault();
      event.stopPropagation();
      setLetters((before) => before + event.key);
    }
    document.addEventListener('keydown', catchLetter, true);
    return () => {
      document.removeEventListener('keydown', catchLetter, true);
      setLetters('');
    };
  }, [isOpen]);
  return letters;
}
