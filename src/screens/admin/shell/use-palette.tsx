import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { shortcutKey } from '#src/lib/shortcut-key.ts';
import { lazyDialog } from '#src/ui/lazy-dialog.tsx';
import type { PaletteProps } from './Palette.tsx';

const Palette = lazyDialog(() => import('./Palette.tsx'), 'Palette');

/** The command palette, opened by Ctrl K, Cmd K or `open()`. */
export function usePalette(does: Omit<PaletteProps, 'onClose'>): { open(): void; shown: ReactNode } {
  const [isOpen, setOpen] = useState(false);

  const open = () => setOpen(true);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (shortcutKey(event) !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
      return;
    event.preventDefault(); // a browser shortcut as well
    if (isOpen) setOpen(false);
    else if (!document.querySelector('[role=dialog], [role=alertdialog]')) open();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return { open, shown: isOpen && <Palette {...does} onClose={() => setOpen(false)} /> };
}
