import { type ReactNode, useState } from 'react';
import { useShortcuts } from '#src/lib/use-shortcuts.ts';
import { lazyDialog } from '#src/ui/lazy-dialog.tsx';
import type { PaletteProps } from './Palette.tsx';

const Palette = lazyDialog(() => import('./Palette.tsx'), 'Palette');

/** Returns the command palette, opened by Ctrl K, Cmd K or `open()`. */
export function usePalette(does: Omit<PaletteProps, 'onClose'>): { open(): void; shown: ReactNode } {
  const [isOpen, setOpen] = useState(false);

  const open = () => setOpen(true);
  useShortcuts((key, event) => {
    if (key !== 'Ctrl k' || event.shiftKey) return;
    event.preventDefault(); // a browser shortcut as well
    if (event.repeat) return;
    if (isOpen) setOpen(false);
    else if (!document.querySelector('[role=dialog], [role=alertdialog]')) open();
  });

  return { open, shown: isOpen && <Palette {...does} onClose={() => setOpen(false)} /> };
}
