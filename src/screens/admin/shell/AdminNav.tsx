import clsx from 'clsx';
import { MenuIcon, XIcon } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { Badge } from '#src/ui/Badge.tsx';
import { adminPages, HWID_PATH } from './admin-pages.ts';

interface Props {
  /** The number of pending HWID requests, undefined if it could not be loaded; no badge at 0. */
  pending: number | undefined;
  /** Called when a link is clicked, including the current page's. */
  onFollow(): void;
}

/** Links to the lists (ADM-1), in a row; on phones in a column. */
export function AdminNav({ pending, onFollow }: Props) {
  return (
    <nav aria-label="Admin">
      <ul className="flex max-md:flex-col md:-mb-px md:gap-4 lg:gap-6">
        {adminPages.map(({ path, label, Icon }) => (
          <li key={path}>
            <NavLink to={path} className={linkClasses} onClick={onFollow}>
              <Icon className="size-icon-sm text-muted md:hidden" />
              {/* as wide as the current page's, so that none moves */}
              <span
                data-text={label}
                className="grid after:invisible after:h-0 after:overflow-hidden after:font-medium after:content-[attr(data-text)_/_'']"
              >
                {label}
              </span>
              {path === HWID_PATH && pending !== 0 && (
                <>
                  {' '}
                  <Badge count={pending} label="pending" />
                </>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const linkClasses = ({ isActive }: { isActive: boolean }) =>
  clsx(
    'flex min-h-control-lg items-center gap-2 whitespace-nowrap no-underline transition-colors hover:text-text',
    'max-md:rounded-md max-md:px-3 max-md:hover:bg-hover md:not-forced-colors:border-b-2',
    isActive
      ? 'font-medium text-text max-md:bg-accent-soft max-md:text-accent-text md:border-accent-text'
      : 'text-muted md:border-transparent md:hover:border-line-strong',
  );

interface MenuButtonProps {
  isOpen: boolean;
  pending: number;
  menuId: string;
  onClick(): void;
}

/** Folds the second row on phones; shows how many requests are pending. */
export const MenuButton = ({ isOpen, pending, menuId, onClick }: MenuButtonProps) => (
  <button
    type="button"
    aria-label={isOpen ? 'Close menu' : pending > 0 ? `Open menu, ${pending} pending` : 'Open menu'}
    aria-expanded={isOpen}
    aria-controls={menuId}
    onClick={onClick}
    className={clsx(
      'relative -me-3 grid size-control-lg place-items-center rounded-md text-muted hover:bg-hover',
      'hover:text-text -outline-offset-4 md:hidden', // the search is as near
    )}
  >
    {isOpen ? <XIcon /> : <MenuIcon />}
    {pending > 0 && !isOpen && (
      <span className="absolute end-0.5 -top-1">
        <Badge count={pending} label="pending" />
      </span>
    )}
  </button>
);
