import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { lazyDialog } from '#src/ui/lazy-dialog.tsx';
import { useLocation, useNavigate } from 'react-router-dom';
import { opensDialog } from '#src/forms/use-dialog.ts';
import { signOut } from '#src/session/session.ts';
import { chooseTheme } from '#src/theme/theme.ts';
import { useTheme } from '#src/theme/use-theme.ts';
import { HomeIcon, LogoutIcon, SearchIcon, UploadIcon } from '#src/ui/icons.tsx';
import { MoonIcon, SunIcon } from '#src/ui/public-icons.tsx';
import { type Command, isKeyShaped } from '../palette/commands.ts';
import { adminPages } from './admin-pages.ts';

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

/** The commands of the palette: all pages, all main buttons of the lists, and the actions of the header. */
function useCommands(onUpload: () => void): Command[] {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
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
    ...adminPages.flatMap(({ path, Icon, actions }) =>
      actions.map(({ label, dialog }): Command => ({
        id: `${path} ${dialog}`,
        label,
        group: 'Actions',
        Icon,
        // the list that is open keeps its page and search
        run: () => void navigate(path === pathname ? path + search : path, { state: opensDialog(dialog) }),
      })),
    ),
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

/** Searches every list for a text: the open list first, or the keys if the text looks like one. */
function useSearches(): (text: string) => Command[] {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (text) => {
    const first = isKeyShaped(text) ? '/admin/keys' : pathname;
    const pages = adminPages.toSorted((a, b) => Number(b.path === first) - Number(a.path === first));
    return pages.map(({ path, searched }) => ({
      id: `search ${path}`,
      label: `Search ${searched} for “${text}”`,
      group: 'Search',
      Icon: SearchIcon,
      run: () => void navigate(`${path}?${new URLSearchParams({ search: text })}`),
    }));
  };
}
