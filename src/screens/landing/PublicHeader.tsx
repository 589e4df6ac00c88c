import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ThemeToggle } from '#src/theme/ThemeToggle.tsx';
import { headerClasses } from '#src/ui/header-classes.ts';
import { SkipLink } from '#src/ui/SkipLink.tsx';

interface PublicHeaderProps {
  brand: ReactNode;
  /** Links before the switch of the theme. */
  children?: ReactNode;
}

/** The header of the pages that anybody may read. */
export const PublicHeader = ({ brand, children }: PublicHeaderProps) => (
  <>
    <SkipLink to="content" />
    <header
      className={clsx(headerClasses, 'gap-1 max-[18rem]:flex-wrap max-[18rem]:justify-end max-[18rem]:py-3')}
    >
      <div className="me-auto min-w-0">{brand}</div>
      {children}
      <ThemeToggle className="-me-2" />
    </header>
  </>
);
