import clsx from 'clsx';
import { HouseIcon, LogOutIcon, UploadIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { config } from '#src/app/config.ts';
import { avatarUrl } from '#src/session/avatar-url.ts';
import { useUser } from '#src/session/use-session.ts';
import { ThemeToggle } from '#src/theme/ThemeToggle.tsx';
import { AccountMenu } from '#src/ui/AccountMenu.tsx';
import { Brand } from '#src/ui/Brand.tsx';
import { Button } from '#src/ui/Button.tsx';
import type { MenuEntry } from '#src/ui/menu-entry.ts';
import { AdminNav, MenuButton } from './AdminNav.tsx';
import { AdminSearch } from './AdminSearch.tsx';

interface Props {
  pending: number | undefined;
  onUpload(): void;
  onPalette(): void;
  onSignOut(): void;
}

/** Title, search, theme and account, below them navigation and 'Upload client', which phones fold (ADM-1). */
export function AdminHeader({ pending, onUpload, onPalette, onSignOut }: Props) {
  const user = useUser();
  const menuId = useId();
  const { pathname } = useLocation();
  // the page on which the menu was opened: another page closes it
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === pathname;

  return (
    <header className="print:hidden border-b border-line bg-surface">
      <div className="mx-auto max-w-wide px-4 sm:px-6">
        <div className="flex flex-wrap items-center gap-x-1 gap-y-2 py-2.5 max-sm:gap-y-1 max-sm:py-1.5 md:not-forced-colors:-me-2 short:py-1!">
          <Link
            to="/dash"
            className="flex min-h-control-lg min-w-0 items-center rounded-sm no-underline max-md:flex-1 md:me-3 sm:min-h-control-md pointer-coarse:min-h-control-lg"
          >
            <Brand name={config.brand} />
          </Link>
          <AdminSearch onPalette={onPalette} />
          <ThemeToggle />
          <AccountMenu name={user.username} picture={avatarUrl(user)} items={accountItems(onSignOut)} />
          <MenuButton
            isOpen={isOpen}
            pending={pending ?? 0}
            menuId={menuId}
            onClick={() => setOpenAt(isOpen ? undefined : pathname)}
          />
        </div>
        <div id={menuId} className={clsx(secondRow, isOpen ? 'flex' : 'max-md:hidden')}>
          <AdminNav pending={pending} onFollow={() => setOpenAt(undefined)} />
          <Button
            variant="ghost"
            size="sm"
            icon={<UploadIcon className="size-icon-sm text-muted" />}
            onClick={onUpload}
            className="max-md:h-control-lg! max-md:justify-start! md:not-forced-colors:-me-3"
          >
            Upload client
          </Button>
        </div>
      </div>
    </header>
  );
}

const accountItems = (onSignOut: () => void): MenuEntry[] => [
  { label: 'Dashboard', icon: <HouseIcon className="size-icon-sm" />, to: '/dash' },
  'separator',
  { label: 'Sign out', icon: <LogOutIcon className="size-icon-sm" />, onSelect: onSignOut },
];

const secondRow =
  'items-center justify-between gap-4 max-md:flex-col max-md:items-stretch max-md:gap-1 ' +
  'max-md:border-t max-md:border-line max-md:py-2 md:flex';
