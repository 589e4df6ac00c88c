import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { lazyDialog } from '#src/ui/lazy-dialog.tsx';
import { useCommands, useSearches } from './use-commands.ts';

const CommandPalette = lazyDialog(async () => (await import('../palette/CommandPalette.tsx')).CommandPalette);

/** The command palette, opened by Ctrl K, Cmd K or `open()`. */
export function usePalette(onUpload: () => void): { open(): void; shown: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const commands = useCommands(onUpload);
  const searches = useSearches();

  const open = () => setOpen(true);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (
      event.key.toLowerCase() !== 'k' ||
      !(event.ctrlKey || event.metaKey) ||
      event.shiftKey ||
      event.altKey
    )
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

  return {
    open,
    shown: isOpen && (
      <CommandPalette commands={commands} searches={searches} onClose={() => setOpen(false)} />
    ),
  };
}
