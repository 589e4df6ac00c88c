import clsx from 'clsx';
import { useId, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { config } from '#src/app/config.ts';
import { signOut } from '#src/session/session.ts';
import { ThemeToggle } from '#src/theme/ThemeToggle.tsx';
import { Brand } from '#src/ui/Brand.tsx';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { LogoutIcon, MenuIcon, UploadIcon, XIcon } from '#src/ui/icons.tsx';
import { SearchBox } from '#src/ui/SearchBox.tsx';
import { adminPages } from './admin-pages.ts';
import { AdminNav } from './AdminNav.tsx';
import { PaletteButton } from './PaletteButton.tsx';
import { useSearchText } from './use-search-text.ts';

interface Props {
  /** The number of pending HWID requests. */
  pending: number;
  onUpload(): void;
  onPalette(): void;
}

/**
 * The title, search, theme and sign-out; below them the navigation and 'Upload client' (ADM-1). On phones the
 * second row folds behind a menu button, which shows that requests are pending.
 */
export function AdminHeader({ pending, onUpload, onPalette }: Props) {
  const [search, setSearch] = useSearchText();
  const [isLeaving, setLeaving] = useState(false);
  const menuId = useId();
  const { pathname } = useLocation();
  // the page on which the menu was opened: another page closes it
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === pathname;
  const searched = adminPages.find(({ path }) => path === pathname)?.searched;

  function leave() {
    setLeaving(true);
    void signOut('/login');
  }
  return (
    <header className="border-b border-line bg-raised">
      <div className="mx-auto max-w-[100rem] px-4 sm:px-6">
        <div className="flex flex-wrap items-center gap-x-1 gap-y-2 py-2.5 md:-me-2">
          <HomeLink />
          <SearchBox
            role="search"
            value={search}
            onChange={setSearch}
            placeholder={searched ? `Search ${searched}` : undefined}
            end={<PaletteButton onClick={onPalette} />}
            className="max-md:order-last max-md:basis-full md:me-2 md:w-64 lg:w-80"
          />
          <ThemeToggle />
          <IconButton label="Sign out" icon={<LogoutIcon />} busy={isLeaving} onClick={leave} />
          <MenuButton
            isOpen={isOpen}
            pending={pending}
            menuId={menuId}
            onClick={() => setOpenAt(isOpen ? undefined : pathname)}
          />
        </div>
        <div id={menuId} className={clsx(secondRow, isOpen ? 'flex' : 'max-md:hidden')}>
          <AdminNav pending={pending} onFollow={() => setOpenAt(undefined)} />
          <UploadButton onClick={onUpload} />
        </div>
      </div>
    </header>
  );
}

interface MenuButtonProps {
  isOpen: boolean;
  pending: number;
  menuId: string;
  onClick(): void;
}

/** Folds the second row on phones; a dot shows that requests are pending. */
const MenuButton = ({ isOpen, pending, menuId, onClick }: MenuButtonProps) => (
  <button
    type="button"
    aria-label={isOpen ? 'Close menu' : pending > 0 ? `Open menu, ${pending} pending` : 'Open menu'}
    aria-expanded={isOpen}
    aria-controls={menuId}
    onClick={onClick}
    className={clsx(
      'relative -me-3 grid size-11 place-items-center rounded-md text-muted hover:bg-hover',
      'hover:text-text md:hidden',
    )}
  >
    {isOpen ? <XIcon /> : <MenuIcon />}
    {pending > 0 && !isOpen && (
      <span
        aria-hidden="true"
        className="absolute end-2.5 top-2.5 size-2 rounded-full bg-accent-text ring-2 ring-raised"
      />
    )}
  </button>
);

const HomeLink = () => (
  <Link
    to="/dash"
    className={clsx(
      'me-auto flex min-h-11 min-w-0 items-center rounded-sm no-underline max-md:flex-1 sm:min-h-9',
      'pointer-coarse:min-h-11',
    )}
  >
    <Brand name={config.brand} />
  </Link>
);

const UploadButton = ({ onClick }: { onClick(): void }) => (
  <Button
    variant="ghost"
    size="sm"
    icon={<UploadIcon size={17} className="text-muted" />}
    onClick={onClick}
    className="max-md:h-11! max-md:justify-start! md:-me-3"
  >
    Upload client
  </Button>
);

const secondRow =
  'items-center justify-between gap-4 max-md:flex-col max-md:items-stretch max-md:gap-1 ' +
  'max-md:border-t max-md:border-line max-md:py-2 md:flex';
