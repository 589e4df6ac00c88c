import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { signOut } from '#src/session/session.ts';
import { chooseTheme } from '#src/theme/theme.ts';
import { useTheme } from '#src/theme/use-theme.ts';
import { HomeIcon, LogoutIcon, UploadIcon } from '#src/ui/icons.tsx';
import { lazyDialog } from '#src/ui/lazy-dialog.tsx';
import { MoonIcon, SunIcon } from '#src/ui/public-icons.tsx';
import type { Command } from '../palette/commands.ts';
import { adminPages } from './admin-pages.ts';

const CommandPalette = lazyDialog(async () => (await import('../palette/CommandPalette.tsx')).CommandPalette);

/** The command palette, opened by Ctrl K, Cmd K or `open()`. */
export function usePalette(onUpload: () => void): { open(): void; shown: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const commands = useCommands(onUpload);

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

  return { open, shown: isOpen && <CommandPalette commands={commands} onClose={() => setOpen(false)} /> };
}

/** The actions of the shell's header. */
function useCommands(onUpload: () => void): Command[] {
  const navigate = useNavigate();
  const other = useTheme() === 'dark' ? 'light' : 'dark';
  return [
    ...adminPages.map(({ path, label, Icon }): Command => ({
      id: path,
      label,
      group: 'Go to',
      Icon,
      run: () => void navigate(path),
    })),
    {
      id: 'dash',
      label: 'Customer dashboard',
      group: 'Go to',
      Icon: HomeIcon,
      run: () => void navigate('/dash'),
    },
    { id: 'upload', label: 'Upload client', group: 'Actions', Icon: UploadIcon, run: onUpload },
    {
      id: 'theme',
      label: `Switch to ${other} theme`,
      group: 'Actions',
      Icon: other === 'dark' ? MoonIcon : SunIcon,
      run: () => chooseTheme(other),
    },
    {
      id: 'sign-out',
      label: 'Sign out',
      group: 'Actions',
      Icon: LogoutIcon,
      run: () => void signOut('/login'),
    },
  ];
}
