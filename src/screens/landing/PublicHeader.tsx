import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ThemeToggle } from '#src/theme/ThemeToggle.tsx';
import { SkipLink } from '#src/ui/SkipLink.tsx';

/** The column of the content of public pages. */
export const column = 'mx-auto w-full max-w-6xl px-5 min-[105rem]:max-w-7xl sm:px-8';

interface PublicHeaderProps {
  /** Mark and name. */
  brand: ReactNode;
  /** Links before the switch of the theme. */
  children?: ReactNode;
}

/** The header of the pages that anybody may read. */
export const PublicHeader = ({ brand, children }: PublicHeaderProps) => (
  <>
    <SkipLink to="content" />
    <header className={clsx(column, 'flex items-center gap-2 py-4 sm:py-5')}>
      <div className="me-auto min-w-0">{brand}</div>
      {children}
      <ThemeToggle className="-me-2" />
    </header>
  </>
);
