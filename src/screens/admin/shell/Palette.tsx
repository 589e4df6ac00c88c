import { CpuIcon, HouseIcon, LogOutIcon, SearchIcon, UploadIcon } from 'lucide-react';
import { useState } from 'react';
import { useAddresses, useAddressPart } from '#src/app/use-address.ts';
import { pluralize } from '#src/lib/pluralize.ts';
import { useThemeSwitch } from '#src/theme/use-theme.ts';
import { usePendingCount } from '../hwid/use-new-requests.ts';
import { CommandPalette } from '../palette/CommandPalette.tsx';
import { type Command, isKeyShaped } from '../palette/commands.ts';
import { adminPages, HWID_PATH } from './admin-pages.ts';
import { type OpenUser, useServerSearch } from './use-server-search.ts';

export interface PaletteProps {
  /** Typed before the palette had its field. */
  initial: string;
  onUpload(): void;
  onPerson: OpenUser;
  onSignOut(): void;
  onClose(): void;
}

/** The palette with the commands of the console and results of the server (ADM-4, ADM-6). */
export function Palette(props: PaletteProps) {
  const [typed, setTyped] = useState(props.initial);
  const commands = useCommands(props);
  const { groups, note, isSearching, hasFailed } = useServerSearch(typed, props.onPerson);
  const searches = useSearches();
  return (
    <CommandPalette
      commands={commands}
      searches={(text, hasHits) => searches(text).slice(0, hasHits || isSearching ? 1 : undefined)}
      typed={typed}
      onType={setTyped}
      found={groups}
      note={note}
      isWarning={hasFailed && !isSearching}
      onClose={props.onClose}
    />
  );
}

/** Returns the commands of the palette: all other pages, all main buttons of the lists, and the actions of the header. */
function useCommands({ onUpload, onSignOut }: PaletteProps): Command[] {
  const { go } = useAddresses();
  const open = useAddressPart(({ path }) => path);
  const pending = usePendingCount() ?? 0;
  const theme = useThemeSwitch();
  const review = { label: `Review ${pluralize(pending, ['request', 'requests'])}`, dialog: 'review' };
  const opening = (path: string, Icon: Command['Icon'], { label, dialog }: typeof review): Command => ({
    id: `${path} ${dialog}`,
    label,
    group: 'Actions',
    Icon,
    // the list that is open keeps its page and search
    run: () =>
      go(
        path === open
          ? { go: 'dialog', kind: dialog }
          : { go: 'page', path, to: { dialog: { kind: dialog } } },
      ),
  });
  const others = adminPages.filter(({ path }) => path !== open);
  return [
    ...others.map(({ path, label, Icon }): Command => ({
      id: path,
      label,
      group: 'Go to',
      Icon,
      run: () => go({ go: 'page', path }),
    })),
    {
      id: 'dash',
      label: 'Customer dashboard',
      group: 'Go to',
      Icon: HouseIcon,
      run: () => go({ go: 'page', path: '/dash' }),
    },
    ...adminPages.flatMap(({ path, Icon, actions }) => actions.map((action) => opening(path, Icon, action))),
    ...(pending > 0 ? [{ ...opening(HWID_PATH, CpuIcon, review), isFirst: true }] : []),
    { id: 'upload', label: 'Upload client', group: 'Actions', Icon: UploadIcon, run: onUpload },
    { id: 'theme', group: 'Actions', ...theme },
    {
      id: 'sign-out',
      label: 'Sign out',
      group: 'Actions',
      Icon: LogOutIcon,
      run: onSignOut,
    },
  ];
}

/** Returns searches of every list for a text: of the open list first, or the keys if the text looks like one. */
function useSearches(): (text: string) => Command[] {
  const { go } = useAddresses();
  const open = useAddressPart(({ path }) => path);
  return (text) => {
    const first = isKeyShaped(text) ? '/admin/keys' : open;
    const pages = [...adminPages].sort((a, b) => Number(b.path === first) - Number(a.path === first));
    return pages.map(({ path, searched }) => ({
      id: `search ${path}`,
      label: `Search ${searched} for “${text}”`,
      names: [text],
      group: 'Search',
      Icon: SearchIcon,
      run: () => go({ go: 'page', path, to: { search: text } }),
    }));
  };
}
