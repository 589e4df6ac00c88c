import { Link } from 'react-router-dom';
import { config } from '#src/app/config.ts';
import { useMedia } from '#src/lib/use-media.ts';
import { Brand } from '#src/ui/Brand.tsx';
import type { HeaderActions } from './account-items.tsx';
import { PhoneMenu } from './PhoneMenu.tsx';
import { WideMenus } from './WideMenus.tsx';

/** The header (DAS-1): logo, Discord, theme and profile; a single menu on small screens. */
export function DashboardHeader(actions: HeaderActions) {
  const isWide = useMedia('(min-width: 40rem)');
  return (
    <header className="border-b border-line bg-raised">
      <div className="mx-auto flex h-15 max-w-7xl items-center justify-between gap-4 px-4 sm:px-6">
        <Link
          to="/dash"
          className="flex min-w-0 items-center rounded-md no-underline pointer-coarse:min-h-11"
        >
          <Brand name={config.brand} />
        </Link>
        {isWide ? <WideMenus {...actions} /> : <PhoneMenu {...actions} />}
      </div>
    </header>
  );
}
